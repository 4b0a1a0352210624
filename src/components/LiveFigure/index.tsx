import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What there is to see, and to do. */
  readonly caption: ReactNode;
  /** Drawings with role "img" and a name, and fields beside them. */
  readonly children: ReactNode;
}

/** A figure that readers can use. What it shows brings its own text alternative. */
export function LiveFigure({caption, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.body}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
