import {useId, type CSSProperties, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly detail?: string;
  /** The token of the colour that it has in the drawing. */
  readonly colour?: string;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Told when the pointer comes over an option, and with nothing when it leaves. */
  readonly onPoint?: (value: Value | undefined) => void;
}

/** One of a few things that a drawing can show: the browser's own radio buttons, side by side. */
export function Choice<Value extends string>(props: Props<Value>): ReactNode {
  const {legend, options, value, onChange, onPoint} = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} data-without-javascript="hide">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          onPointerEnter={() => onPoint?.(option.value)}
          onPointerLeave={() => onPoint?.(undefined)}
          style={option.colour ? ({'--colour': `var(--${option.colour})`} as CSSProperties) : {}}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            autoComplete="off"
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            {option.label} {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
