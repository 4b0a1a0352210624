import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Keeps a number and its unit on one line. */
const unbroken = (text: string): string =>
  text.replaceAll(/(\d) (%|(?:k|M|G|T|P)?(?:eV|B)\b|[fp]b⁻¹|million|billion)/g, '$1\u00a0$2');

/** The summary of a page, in at most 30 words, before its first paragraph. */
export function InShort({text}: {readonly text: string}): ReactNode {
  return (
    <div className={styles.inShort} data-search="skip">
      <p className={styles.label}>In short</p>
      <p className={styles.text}>{unbroken(text)}</p>
    </div>
  );
}
