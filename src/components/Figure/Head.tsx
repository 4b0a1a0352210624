import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The line that opens a figure with a finding, its number and its title. */
export function FigureHead({title}: {readonly title: string}): ReactNode {
  return (
    <p className={styles.head}>
      <strong>{title}</strong>
    </p>
  );
}
