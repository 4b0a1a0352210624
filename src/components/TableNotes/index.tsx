import type {ReactNode} from 'react';
import type {Notes} from './notes';
import styles from './styles.module.css';

export {notesOn} from './notes';

const idOf = (table: string, letter: string): string => `${table}-${letter}`;

interface MarkProps {
  readonly letter: string | undefined;
  /** An id of the table, from `useId`. */
  readonly table: string;
}

/** Link from a row to its note. */
export function NoteMark({letter, table}: MarkProps): ReactNode {
  if (!letter) return null;
  return (
    <sup>
      <a href={`#${idOf(table, letter)}`} className={styles.mark} aria-label={`Note ${letter}`}>
        {letter}
      </a>
    </sup>
  );
}

interface ListProps {
  readonly notes: Notes;
  readonly table: string;
}

/** Below a table: why its marked rows need a second look. */
export function NoteList({notes, table}: ListProps): ReactNode {
  if (notes.list.length === 0) return null;
  return (
    <ol type="a" className={styles.notes}>
      {notes.list.map(({letter, text}) => (
        <li key={letter} id={idOf(table, letter)}>
          {text.charAt(0).toUpperCase() + text.slice(1)}
        </li>
      ))}
    </ol>
  );
}
