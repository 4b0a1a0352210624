import type {ReactNode} from 'react';
import type {Problem} from '../../model/types';
import styles from '../start/start.module.css';

/** What is wrong, and what to do about it; read out at once. */
export function ProblemNotice({problem}: {readonly problem: Problem}): ReactNode {
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{problem.what}</strong> {problem.advice}
      </p>
    </div>
  );
}
