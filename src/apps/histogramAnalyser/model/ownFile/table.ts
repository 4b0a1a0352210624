/** A table that a reader opened: columns of numbers, and of words where there are few different ones. */
import type {Column} from '../events/events';

interface Category {
  readonly value: number | string;
  readonly label: string;
  readonly rows: number;
}

export interface Categories {
  /** In ascending order for numbers, in order of appearance for words. */
  readonly list: readonly Category[];
  /** Place of each row in the list; `noCategory` for rows without a value. */
  readonly places: Uint8Array;
}

export const noCategory = 255;

export interface OwnColumn {
  readonly name: string;
  /** `text` where fewer than half of the cells that are filled hold numbers. */
  readonly kind: 'number' | 'text';
  /** NaN where a cell holds no number. */
  readonly values: Column;
  /** Cells that are empty or contain NaN. */
  readonly missing: number;
  /** Cells that hold words instead of numbers; in a column of numbers only. */
  readonly words: number;
  /** The first of them, counted from 1 below the header. */
  readonly firstWord?: {readonly row: number; readonly text: string};
  /** Whole numbers that are too large to be held exactly. */
  readonly rounded: number;
  /** Of the finite values; NaN without any. */
  readonly min: number;
  readonly max: number;
  /** All different values, where there are few enough of them. */
  readonly categories: Categories | null;
}

export type FileFormat = 'CSV' | 'Parquet' | 'ROOT';

export interface OwnTable {
  /** Name of the file, with the tree of a ROOT file. */
  readonly name: string;
  readonly format: FileFormat;
  /** Size of the file. */
  readonly bytes: number;
  /** Where it was fetched, if not from the reader's computer. */
  readonly address?: string;
  readonly rows: number;
  readonly columns: readonly OwnColumn[];
  /** What a reader should know of how it was read. */
  readonly remarks: readonly string[];
}

/** The buffers of a table, to transfer them with a message. */
export const tableBuffers = ({columns}: OwnTable): ArrayBufferLike[] =>
  columns.flatMap(({values, categories}) => [
    values.buffer,
    ...(categories ? [categories.places.buffer] : []),
  ]);
