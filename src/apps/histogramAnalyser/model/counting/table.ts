/** Events made ready for counting: the slot of each event in each dimension, and the cuts it fails. */
import {edgesOf, slotFinder} from './axis';
import type {Column, Dimension, Events} from '../events/events';

/** Rows in the order of the events, unless said. */
export interface Table {
  readonly events: Events;
  readonly dimensions: readonly Dimension[];
  readonly rows: number;
  /** Weight and process of each event. */
  readonly weights: Events['weights'];
  readonly processes: Uint8Array;
  /** Slots, event by event: dimension d of event i is at i × stride + d. */
  readonly slots: Uint8Array;
  /** Bytes per event in `slots`: the number of dimensions, rounded up to whole words of four. */
  readonly stride: number;
  /** Bit d of event i is set if it fails the cut on dimension d. */
  readonly fails: Int32Array;
}

/** The column of a dimension. */
export function columnOf({columns}: Events, {column}: Dimension): Column {
  return columns[column] as Column;
}

/** @param events and dimensions that `checkEvents` lets pass */
export function tableOf(events: Events, dimensions: readonly Dimension[]): Table {
  const rows = events.weights.length;
  const stride = 4 * Math.ceil(dimensions.length / 4);
  const slots = new Uint8Array(rows * stride);
  for (const [place, dimension] of dimensions.entries()) {
    const column = columnOf(events, dimension);
    const slotAt = slotFinder(edgesOf(dimension.axis));
    for (let i = 0, at = place; i < rows; i += 1, at += stride) {
      slots[at] = slotAt(column[i] as number);
    }
  }
  const {weights, processes} = events;
  const fails = new Int32Array(rows);
  return {events, dimensions, rows, weights, processes, slots, stride, fails};
}
