import {useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Lesson} from '@site/src/data/lessons';
import type {SheetKind} from '@site/src/data/lessons/documents';
import {pageName, useSheetPages} from './sheetPages';
import styles from './worksheet.module.css';

interface Props {
  readonly lesson: Lesson;
  readonly kind: SheetKind;
  readonly children: ReactNode;
}

/** Room for the names of those who fill in a sheet. */
export const NameLine = (): ReactNode => (
  <p className={styles.names}>
    <span>Name</span>
    <span>Class</span>
    <span>Date</span>
  </p>
);

/**
 * A sheet of paper: on the screen its content, in print with its title and where it comes from. Answers
 * are about numbers that are made up, and nothing that the search may quote.
 */
export function Sheet({lesson, kind, children}: Props): ReactNode {
  const {title, page} = lesson;
  const address = useBaseUrl(page, {absolute: true});
  const isKey = kind === 'answer-key';
  const sheet = useRef<HTMLDivElement>(null);
  useSheetPages(sheet, lesson, kind);
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-sheet={pageName(lesson, kind)}
      data-search={isKey ? 'skip' : undefined}
    >
      <div className={styles.head} data-search="skip">
        {!isKey && <NameLine />}
        <p className={styles.title}>{isKey ? `Answers: ${title}` : title}</p>
        <p className={styles.origin}>ATLAS Open Data, CC BY 4.0, {address}</p>
      </div>
      {children}
    </div>
  );
}
