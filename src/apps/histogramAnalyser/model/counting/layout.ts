/**
 * The layout of sums in one array: three planes of equal length, for the sums of weights, the sums of
 * squared weights and the numbers of rows. A plane holds one block for each dimension, in it one
 * histogram for each process; the last block is the cut flow.
 */
import {slotsOf} from './axis';
import type {Dimension} from '../events/events';

export interface Layout {
  readonly dimensions: readonly Dimension[];
  readonly processCount: number;
  /** Names of the dimensions with a cut, in the order of the cut flow. */
  readonly cuts: readonly string[];
  /** Length of a histogram of each dimension, under- and overflow included. */
  readonly slots: readonly number[];
  /** Where the block of each dimension begins in a plane. */
  readonly offsets: readonly number[];
  /** Where the cut flow begins in a plane: for each process one number for 0, 1, … cuts passed. */
  readonly flowOffset: number;
  /** Length of a plane. */
  readonly cells: number;
}

/** @param cuts names of dimensions, in the order of the cut flow */
export function layoutOf(
  dimensions: readonly Dimension[],
  processCount: number,
  cuts: readonly string[],
): Layout {
  const slots = dimensions.map(({axis}) => slotsOf(axis));
  const offsets: number[] = [];
  let cells = 0;
  for (const length of slots) {
    offsets.push(cells);
    cells += length * processCount;
  }
  const flowOffset = cells;
  cells += (cuts.length + 1) * processCount;
  return {dimensions, processCount, cuts, slots, offsets, flowOffset, cells};
}
