import {useId, type ReactNode} from 'react';
import styles from './ClassResults.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly remark: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A line of text, with what it may be or why it cannot be used. */
export function TextField({label, text, remark, problem, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-message`}
        onChange={({target}) => onChange(target.value)}
      />
      <p id={`${id}-message`} className={styles.message} aria-live="polite">
        {problem ?? remark}
      </p>
    </div>
  );
}
