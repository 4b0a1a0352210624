import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The summary of a page, in at most 30 words, between its facts and its first paragraph. */
export function InShort({text}: {readonly text: string}): ReactNode {
  return (
    <div className={styles.inShort} data-search="skip">
      <p className={styles.label}>In short</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
