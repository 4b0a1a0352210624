/** Opens and reads a file of the user: the handlers that run in the worker or, as the fallback, in the page. */
import {addressOf, fetchFile} from '@site/src/kit/userFile/fetchFile';
import {checkFileSize} from '@site/src/kit/userFile/fileSize';
import {withProblems, UserFileError} from '@site/src/kit/userFile/problem';
import {transfer, type RequestContext} from '@site/src/kit/worker/service';
import type {RecordedKey} from '@site/src/samples/recorded/selections';
import {detectFormat} from './formats';
import {limits} from './limits';
import type {SelectedEvents} from './readReleased';
import {
  initialColumnRequests,
  type Contents,
  type Source,
  type SourceTable,
  type ColumnRequest,
} from './source';
import {tableBuffers, type OwnTable} from './table';

function decoderFor(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

const unzipped = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  stream.pipeThrough(new DecompressionStream('gzip'));

/**
 * A file as text, with gzip undone, piece by piece so that a malicious file cannot fill the memory.
 *
 * @param maxBytes of the text, after gzip is undone
 * @throws UserFileError for a text that is too long, and for corrupted gzip data
 */
async function readText(
  blob: Blob,
  isGzipped: boolean,
  maxBytes: number = limits.textBytes,
): Promise<string> {
  if (!isGzipped) checkFileSize(blob.size, maxBytes);
  const stream = blob.stream();
  const reader = (isGzipped ? unzipped(stream) : stream).getReader();
  const parts: string[] = [];
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read().catch((error: unknown) => {
      if (!isGzipped) throw error;
      throw new UserFileError(
        'The compressed file is truncated or corrupted.',
        'Download or compress it again.',
      );
    });
    if (done) break;
    bytes += value.length;
    if (bytes > maxBytes) await reader.cancel();
    checkFileSize(bytes, maxBytes);
    decoder ??= decoderFor(value);
    parts.push(decoder.decode(value, {stream: true}));
  }
  parts.push(decoder?.decode() ?? '');
  return parts.join('');
}

export type FileOrigin =
  | {readonly kind: 'file'; readonly blob: Blob; readonly name: string}
  /** `base` is the address of the page. */
  | {readonly kind: 'address'; readonly typed: string; readonly base: string};

interface ReadParams {
  readonly path: string;
  readonly wishes: readonly ColumnRequest[];
}

export interface Progress {
  readonly doing: 'fetching' | 'reading';
  /** From 0 to 1; null if unknown. */
  readonly share: number | null;
}

/** A table, selected events or, if the user has to choose its columns, the contents of the file. */
export type ReadResult =
  | {readonly kind: 'table'; readonly table: OwnTable}
  | {readonly kind: 'selected'; readonly selected: SelectedEvents}
  | {readonly kind: 'contents'; readonly contents: Contents};

type Context = RequestContext<Progress>;

/** All handlers throw an UserFileError. */
export interface FileService {
  open(origin: FileOrigin, context: Context): Promise<ReadResult>;
  /** Reads columns of the file that was opened last. */
  read(params: ReadParams, context: Context): Promise<ReadResult>;
  /** Selects events of the released file that was opened last. */
  select(key: RecordedKey, context: Context): Promise<ReadResult>;
}

const firstBytes = 512;

/** True for a table that can be read without assigning columns. */
const isPlain = ({rows, columns}: SourceTable): boolean =>
  columns.every(({kind}) => kind === 'number' || kind === 'text') &&
  columns.length <= limits.columns &&
  columns.length * rows <= limits.cells;

const tableResult = (table: OwnTable): ReadResult =>
  transfer({kind: 'table', table}, tableBuffers(table));

export function createFileService(): FileService {
  let source: Source | undefined;

  async function fetchOrigin(origin: FileOrigin, {onProgress}: Context) {
    if (origin.kind === 'file') return {...origin, place: {}};
    const url = addressOf(origin.typed, origin.base);
    const report = (share: number | null): void => onProgress({doing: 'fetching', share});
    report(null);
    return {...(await fetchFile(url, report)), place: {address: url.href}};
  }

  function startReading({onProgress}: Context): (share: number | null) => void {
    const report = (share: number | null): void => onProgress({doing: 'reading', share});
    report(null);
    return report;
  }

  async function open(origin: FileOrigin, context: Context): Promise<ReadResult> {
    const {blob, name, place} = await fetchOrigin(origin, context);
    const start = new Uint8Array(await blob.slice(0, firstBytes).arrayBuffer());
    const {format, isGzipped} = detectFormat(start);
    const file = {name, bytes: blob.size, ...place};
    const report = startReading(context);
    if (format === 'CSV') {
      const text = await readText(blob, isGzipped);
      const {readCsv} = await import('./readCsv');
      return tableResult(readCsv(text, file, report));
    }
    checkFileSize(blob.size, limits.diskBytes);
    source =
      format === 'ROOT'
        ? await (await import('./readRoot')).openRoot(blob, file)
        : await (await import('./readParquet')).openParquet(blob, file);
    const [only, ...others] = source.contents.tables;
    return only && others.length === 0 && isPlain(only)
      ? read({path: only.path, wishes: initialColumnRequests(only, limits.columns)}, context)
      : {kind: 'contents', contents: source.contents};
  }

  async function read({path, wishes}: ReadParams, context: Context): Promise<ReadResult> {
    if (!source) throw new Error('no file is open');
    return tableResult(await source.read(path, wishes, startReading(context)));
  }

  async function select(key: RecordedKey, context: Context): Promise<ReadResult> {
    if (!source?.select) throw new Error('no released file is open');
    const selected = await source.select(key, startReading(context));
    return transfer({kind: 'selected', selected}, [
      selected.weights.buffer,
      ...Object.values(selected.columns).map(({buffer}) => buffer),
    ]);
  }

  return {
    select: (key, context) => withProblems(() => select(key, context)),
    open: (origin, context) => withProblems(() => open(origin, context)),
    read: (params, context) => withProblems(() => read(params, context)),
  };
}
