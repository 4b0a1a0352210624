import type {ReactNode} from 'react';
import styles from './Pair.module.css';

/** Two pictures next to each other, or one below the other where there is no room. */
export function Pair({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
