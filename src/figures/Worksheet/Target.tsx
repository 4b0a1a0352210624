import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A square with a disc in it, whose radius is a quarter of the side. */
export function Target(): ReactNode {
  return (
    <svg
      className={styles.target}
      viewBox="-100 -100 200 200"
      role="img"
      aria-label="A square, and in its centre a disc with a radius of a quarter of its side."
    >
      <rect x="-99" y="-99" width="198" height="198" className={styles.ring} />
      <circle r="49.5" className={styles.disc} />
    </svg>
  );
}
