/** The reading of a file as a page sees it, in a worker or, where workers are refused, on the page. */
import {createService, type Asked, type Opened, type Progress, type Reply} from './service';
import {OwnFileError} from './problem';
import type {Contents, Wish} from './source';
import type {OwnTable} from './table';

export type {Opened, Progress} from './service';

/** A table, or where the columns have to be chosen, what the file has. */
export type Found =
  | {readonly kind: 'table'; readonly table: OwnTable}
  | {readonly kind: 'contents'; readonly contents: Contents};

export interface Reader {
  /** @throws OwnFileError */
  open(opened: Opened): Promise<Found>;
  /** Reads columns of a file whose contents were found. @throws OwnFileError */
  read(path: string, wishes: readonly Wish[]): Promise<Found>;
  /** Breaks off what is being read; nothing is answered any more. */
  close(): void;
}

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

interface Waiting {
  readonly resolve: (found: Found) => void;
  readonly reject: (error: Error) => void;
}

const broken = new OwnFileError(
  'The browser stopped reading, perhaps because its memory was full.',
  'Take fewer columns or a part of the file, or close other tabs.',
);

interface Line {
  readonly tell: (asked: Asked) => void;
  readonly end: () => void;
}

function pageLine(hear: (reply: Reply) => void): Line {
  const service = createService(hear);
  return {tell: (asked) => void service(asked), end: () => undefined};
}

/** @param onBroken told whether the worker ever said anything */
function workerLine(
  worker: WorkerLike,
  hear: (reply: Reply) => void,
  onBroken: (hasSpoken: boolean) => void,
): Line {
  let hasSpoken = false;
  worker.onmessage = ({data}) => {
    hasSpoken = true;
    hear(data);
  };
  worker.onerror = () => onBroken(hasSpoken);
  return {tell: (asked) => worker.postMessage(asked), end: () => worker.terminate()};
}

/** One question at a time. @param onProgress hears how far the reading is */
export function createReader(
  onProgress: (progress: Progress) => void,
  start: () => WorkerLike = startWorker,
): Reader {
  let waiting: (Waiting & {readonly asked: Asked}) | undefined;
  let isClosed = false;

  const hear = (reply: Reply): void => {
    if (isClosed) return;
    if (reply.kind === 'progress') return onProgress(reply);
    const {resolve, reject} = waiting ?? {};
    waiting = undefined;
    if (reply.kind !== 'failed') resolve?.(reply);
    else reject?.(new OwnFileError(reply.problem.what, reply.problem.cure));
  };

  const goOn = (hasSpoken: boolean): void => {
    if (isClosed) return;
    line.end();
    line = pageLine(hear);
    if (!waiting) return;
    if (!hasSpoken) return line.tell(waiting.asked);
    waiting.reject(broken);
    waiting = undefined;
  };

  function firstLine(): Line {
    try {
      return workerLine(start(), hear, goOn);
    } catch {
      return pageLine(hear);
    }
  }

  let line = firstLine();
  const ask = (asked: Asked): Promise<Found> =>
    new Promise((resolve, reject) => {
      waiting = {asked, resolve, reject};
      line.tell(asked);
    });

  return {
    open: (opened) => ask({kind: 'open', opened}),
    read: (path, wishes) => ask({kind: 'read', path, wishes}),
    close() {
      isClosed = true;
      waiting = undefined;
      line.end();
    },
  };
}
