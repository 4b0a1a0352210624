/** Divides a list among files of about one size. */
import {createHash} from 'node:crypto';
import type {FileKind} from '../index/format';

/** A file of the index. */
export interface IndexFile {
  readonly kind: FileKind;
  readonly hash: string;
  /** JSON. */
  readonly content: string;
}

export function fileOf(kind: FileKind, value: unknown): IndexFile {
  const content = JSON.stringify(value);
  return {kind, hash: createHash('sha256').update(content).digest('hex').slice(0, 8), content};
}

/** A file with the position of its first entry in the list, and that entry. */
export interface PartFile<Entry> extends IndexFile {
  readonly start: number;
  readonly first: Entry;
}

interface Division<Entry> {
  /** Signs of JSON from which on a file is full. */
  readonly size: number;
  content(entries: readonly Entry[]): unknown;
  /** True if an entry must be in the file of the one before. */
  isTogether(entry: Entry, before: Entry): boolean;
}

export function inFiles<Entry>(
  kind: FileKind,
  list: readonly Entry[],
  {size, content, isTogether}: Division<Entry>,
): readonly PartFile<Entry>[] {
  const files: PartFile<Entry>[] = [];
  let start = 0;
  let length = 0;
  list.forEach((entry, i) => {
    length += JSON.stringify(entry).length;
    const next = list[i + 1];
    const isFull = length >= size && !(next && isTogether(next, entry));
    if (!isFull && i < list.length - 1) return;
    const file = fileOf(kind, content(list.slice(start, i + 1)));
    files.push({...file, start, first: list[start] as Entry});
    [start, length] = [i + 1, 0];
  });
  return files;
}
