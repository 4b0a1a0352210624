import {flagMeanings, type Flag} from '@site/src/data/catalogue/flags';

interface FlaggedRow {
  readonly flag: Flag | null;
  readonly reason: string | null;
}

interface Note {
  readonly letter: string;
  readonly text: string;
}

export interface Notes {
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
