import type {ReactNode} from 'react';
import type {Problem} from '@site/src/kit/userFile/problem';
import styles from './OwnFile.module.css';

/** What is wrong, and what to do about it. */
export function ProblemMessage({problems}: {readonly problems: readonly Problem[]}): ReactNode {
  return (
    <div role="alert" className={styles.problem}>
      {problems.map(({what, advice}) => (
        <p key={what}>
          <strong>{what}</strong> {advice}
        </p>
      ))}
    </div>
  );
}
