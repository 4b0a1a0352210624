import type {ReactNode} from 'react';
import {readingFacts} from '@site/src/lib/readingFacts';
import styles from './styles.module.css';

/** One quiet line below the title of a page: for whom it is, its level, the time it takes. */
export function ReadingFacts(props: Parameters<typeof readingFacts>[0]): ReactNode {
  return (
    <ul role="list" aria-label="About this page" className={styles.facts} data-search="skip">
      {readingFacts(props).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
