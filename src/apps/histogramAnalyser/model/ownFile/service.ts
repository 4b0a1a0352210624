/** Opens a file of the reader and reads it: the worker's part, without the worker. */
import {addressOf, fetchFile} from './fetchFile';
import {detected} from './formats';
import {checkBytes, limits} from './limits';
import {problemOf, type Problem} from './problem';
import {firstWishes, type Contents, type Source, type SourceTable, type Wish} from './source';
import {readText} from './readText';
import type {OwnTable} from './table';

export type Opened =
  | {readonly kind: 'file'; readonly blob: Blob; readonly name: string}
  /** `base` is the address of the page. */
  | {readonly kind: 'address'; readonly typed: string; readonly base: string};

export type Asked =
  | {readonly kind: 'open'; readonly opened: Opened}
  | {readonly kind: 'read'; readonly path: string; readonly wishes: readonly Wish[]};

export interface Progress {
  readonly doing: 'fetching' | 'reading';
  /** From 0 to 1; null while nobody knows. */
  readonly share: number | null;
}

export type Reply =
  | ({readonly kind: 'progress'} & Progress)
  | {readonly kind: 'table'; readonly table: OwnTable}
  | {readonly kind: 'contents'; readonly contents: Contents}
  | {readonly kind: 'failed'; readonly problem: Problem};

const firstBytes = 512;

/** A table that needs no choice of columns is read at once. */
const isPlain = ({rows, columns}: SourceTable): boolean =>
  columns.every(({kind}) => kind === 'number' || kind === 'text') &&
  columns.length <= limits.columns &&
  columns.length * rows <= limits.cells;

/** Never rejects: what goes wrong is in the reply. Only the last source is kept. */
export function createService(post: (reply: Reply) => void): (asked: Asked) => Promise<void> {
  let source: Source | undefined;
  const progress =
    (doing: Progress['doing']) =>
    (share: number | null): void =>
      post({kind: 'progress', doing, share});

  async function blobOf(opened: Opened) {
    if (opened.kind === 'file') return {...opened, place: {}};
    const url = addressOf(opened.typed, opened.base);
    progress('fetching')(null);
    const fetched = await fetchFile(url, progress('fetching'));
    return {...fetched, place: {address: url.href}};
  }

  async function open(opened: Opened): Promise<void> {
    const {blob, name, place} = await blobOf(opened);
    const start = new Uint8Array(await blob.slice(0, firstBytes).arrayBuffer());
    const {format, isGzipped} = detected(start);
    const file = {name, bytes: blob.size, ...place};
    progress('reading')(null);
    if (format === 'CSV') {
      const text = await readText(blob, isGzipped);
      const {readCsv} = await import('./readCsv');
      post({kind: 'table', table: readCsv(text, file, progress('reading'))});
      return;
    }
    checkBytes(blob.size, limits.diskBytes);
    source =
      format === 'ROOT'
        ? await (await import('./readRoot')).openRoot(blob, file)
        : await (await import('./readParquet')).openParquet(blob, file);
    const [only, ...others] = source.contents.tables;
    if (only && others.length === 0 && isPlain(only)) {
      await read(only.path, firstWishes(only, limits.columns));
    } else post({kind: 'contents', contents: source.contents});
  }

  async function read(path: string, wishes: readonly Wish[]): Promise<void> {
    if (!source) throw new Error('no file is open');
    progress('reading')(null);
    post({kind: 'table', table: await source.read(path, wishes, progress('reading'))});
  }

  return async (asked) => {
    try {
      if (asked.kind === 'open') await open(asked.opened);
      else await read(asked.path, asked.wishes);
    } catch (error) {
      post({kind: 'failed', problem: problemOf(error)});
    }
  };
}
