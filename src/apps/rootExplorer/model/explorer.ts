/** The explorer as a page sees it, in a worker or, where workers are refused, on the page. */
import {createService, type Answers, type Asked, type Question, type Reply} from './service';
import {ExplorerError, type Drawn, type ExplorerService} from './types';

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (answer: Answers[keyof Answers]) => void;
  readonly reject: (error: Error) => void;
  readonly onPart?: (drawn: Drawn) => void;
}

interface Line {
  readonly tell: (asked: Asked) => void;
  readonly end: () => void;
}

const broken = {
  what: 'The browser stopped reading, perhaps because its memory was full.',
  cure: 'Open the file again; close other tabs if it happens once more.',
};

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

/** @param start starts the worker; where it throws, or the worker cannot load, the page reads itself */
export function createExplorer(start: () => WorkerLike = startWorker): ExplorerService {
  const waiting = new Map<number, Waiting>();
  let ids = 0;
  let isClosed = false;

  const hear = (reply: Reply): void => {
    const asker = waiting.get(reply.id);
    if (!asker || isClosed) return;
    if (reply.kind === 'part') return asker.onPart?.(reply.drawn);
    waiting.delete(reply.id);
    if (reply.kind === 'answer') asker.resolve(reply.answer);
    else asker.reject(new ExplorerError(reply.problem));
  };

  const goOn = (hasSpoken: boolean): void => {
    if (isClosed) return;
    line.end();
    line = pageLine(hear);
    for (const [id, {asked, reject}] of Array.from(waiting)) {
      if (!hasSpoken) line.tell(asked);
      else {
        waiting.delete(id);
        reject(new ExplorerError(broken));
      }
    }
  };

  function firstLine(): Line {
    try {
      return workerLine(start(), hear, goOn);
    } catch {
      return pageLine(hear);
    }
  }

  let line = firstLine();

  function ask<Kind extends keyof Answers>(
    question: Question & {readonly kind: Kind},
    onPart?: (drawn: Drawn) => void,
    signal?: AbortSignal,
  ): Promise<Answers[Kind]> {
    ids += 1;
    const id = ids;
    const asked: Asked = {kind: 'ask', id, question};
    return new Promise((resolve, reject) => {
      const answered = resolve as (answer: Answers[keyof Answers]) => void;
      waiting.set(id, {asked, resolve: answered, reject, onPart});
      line.tell(asked);
      const stop = (): void => {
        if (waiting.has(id)) line.tell({kind: 'stop', id});
      };
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, {once: true});
    });
  }

  return {
    open: (origin) => ask({kind: 'open', origin}),
    preview: (tree, branches, first, count) => ask({kind: 'preview', tree, branches, first, count}),
    draw: (request, {onPart, signal} = {}) => ask({kind: 'draw', request}, onPart, signal),
    histogram: (path) => ask({kind: 'histogram', path}),
    close() {
      isClosed = true;
      waiting.clear();
      line.end();
    },
  };
}
