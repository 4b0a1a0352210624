import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './worksheet.module.css';

interface Props {
  readonly title: string;
  /** Address of the page that has the lesson. */
  readonly page: string;
  /** With room for names. */
  readonly isForClass?: boolean;
  readonly children: ReactNode;
}

/**
 * A sheet of paper: on the screen its content, in print with its title and where it comes from. Answers
 * are about numbers that are made up, and nothing that the search may quote.
 */
export function Sheet({title, page, isForClass = false, children}: Props): ReactNode {
  const address = useBaseUrl(page, {absolute: true});
  return (
    <div className={styles.sheet} data-search={isForClass ? undefined : 'skip'}>
      <div className={styles.head} data-search="skip">
        {isForClass && (
          <p className={styles.names}>
            <span>Name</span>
            <span>Class</span>
            <span>Date</span>
          </p>
        )}
        <p className={styles.title}>{title}</p>
        <p className={styles.origin}>ATLAS Open Data, CC BY 4.0, {address}</p>
      </div>
      {children}
    </div>
  );
}
