/** Two ways to ask the engine: in a worker, or on the page itself. */
import {createCrossfilter, type Question, type Snapshot} from './crossfilter';
import {EventsError, type Dimension, type Events} from './events';
import {buffersOf, snapshotOf, type Asked, type Reply} from './protocol';

/** Gives the events, again at each call: a worker takes the buffers of the last away. */
export type EventSource = () => Events | Promise<Events>;

export interface Line {
  /** Rejects with an EventsError for events or questions that cannot be used. */
  answer(question: Question): Promise<Snapshot>;
  prepare(question: Question): void;
  close(): void;
}

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
};

/** A worker that cannot go on; what was asked may be asked elsewhere. */
export class BrokenLine extends Error {
  override readonly name = 'BrokenLine';
}

/** Counts on the page, from the first question on. */
export function pageLine(source: EventSource, dimensions: readonly Dimension[]): Line {
  const opening = (async () => createCrossfilter(await source(), dimensions))();
  opening.catch(() => undefined);
  return {
    answer: async (question) => (await opening).answer(question),
    prepare: (question) => {
      opening.then((crossfilter) => crossfilter.prepare(question)).catch(() => undefined);
    },
    close: () => undefined,
  };
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Counts in a worker. Replies to questions that nobody waits for are dropped. */
export function workerLine(
  source: EventSource,
  dimensions: readonly Dimension[],
  worker: WorkerLike,
): Line {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isBroken = false;

  const breakOff = (): void => {
    isBroken = true;
    worker.terminate();
    for (const {reject} of waiting.values()) reject(new BrokenLine());
    waiting.clear();
  };
  worker.onmessage = ({data}) => {
    waiting.get(data.sequence)?.resolve(data);
    waiting.delete(data.sequence);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    breakOff();
  };
  worker.onmessageerror = breakOff;

  const ask = async (message: Asked, transfer: Transferable[] = []): Promise<Reply> => {
    if (isBroken) throw new BrokenLine();
    const reply = await new Promise<Reply>((resolve, reject) => {
      waiting.set(message.sequence, {resolve, reject});
      worker.postMessage(message, transfer);
    });
    if (reply.kind === 'failed') throw new EventsError(reply.message);
    return reply;
  };
  const next = (): number => (asked += 1);

  const opening = (async () => {
    const events = await source();
    const {processCount} = events;
    await ask({kind: 'open', sequence: next(), events, dimensions}, buffersOf(events));
    return processCount;
  })();
  opening.catch(() => undefined);

  return {
    async answer(question) {
      const processCount = await opening;
      const reply = await ask({kind: 'answer', sequence: next(), question});
      if (reply.kind !== 'snapshot') throw new BrokenLine();
      return snapshotOf(reply.snapshot, dimensions, processCount);
    },
    prepare(question) {
      opening.then(() => ask({kind: 'prepare', sequence: next(), question})).catch(() => undefined);
    },
    close: breakOff,
  };
}
