import type {ReactNode} from 'react';
import {Check} from 'lucide-react';
import {RichText} from '@site/src/components/RichText';
import type {Answer} from '@site/src/data/selfChecks/schema';
import {formatSignificant} from '@site/src/kit/format/numbers';
import styles from './styles.module.css';

/** The options of a question that was answered, with the correct ones marked; or its number. */
export function Solved({answer}: {readonly answer: Answer}): ReactNode {
  if (answer.kind === 'number') {
    return (
      <p className={styles.solved}>
        Answer: {formatSignificant(answer.value, 6)}
        {answer.unit && ` ${answer.unit}`}
      </p>
    );
  }
  return (
    <ul role="list" className={styles.solved}>
      {answer.options.map(({text, correct}) => (
        <li key={text} data-correct={correct}>
          {correct && <Check size="1.1em" role="img" aria-label="Correct:" />}
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
