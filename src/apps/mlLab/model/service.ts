/** Trains on one data set: the handlers that run in the worker or, as the fallback, in the page. */
import {runInSlices} from '@site/src/kit/worker/runInSlices';
import type {RequestContext} from '@site/src/kit/worker/service';
import {importances} from './measure/importance';
import {LabProblem} from './problem';
import type {Importance} from './results';
import {training} from './train/training';
import type {Dataset, Model, Progress, Settings, Trained} from './types';

interface ImportanceParams {
  readonly model: Model;
  /** Indices of the events to shuffle. */
  readonly rows: Int32Array;
  readonly repeats: number;
  readonly seed: number;
}

/** All handlers throw a LabProblem for what the user can change. */
export interface LabService {
  open(dataset: Dataset): void;
  /** Reports each step once, several at a time. When cancelled it returns what was learnt until then. */
  train(settings: Settings, context: RequestContext<readonly Progress[]>): Promise<Trained>;
  importance(params: ImportanceParams, context: RequestContext): Promise<readonly Importance[]>;
}

/** Shortest time between two reports of progress, in milliseconds. */
const minInterval = 50;

/** Requests may overlap: they share the time, in slices of some ten milliseconds. */
export function createLabService(): LabService {
  let dataset: Dataset | undefined;

  function openDataset(): Dataset {
    if (dataset) return dataset;
    throw new LabProblem('No data have been loaded.');
  }

  return {
    open(opened) {
      dataset = opened;
    },
    async train(settings, {signal, onProgress}) {
      let unreported: Progress[] = [];
      let lastReport = -Infinity;
      const report = (): void => {
        if (unreported.length > 0) onProgress(unreported);
        unreported = [];
        lastReport = performance.now();
      };
      const trained = await runInSlices(training(openDataset(), settings), signal, (progress) => {
        if (progress) unreported.push(progress);
        if (performance.now() - lastReport >= minInterval) report();
      });
      report();
      return trained;
    },
    importance: ({model, rows, repeats, seed}, {signal}) =>
      runInSlices(importances(model, openDataset(), rows, {repeats, seed}), signal),
  };
}
