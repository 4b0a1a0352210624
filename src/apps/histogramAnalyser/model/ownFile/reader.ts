/** The reading of a file as a page uses it, in a worker or in the page. */
import {UserFileError, reviveProblem} from '@site/src/kit/userFile/problem';
import type {RecordedKey} from '@site/src/samples/recorded/selections';
import {connect, WorkerDisconnectedError, type WorkerLike} from '@site/src/kit/worker/channel';
import {
  createFileService,
  type FileOrigin,
  type FileService,
  type Progress,
  type ReadResult,
} from './service';
import type {ColumnRequest} from './source';

export type {FileOrigin, Progress, ReadResult} from './service';

/** All promises reject with an UserFileError, or a WorkerDisconnectedError after `close`. */
export interface Reader {
  open(origin: FileOrigin): Promise<ReadResult>;
  /** Reads columns of the file that is open. */
  read(path: string, wishes: readonly ColumnRequest[]): Promise<ReadResult>;
  /** Selects events of the released file that is open. */
  select(key: RecordedKey): Promise<ReadResult>;
  /** Stops reading, and rejects what is pending. */
  close(): void;
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/** Also for a file that the worker could not hold: the page is not to try it. */
function explainCrash(error: unknown): never {
  if (!(error instanceof WorkerDisconnectedError) || error.reason === 'closed') throw error;
  throw new UserFileError(
    'The browser stopped reading, perhaps because its memory was full.',
    'Select fewer columns or a part of the file, or close other tabs.',
  );
}

/** @param onProgress called while a request is pending */
export function createReader(
  onProgress: (progress: Progress) => void,
  start: () => WorkerLike = startWorker,
): Reader {
  const {request, close} = connect<FileService>({
    startWorker: start,
    createInPageService: createFileService,
    reviveError: reviveProblem,
    repeatsAfterCrash: false,
  });
  return {
    open: (origin) => request('open', origin, {onProgress}).catch(explainCrash),
    read: (path, wishes) => request('read', {path, wishes}, {onProgress}).catch(explainCrash),
    select: (key) => request('select', key, {onProgress}).catch(explainCrash),
    close,
  };
}
