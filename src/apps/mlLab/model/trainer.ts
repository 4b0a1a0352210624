/** Training as an app uses it, in a worker or in the page. */
import {connect, type WorkerLike} from '@site/src/kit/worker/channel';
import {LabProblem} from './problem';
import type {Importance} from './results';
import {createLabService, type LabService} from './service';
import {chosenRows} from './train/split';
import type {Dataset, Progress, Settings, Trained} from './types';

export interface Run<Result> {
  /** Rejects with a LabProblem for what the user can change, and with another Error for anything else. */
  readonly result: Promise<Result>;
  /** Ends soon: training returns what was learnt until then. Without effect once it has ended. */
  stop(): void;
}

export interface Trainer {
  /** @param onProgress called with all steps in their order, several at a time */
  train(settings: Settings, onProgress: (progress: readonly Progress[]) => void): Run<Trained>;
  /** Permutation importance on the test events of a trained method. */
  importance(trained: Trained, repeats?: number): Run<readonly Importance[]>;
  /** Ends the worker; what runs is rejected. */
  close(): void;
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

function createRun<Result>(request: (signal: AbortSignal) => Promise<Result>): Run<Result> {
  const controller = new AbortController();
  return {result: request(controller.signal), stop: () => controller.abort()};
}

/**
 * Opens a data set in a worker or, if workers are refused or crash, in the page.
 *
 * @param start for tests
 */
export function createTrainer(dataset: Dataset, start: () => WorkerLike = startWorker): Trainer {
  const {request, close} = connect<LabService>({
    startWorker: start,
    createInPageService: createLabService,
    createFirstRequest: () => ({name: 'open', params: dataset}),
    reviveError: ({name, message}) =>
      name === 'LabProblem' ? new LabProblem(message) : new Error(message),
  });
  return {
    train: (settings, onProgress) =>
      createRun((signal) => request('train', settings, {signal, onProgress})),
    importance: ({model, isTest, settings: {seed}}, repeats = 5) =>
      createRun((signal) =>
        request('importance', {model, rows: chosenRows(isTest), repeats, seed}, {signal}),
      ),
    close,
  };
}
