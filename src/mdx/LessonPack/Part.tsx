import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A part of a lesson, folded until it is wanted. */
export function Part({id, label, children}: Props): ReactNode {
  return (
    <details className={styles.part}>
      <summary>
        <h4 id={id}>{label}</h4>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
