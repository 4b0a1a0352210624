/** Files of which a reader chooses the columns: ROOT and Parquet. */
import type {ReleasedFile} from '@site/src/samples/recorded/recognise';
import type {RecordedKey} from '@site/src/samples/recorded/selections';
import {columnBuilder, type ColumnBuilder} from './columnBuilder';
import type {SelectedEvents} from './readReleased';
import type {FileFormat, OwnColumn, OwnTable} from './table';

export interface SourceColumn {
  readonly name: string;
  /** As the format calls it. */
  readonly type: string;
  /** One number per row, a list of numbers, a text, or unsupported content. */
  readonly kind: 'number' | 'numbers' | 'text' | 'other';
}

export interface SourceTable {
  /** Name of the tree of a ROOT file; empty for Parquet, which has one table. */
  readonly path: string;
  readonly rows: number;
  readonly columns: readonly SourceColumn[];
}

export interface Contents {
  readonly name: string;
  readonly format: FileFormat;
  readonly tables: readonly SourceTable[];
  /** For a file of a release with a selection ready made. */
  readonly released?: ReleasedFile;
}

/** A column to read. Of a list either its length, or the entry at a place that counts from 0. */
export interface ColumnRequest {
  readonly column: string;
  readonly take: 'value' | 'length' | number;
}

export interface Source {
  readonly contents: Contents;
  /** @throws UserFileError */
  read(
    path: string,
    wishes: readonly ColumnRequest[],
    progress: (share: number) => void,
  ): Promise<OwnTable>;
  /** Selects events as an analyser does; only where `contents.released` is there. @throws UserFileError */
  select?(key: RecordedKey, progress: (share: number) => void): Promise<SelectedEvents>;
}

export const columnRequestName = ({column, take}: ColumnRequest): string => {
  if (take === 'value') return column;
  return take === 'length' ? `length of ${column}` : `${column}[${take}]`;
};

const weightName = /weight/i;

/**
 * Columns that a reader may want at first, in the order of the file: weights, which stand far down in many
 * trees, then numbers and words, then the first entry of each list.
 */
export function initialColumnRequests(
  {columns}: SourceTable,
  most: number,
): readonly ColumnRequest[] {
  const rankOf = ({name, kind}: SourceColumn): number => {
    if (kind === 'numbers') return 2;
    return weightName.test(name) ? 0 : 1;
  };
  const readable = columns.filter(({kind}) => kind !== 'other');
  const ranked = [...readable].sort((a, b) => rankOf(a) - rankOf(b));
  const wanted = new Set(ranked.slice(0, most));
  return readable
    .filter((column) => wanted.has(column))
    .map(({name, kind}): ColumnRequest => ({column: name, take: kind === 'numbers' ? 0 : 'value'}));
}

export interface Fill {
  readonly wish: ColumnRequest;
  readonly builder: ColumnBuilder;
}

/** For each name the columns that are filled from it. */
export function fillsByName(
  wishes: readonly ColumnRequest[],
): ReadonlyMap<string, readonly Fill[]> {
  const fills = new Map<string, Fill[]>();
  for (const wish of wishes) {
    const own = fills.get(wish.column) ?? [];
    own.push({wish, builder: columnBuilder()});
    fills.set(wish.column, own);
  }
  return fills;
}

function plainNumber(value: unknown): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.getTime() / 1000 : Number.NaN;
}

/** Puts what a row has into a column; a list that is too short leaves NaN. */
export function fill({wish: {take}, builder}: Fill, value: unknown): void {
  if (take === 'value') {
    if (typeof value === 'string') builder.addText(value);
    else builder.addNumber(plainNumber(value));
    return;
  }
  const list = (value ?? []) as ArrayLike<unknown>;
  builder.addNumber(take === 'length' ? list.length : plainNumber(list[take]));
}

/** The columns in the order of the wishes. */
export function filled(
  fills: ReadonlyMap<string, readonly Fill[]>,
  wishes: readonly ColumnRequest[],
): readonly OwnColumn[] {
  const all = Array.from(fills.values()).flat();
  return wishes.map((wish) =>
    (all.find((entry) => entry.wish === wish) as Fill).builder.done(columnRequestName(wish)),
  );
}
