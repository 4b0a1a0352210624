import type {ReactNode} from 'react';
import type {Problem} from '../../model/types';
import styles from './draw.module.css';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly problem: Problem | undefined;
}

/** What is wrong with an expression, below its field: the place is marked in the expression itself. */
export function ProblemBelow({id, text, problem}: Props): ReactNode {
  const at = problem?.at;
  const isPlaced = at !== undefined && at.to > at.from && at.to <= text.length;
  return (
    <div id={id} className={styles.problem} aria-live="polite">
      {problem && (
        <>
          {isPlaced && (
            <code className={styles.place} aria-hidden>
              {text.slice(0, at.from)}
              <mark>{text.slice(at.from, at.to)}</mark>
              {text.slice(at.to)}
            </code>
          )}
          <p>
            <strong>{problem.what}</strong> {problem.advice}
          </p>
        </>
      )}
    </div>
  );
}
