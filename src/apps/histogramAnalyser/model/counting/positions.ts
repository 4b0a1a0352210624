/**
 * Where the ends of a brush may stand while it is dragged: on the edges of bins, and at equal steps
 * between them. On release any value may be asked for.
 */
import {edgesOf, withoutNoise, type Axis} from './axis';
import type {RangeFilter} from '../cuts/filters';

/** No more positions than this between the ends of an axis, unless it has more bins. */
const maxPositions = 512;

/**
 * All positions, in ascending order, each edge of a bin among them.
 *
 * @param most upper limit of steps, by memory; a bin is one step at least
 */
export function positionsOf(axis: Axis, most = maxPositions): readonly number[] {
  const edges = edgesOf(axis);
  const bins = edges.length - 1;
  const perBin = Math.max(1, Math.floor(Math.min(most, maxPositions) / bins));
  const positions = edges.slice(0, -1).flatMap((edge, bin) => {
    const width = (edges[bin + 1] as number) - edge;
    return Array.from({length: perBin}, (_, i) => withoutNoise(edge + (width * i) / perBin));
  });
  const all = [...positions, edges[bins] as number];
  return all.filter((position, i) => i === 0 || position > (all[i - 1] as number));
}

function nearest(positions: readonly number[], value: number): number {
  let below = 0;
  let above = positions.length - 1;
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if (value < (positions[middle] as number)) above = middle;
    else below = middle;
  }
  return (positions[above] as number) - value < value - (positions[below] as number)
    ? above
    : below;
}

/** Both ends as numbers of boundaries: 0 is −∞, 1 the first position, and the last one +∞. */
export interface Boundaries {
  readonly from: number;
  readonly to: number;
}

/** The boundaries nearest to a range; `to` is never before `from`. */
export function boundariesOf(positions: readonly number[], {from, to}: RangeFilter): Boundaries {
  const first = from === null ? 0 : nearest(positions, from) + 1;
  const last = to === null ? positions.length + 1 : nearest(positions, to) + 1;
  return {from: first, to: Math.max(first, last)};
}

/** The range between two boundaries. */
export function rangeOf(positions: readonly number[], {from, to}: Boundaries): RangeFilter {
  return {from: positions[from - 1] ?? null, to: positions[to - 1] ?? null};
}

/** A brush that reaches an end of its axis is open there: it lets the under- or the overflow pass. */
export function openedAtEnds(axis: Axis, {from, to}: RangeFilter): RangeFilter {
  const edges = edgesOf(axis);
  const [low, high] = [edges[0] as number, edges.at(-1) as number];
  return {
    from: from !== null && from > low ? from : null,
    to: to !== null && to < high ? to : null,
  };
}
