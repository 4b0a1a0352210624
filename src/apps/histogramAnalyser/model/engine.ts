/** The engine as an app sees it, wherever it counts. */
import type {Question, Snapshot} from './crossfilter';
import type {Dimension} from './events';
import {
  BrokenLine,
  pageLine,
  workerLine,
  type EventSource,
  type Line,
  type WorkerLike,
} from './lines';

export interface Engine {
  /**
   * One question is worked on at a time, and of those that wait only the last is kept.
   *
   * @returns null when a later question took the place of this one, or the engine was closed
   */
  answer(question: Question): Promise<Snapshot | null>;
  /** Makes ready for a brush on `question.brushed` that is about to be dragged. */
  prepare(question: Question): void;
  close(): void;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: Promise<Snapshot | null> | null) => void;
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

function open(
  source: EventSource,
  dimensions: readonly Dimension[],
  start: () => WorkerLike,
): Line {
  try {
    return workerLine(source, dimensions, start());
  } catch {
    return pageLine(source, dimensions);
  }
}

/**
 * Opens events in a worker, or on the page where workers are refused or break. Questions are answered in
 * their order; an answer that comes after a later question was answered is never handed out.
 *
 * @param source called again when a worker broke: it took the events of the first call with it
 */
export function createEngine(
  source: EventSource,
  dimensions: readonly Dimension[],
  start: () => WorkerLike = startWorker,
): Engine {
  let line = open(source, dimensions, start);
  let isClosed = false;
  let isBusy = false;
  let waiting: Waiting | undefined;

  const ask = async (question: Question): Promise<Snapshot | null> => {
    const asked = line;
    try {
      return await asked.answer(question);
    } catch (error) {
      if (isClosed) return null;
      if (!(error instanceof BrokenLine)) throw error;
      if (line === asked) line = pageLine(source, dimensions);
      return line.answer(question);
    }
  };

  const work = async ({question, resolve}: Waiting): Promise<void> => {
    isBusy = true;
    const answer = ask(question);
    resolve(answer);
    await answer.catch(() => undefined);
    isBusy = false;
    const next = waiting;
    waiting = undefined;
    if (next) void work(next);
  };

  return {
    answer: (question) =>
      new Promise((resolve) => {
        waiting?.resolve(null);
        waiting = undefined;
        if (isClosed) resolve(null);
        else if (isBusy) waiting = {question, resolve};
        else void work({question, resolve});
      }),
    prepare: (question) => line.prepare(question),
    close() {
      isClosed = true;
      waiting?.resolve(null);
      waiting = undefined;
      line.close();
    },
  };
}
