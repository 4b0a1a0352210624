import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly onChange: (value: Value) => void;
}

/** One of a few things, all in sight. Without JavaScript it would do nothing, and is hidden. */
export function ChoiceRow<Value extends string | number>(props: Props<Value>): ReactNode {
  const {label, value, options, onChange} = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} data-without-javascript="hide">
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              autoComplete="off"
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
