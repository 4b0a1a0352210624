import {useId, type ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './fields.module.css';

interface Props {
  readonly label: string;
  readonly symbol?: string;
  readonly unit?: string;
  readonly text: string;
  /** The meaning of an empty field. */
  readonly placeholder?: string;
  /** The reason why the number cannot be used. */
  readonly problem?: string;
  /** A remark on a number that can be used. */
  readonly remark?: string;
  readonly onChange: (text: string) => void;
}

/** A number typed as text, with its unit and a message below. `NumberField` is for a number within limits. */
export function NumberTextField(props: Props): ReactNode {
  const {label, symbol, unit, text, placeholder, problem, remark, onChange} = props;
  const id = useId();
  const message = problem ?? remark;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {symbol && (
          <>
            {' '}
            <i>{symbol}</i>
          </>
        )}
        {unit && <span className={styles.unit}> in {unit}</span>}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={message ? `${id}-message` : undefined}
        onChange={({target}) => onChange(target.value)}
      />
      <p
        id={`${id}-message`}
        className={clsx(styles.message, problem && styles.isProblem)}
        aria-live="polite"
      >
        {message}
      </p>
    </div>
  );
}
