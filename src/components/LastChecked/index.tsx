import type {ReactNode} from 'react';
import {printDate} from '@site/src/lib/printDate';
import styles from './styles.module.css';

interface Props {
  /** A day such as 2026-06-30. */
  readonly on: string;
}

/** The day on which the facts of a page of reference were last compared with their sources. */
export function LastChecked({on}: Props): ReactNode {
  return (
    <p className={styles.checked}>
      Facts last checked on <time dateTime={on}>{printDate(on)}</time>
    </p>
  );
}
