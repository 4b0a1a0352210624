import {useId, type CSSProperties, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** Decoration before the label, hidden from screen readers. */
  readonly symbol?: string | undefined;
  /** The token of its colour, where the figure has one for it. */
  readonly colour?: string;
}

interface Props<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Told over which one the pointer is. */
  readonly onPoint?: (value: Value | undefined) => void;
}

const coloured = (colour: string | undefined): CSSProperties | undefined =>
  colour === undefined ? undefined : ({'--choice': `var(--${colour})`} as CSSProperties);

/** One of a few things, all in sight. Without JavaScript it would do nothing, and is hidden. */
export function ChoiceRow<Value extends string | number>(props: Props<Value>): ReactNode {
  const {label, value, options, onChange, onPoint} = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} data-without-javascript="hide">
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.value}
            style={coloured(option.colour)}
            data-coloured={option.colour}
            onPointerEnter={() => onPoint?.(option.value)}
            onPointerLeave={() => onPoint?.(undefined)}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              autoComplete="off"
              onChange={() => onChange(option.value)}
            />
            {option.symbol && (
              <span className={styles.symbol} aria-hidden>
                {option.symbol}
              </span>
            )}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
