import type {ReactNode} from 'react';
import type {Keeping} from '@site/src/lib/storage/KeptStore';
import styles from './Citations.module.css';

const notes: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  blocked:
    'Your browser does not allow this site to store data, so the list is lost when you close or reload the page. Download it before you leave.',
  full: 'The browser storage of this site is full, so the list is lost when you close or reload the page. Download it before you leave.',
};

interface Props {
  readonly keeping: Keeping;
  readonly isNeeded: boolean;
}

/** Warning that the list will not be there at the next visit; nothing if it will. */
export function KeepingNote({keeping, isNeeded}: Props): ReactNode {
  return (
    <p role="status" className={styles.keeping}>
      {isNeeded && keeping !== 'kept' && notes[keeping]}
    </p>
  );
}
