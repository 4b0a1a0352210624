import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** One way to share: its name, and what belongs to it. */
export function Part({title, children}: Props): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </div>
  );
}
