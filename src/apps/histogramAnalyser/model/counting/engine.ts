/** The engine as an app uses it, in a worker or in the page. */
import {connect, WorkerDisconnectedError, type WorkerLike} from '@site/src/kit/worker/channel';
import {transfer} from '@site/src/kit/worker/service';
import type {Question, Snapshot} from './crossfilter';
import {buffersOf, EventsError, type Dimension, type Events} from '../events/events';
import {completeSnapshot, createEngineService, type EngineService} from './service';

/** Returns the events, in new buffers at each call: those of the last call are transferred to a worker. */
export type EventSource = () => Events | Promise<Events>;

export interface Engine {
  /**
   * Answers one question at a time; of those that wait only the last is kept.
   *
   * @returns null if a later question replaced this one, or the engine was closed
   * @throws EventsError for events or questions that cannot be used
   */
  answer(question: Question): Promise<Snapshot | null>;
  /** Prepares for a brush on `question.brushed` that is about to be dragged. */
  prepare(question: Question): void;
  close(): void;
}

interface PendingQuestion {
  readonly question: Question;
  readonly resolve: (snapshot: Promise<Snapshot | null> | null) => void;
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/**
 * Opens events in a worker or, if workers are refused or crash, in the page. Questions are answered in
 * their order.
 *
 * @param source called again if a worker crashed, because it had the buffers of the first call
 */
export function createEngine(
  source: EventSource,
  dimensions: readonly Dimension[],
  start: () => WorkerLike = startWorker,
): Engine {
  let isBusy = false;
  let next: PendingQuestion | undefined;
  const connection = connect<EngineService>({
    startWorker: start,
    createInPageService: createEngineService,
    createFirstRequest: async () => {
      const events = await source();
      return {name: 'open', params: transfer({events, dimensions}, buffersOf(events))};
    },
    reviveError: ({message}) => new EventsError(message),
  });

  async function request(question: Question): Promise<Snapshot | null> {
    try {
      return completeSnapshot(await connection.request('answer', question), dimensions);
    } catch (error) {
      if (error instanceof WorkerDisconnectedError) return null;
      throw error;
    }
  }

  async function run({question, resolve}: PendingQuestion): Promise<void> {
    isBusy = true;
    const snapshot = request(question);
    resolve(snapshot);
    await snapshot.catch(() => undefined);
    isBusy = false;
    const pending = next;
    next = undefined;
    if (pending) void run(pending);
  }

  return {
    answer: (question) =>
      new Promise((resolve) => {
        next?.resolve(null);
        next = undefined;
        if (isBusy) next = {question, resolve};
        else void run({question, resolve});
      }),
    prepare: (question) => void connection.request('prepare', question).catch(() => undefined),
    close() {
      next?.resolve(null);
      next = undefined;
      connection.close();
    },
  };
}
