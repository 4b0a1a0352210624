/** The events of an app with other switches, made once for each choice. */
import {connect, type WorkerLike} from '@site/src/kit/worker/channel';
import type {AppDescription} from '../description';
import {EventsError, type Events} from '../events/events';
import {choiceKey, type WhatIfChoice} from './choice';
import type {whatIfService} from './service';
import {madeShare} from './settings';

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/** More results than this are dropped, the oldest first: each takes about a megabyte. */
const maxKept = 12;
const kept = new Map<string, Events>();

const copyOf = (events: Events): Events => ({
  ...events,
  columns: Object.fromEntries(
    Object.entries(events.columns).map(([name, column]) => [name, column.slice()]),
  ),
  weights: events.weights.slice(),
  processes: events.processes.slice(),
});

function keep(key: string, events: Events): void {
  kept.delete(key);
  kept.set(key, copyOf(events));
  for (const oldest of Array.from(kept.keys()).slice(0, kept.size - maxKept)) kept.delete(oldest);
}

interface Options {
  /** Called with the fraction that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Stops the work: the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** For tests. */
  readonly start?: () => WorkerLike;
  readonly share?: number;
}

/**
 * Makes the sample of an app again, in a worker that ends with the work or, if workers are refused, in
 * the page. The same choice gives the same events; the last results are kept, and each caller gets a copy.
 * The usual choice, too, has only as many simulated events as the others.
 *
 * @throws EventsError for an app whose sample cannot be made again
 */
export async function whatIfEvents(
  description: AppDescription,
  choice: WhatIfChoice,
  {onProgress, signal, start = startWorker, share = madeShare}: Options = {},
): Promise<Events> {
  const name = `${description.key} ${share} ${choiceKey(choice)}`;
  const before = kept.get(name);
  if (before) return copyOf(before);
  const {key, processes, histograms, hasPseudoData} = description;
  const requirements = {key, processes, histograms, hasPseudoData};
  const connection = connect<typeof whatIfService>({
    startWorker: start,
    createInPageService: async () => (await import('./service')).whatIfService,
    reviveError: ({message}) => new EventsError(message),
  });
  try {
    const params = {requirements, choice, share};
    const events = await connection.request('make', params, {onProgress, signal});
    keep(name, events);
    return events;
  } finally {
    connection.close();
  }
}
