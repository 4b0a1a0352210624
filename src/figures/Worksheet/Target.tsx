import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A square with a disc in it, whose radius is a quarter of the side. */
export function Target(): ReactNode {
  return (
    <svg
      className={styles.target}
      viewBox="-100 -100 200 200"
      role="img"
      aria-label="A square with a disc at its centre; the radius of the disc is a quarter of the side of the square."
    >
      <rect x="-99" y="-99" width="198" height="198" className={styles.ring} />
      <circle r="49.5" className={styles.disc} />
    </svg>
  );
}
