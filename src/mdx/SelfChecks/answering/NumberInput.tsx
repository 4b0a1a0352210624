import {useId, type ReactNode} from 'react';
import type {NumberAnswer} from '@site/src/data/selfChecks/schema';
import type {Verdict} from '@site/src/lib/selfChecks/judge';
import styles from './styles.module.css';

interface Props {
  /** Id of the question's text. */
  readonly labelledBy: string;
  readonly answer: NumberAnswer;
  readonly text: string;
  readonly verdict: Verdict | undefined;
  readonly onChange: (text: string) => void;
}

/** A number with its unit. The fields of the kit would bring the styles of all apps to the page. */
export function NumberInput({labelledBy, answer, text, verdict, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.numeric}>
      <label htmlFor={id}>Answer</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby={answer.unit && `${id}-unit`}
        aria-invalid={verdict?.kind === 'unread' || undefined}
        onChange={({target}) => onChange(target.value)}
      />
      <span id={`${id}-unit`}>{answer.unit}</span>
    </div>
  );
}
