/** What a page and its worker say to each other. Buffers are handed over, not copied. */
import type {Question, Snapshot} from './crossfilter';
import type {Dimension, Events} from './events';
import {layoutOf} from './layout';

/** `sequence` counts the questions of a page; each has one reply of the same number. */
export type Asked =
  | {
      readonly kind: 'open';
      readonly sequence: number;
      readonly events: Events;
      readonly dimensions: readonly Dimension[];
    }
  | {readonly kind: 'answer' | 'prepare'; readonly sequence: number; readonly question: Question};

/** A snapshot without what the page knows already. */
export type Sent = Pick<Snapshot, 'planes' | 'brush'> & {readonly cuts: readonly string[]};

export type Reply =
  | {readonly kind: 'done'; readonly sequence: number}
  | {readonly kind: 'snapshot'; readonly sequence: number; readonly snapshot: Sent}
  | {readonly kind: 'failed'; readonly sequence: number; readonly message: string};

export function sentOf({layout: {cuts}, planes, brush}: Snapshot): Sent {
  return {cuts, planes, ...(brush ? {brush} : {})};
}

export function snapshotOf(
  {cuts, planes, brush}: Sent,
  dimensions: readonly Dimension[],
  processCount: number,
): Snapshot {
  return {layout: layoutOf(dimensions, processCount, cuts), planes, ...(brush ? {brush} : {})};
}

/** The buffers of events, each once, to hand over with a message. */
export function buffersOf({columns, weights, processes}: Events): ArrayBuffer[] {
  const buffers = [...Object.values(columns), weights, processes].map(({buffer}) => buffer);
  return Array.from(new Set(buffers)).filter((buffer) => buffer instanceof ArrayBuffer);
}
