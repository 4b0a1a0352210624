/** Answers the messages of a page: the worker's part, which a page can do for itself. */
import {inSlices} from './inSlices';
import {importances} from './measure/importance';
import {LabProblem} from './problem';
import type {Asked, Reply} from './protocol';
import {training} from './train/training';
import type {Dataset, Progress} from './types';

/** What of a worker's global scope we use; the types of the project are those of a page. */
export interface Scope {
  postMessage(reply: Reply): void;
}

/** Progress is told at most so often, in milliseconds. */
const interval = 50;

const noData = 'No data have been opened.';

/**
 * Several things may be asked for at once; they share the time. `stop` is heard within some ten
 * milliseconds. What goes wrong is in the reply.
 */
export function createService(scope: Scope): (asked: Asked) => void {
  let dataset: Dataset | undefined;
  const running = new Map<number, {isStopping: boolean}>();

  async function train(run: number, {settings}: Asked & {kind: 'train'}): Promise<Reply> {
    if (!dataset) throw new LabProblem(noData);
    const state = {isStopping: false};
    running.set(run, state);
    let waiting: Progress[] = [];
    let told = -Infinity;
    const tell = (): void => {
      if (waiting.length > 0) scope.postMessage({kind: 'progress', run, progress: waiting});
      waiting = [];
      told = performance.now();
    };
    const trained = await inSlices(
      training(dataset, settings),
      () => state.isStopping,
      (progress) => {
        if (progress) waiting.push(progress);
        if (performance.now() - told >= interval) tell();
      },
    );
    tell();
    return {kind: 'trained', run, trained};
  }

  async function importance(asked: Asked & {kind: 'importance'}): Promise<Reply> {
    if (!dataset) throw new LabProblem(noData);
    const {run, model, rows, repeats, seed} = asked;
    const state = {isStopping: false};
    running.set(run, state);
    const steps = importances(model, dataset, rows, {repeats, seed});
    const found = await inSlices(
      steps,
      () => state.isStopping,
      () => undefined,
    );
    return {kind: 'importance', run, importance: found};
  }

  const finish = (run: number, work: Promise<Reply>): void => {
    const failed = (error: unknown): Reply => ({
      kind: 'failed',
      run,
      message: error instanceof Error ? error.message : 'The training failed.',
      isProblem: error instanceof LabProblem,
    });
    void work.catch(failed).then((reply) => {
      running.delete(run);
      scope.postMessage(reply);
    });
  };

  return (asked) => {
    if (asked.kind === 'open') ({dataset} = asked);
    else if (asked.kind === 'stop') {
      const state = running.get(asked.run);
      if (state) state.isStopping = true;
    } else finish(asked.run, asked.kind === 'train' ? train(asked.run, asked) : importance(asked));
  };
}
