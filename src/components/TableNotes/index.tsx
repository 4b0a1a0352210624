import type {ReactNode} from 'react';
import {flagMeanings, type Flag} from '@site/src/data/catalogue/flags';
import styles from './styles.module.css';

interface FlaggedRow {
  readonly flag: Flag | null;
  readonly reason: string | null;
}

interface Note {
  readonly letter: string;
  readonly text: string;
}

interface Notes {
  readonly list: readonly Note[];
  /** The letter that a row carries; undefined for a row without a flag. */
  readonly letterOf: (row: FlaggedRow) => string | undefined;
}

const textOf = ({flag, reason}: FlaggedRow): string | undefined =>
  flag === null || reason === null ? undefined : `${flagMeanings[flag]}: ${reason}`;

/** The reasons of flagged rows, each once, lettered in the order in which they appear. */
export function notesOn(rows: readonly FlaggedRow[]): Notes {
  const texts = [...new Set(rows.map(textOf).filter((text) => text !== undefined))];
  const list = texts.map((text, index) => ({letter: String.fromCharCode(97 + index), text}));
  return {list, letterOf: (row) => list.find(({text}) => text === textOf(row))?.letter};
}

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
      <a
        href={`#${idOf(table, letter)}`}
        className={styles.mark}
        data-target
        aria-label={`Note ${letter}`}
      >
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
