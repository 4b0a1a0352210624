import type {ReactNode} from 'react';
import styles from './panels.module.css';

/** Said where a part needs a trained method. */
export function NotYet(): ReactNode {
  return <p className={styles.remark}>Train a model first: its results are shown here.</p>;
}
