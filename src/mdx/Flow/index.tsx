import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of Markdown, drawn as what follows from what: numbered steps in a row, others as a tree. */
export function Flow({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.flow}>{children}</div>;
}
