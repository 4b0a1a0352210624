/** The events of an app as they would be in another world, made once for each choice. */
import type {AppDescription} from '../description';
import type {Events} from '../events';
import {choiceKey, type WhatIfChoice} from './choice';
import {inSlices} from './inSlices';
import {inWorker, startWorker, WorkerRefused} from './inWorker';
import type {Wanted} from './makeEvents';
import type {Order} from './protocol';
import {madeShare} from './settings';

/** More results than this are forgotten, the oldest first: each takes about a megabyte. */
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

async function onPage(
  {wanted, choice, share}: Order,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Events> {
  const {makingEvents} = await import('./makeEvents');
  signal?.throwIfAborted();
  return inSlices(makingEvents(wanted, choice, share), onProgress, signal);
}

interface Making {
  /** Told, now and then, the share that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Stops the work: the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** For tests. */
  readonly start?: typeof startWorker;
  readonly share?: number;
}

/**
 * Makes the sample of an app anew, in a worker or, where workers are refused, on the page in slices. The
 * same choice gives the same events; the last results are kept, and each caller gets a copy. For the usual
 * choice too, which then has as few simulated events as the others.
 *
 * @throws EventsError for an app whose sample cannot be made anew
 */
export async function whatIfEvents(
  description: AppDescription,
  choice: WhatIfChoice,
  {onProgress = () => undefined, signal, start = startWorker, share = madeShare}: Making = {},
): Promise<Events> {
  const name = `${description.key} ${share} ${choiceKey(choice)}`;
  const before = kept.get(name);
  if (before) return copyOf(before);
  const {key, processes, histograms, hasPseudoData} = description;
  const wanted: Wanted = {key, processes, histograms, hasPseudoData};
  const order: Order = {wanted, choice, share};
  let events: Events;
  try {
    events = await inWorker(order, onProgress, signal, start);
  } catch (error) {
    if (!(error instanceof WorkerRefused)) throw error;
    events = await onPage(order, onProgress, signal);
  }
  keep(name, events);
  return events;
}
