/** Training as an app sees it, wherever it runs. */
import {LabProblem} from './problem';
import type {Asked, Reply} from './protocol';
import type {Importance} from './results';
import {createService} from './service';
import {chosenRows} from './train/split';
import type {Dataset, Progress, Settings, Trained} from './types';

export interface Run<Result> {
  /** Rejected with a LabProblem for what a reader can mend, and with an Error for anything else. */
  readonly result: Promise<Result>;
  /** Ends soon: training gives what was learnt until then. Without effect once it has ended. */
  stop(): void;
}

export interface Trainer {
  /** @param onProgress told of all steps in their order, some at a time */
  train(settings: Settings, onProgress: (progress: readonly Progress[]) => void): Run<Trained>;
  /** Permutation importance on the test events of a trained method. */
  importance(trained: Trained, repeats?: number): Run<readonly Importance[]>;
  /** Ends the worker; what runs is rejected. */
  close(): void;
}

export type LabWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

const startWorker = (): LabWorker =>
  new Worker(new URL('./worker.ts', import.meta.url)) as LabWorker;

interface Waiting {
  /** What was asked, to ask it again on the page when the worker breaks. */
  readonly asked: Asked;
  readonly onReply: (reply: Reply) => void;
  readonly onClosed: () => void;
}

const failureOf = ({message, isProblem}: Reply & {kind: 'failed'}): Error =>
  isProblem ? new LabProblem(message) : new Error(message);

/**
 * Opens a data set in a worker, or on the page, in slices, where workers are refused or break.
 *
 * @param start for tests
 */
export function createTrainer(dataset: Dataset, start: () => LabWorker = startWorker): Trainer {
  const waiting = new Map<number, Waiting>();
  let worker: LabWorker | undefined;
  let last = 0;

  const hear = (reply: Reply): void => waiting.get(reply.run)?.onReply(reply);
  let say: (asked: Asked) => void;

  const moveToPage = (): void => {
    worker?.terminate();
    worker = undefined;
    say = createService({postMessage: hear});
    say({kind: 'open', dataset});
    for (const {asked} of waiting.values()) say(asked);
  };

  const closed = (): void => undefined;

  try {
    const started = start();
    worker = started;
    started.onmessage = ({data}) => hear(data);
    started.onerror = moveToPage;
    say = (asked) => started.postMessage(asked);
    say({kind: 'open', dataset});
  } catch {
    moveToPage();
  }

  function ask<Result>(asked: Asked, read: (reply: Reply) => Result | undefined): Run<Result> {
    last += 1;
    const run = last;
    const numbered = {...asked, run} as Asked;
    const result = new Promise<Result>((resolve, reject) => {
      const onReply = (reply: Reply): void => {
        if (reply.kind !== 'failed') {
          const found = read(reply);
          if (found === undefined) return;
          resolve(found);
        } else reject(failureOf(reply));
        waiting.delete(run);
      };
      const onClosed = (): void => reject(new Error('The lab was closed.'));
      waiting.set(run, {asked: numbered, onReply, onClosed});
    });
    say(numbered);
    return {result, stop: () => waiting.has(run) && say({kind: 'stop', run})};
  }

  return {
    train: (settings, onProgress) =>
      ask({kind: 'train', run: 0, settings}, (reply) => {
        if (reply.kind === 'progress') onProgress(reply.progress);
        return reply.kind === 'trained' ? reply.trained : undefined;
      }),
    importance: ({model, isTest, settings: {seed}}, repeats = 5) =>
      ask({kind: 'importance', run: 0, model, rows: chosenRows(isTest), repeats, seed}, (reply) =>
        reply.kind === 'importance' ? reply.importance : undefined,
      ),
    close() {
      worker?.terminate();
      say = closed;
      for (const {onClosed} of waiting.values()) onClosed();
      waiting.clear();
    },
  };
}
