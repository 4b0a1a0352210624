import type {ReactNode} from 'react';
import {noteIdOf} from './noteId';
import styles from './styles.module.css';

/**
 * The definitions of the terms that a page marks, at its end: on paper they can be read, and on the
 * screen readers of the marks are told them.
 */
export function TermNotes({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.notes} data-search="skip">
      <p className={styles.heading}>Terms on this page</p>
      <dl>{children}</dl>
    </div>
  );
}

interface NoteProps {
  readonly of: string;
  readonly term: string;
  readonly text: string;
}

export function TermNote({of, term, text}: NoteProps): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd id={noteIdOf(of)}>{text}</dd>
    </div>
  );
}
