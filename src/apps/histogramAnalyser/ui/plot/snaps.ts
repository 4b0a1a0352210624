/** Where the ends of a brush stand while it is dragged: on edges of bins, and on round numbers between. */
import {edgesOf} from '../../model/counting/axis';
import type {RangeFilter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import {binWidthOf} from './quantities';
import {isNumberOfThings} from '../../model/numberOfThings';

/** Fewer are coarse to the hand, and more are finer than a pixel. */
const places = {fewest: 60, most: 400};

const isInteger = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** The largest power of ten that divides bins finely enough; fives and twos of one where there is none. */
function stepWithin(width: number, span: number): number | undefined {
  const largest = Math.floor(Math.log10(width) + 1e-9);
  const tens = [0, -1, -2, -3].map((power) => 10 ** (largest + power));
  return [1, 5, 2]
    .flatMap((multiple) => tens.map((ten) => multiple * ten))
    .find((step) => {
      const count = span / step;
      return count >= places.fewest && count <= places.most && isInteger(width / step);
    });
}

/** All places in ascending order. Numbers of things have none but the edges of their bins. */
export function snapsOf(histogram: HistogramDescription): readonly number[] {
  const edges = edgesOf(histogram.axis);
  const width = binWidthOf(histogram);
  if (width === null || histogram.categories || isNumberOfThings(histogram)) return edges;
  const [low, high] = [edges[0] as number, edges.at(-1) as number];
  const step = stepWithin(width, high - low);
  if (step === undefined) return edges;
  const count = Math.round((high - low) / step);
  return Array.from({length: count + 1}, (_, i) => Number((low + i * step).toPrecision(12)));
}

/** Bins that Page up and Page down move an end by: about a tenth of the axis. */
const pageOf = (edges: readonly number[]): number => Math.max(1, Math.round(edges.length / 10));

/** Keys that move an end, in edges of bins; with Shift, in snaps. */
const edgeKeys: Readonly<Record<string, (edges: readonly number[]) => number>> = {
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  PageDown: (edges) => -pageOf(edges),
  PageUp: (edges) => pageOf(edges),
};

/**
 * Returns the place among the snaps to which a key moves an end.
 *
 * @returns undefined for a key that the slider handles itself
 */
export function placeAfterKey(
  histogram: HistogramDescription,
  place: number,
  {key, shiftKey}: {readonly key: string; readonly shiftKey: boolean},
): number | undefined {
  const edges = edgesOf(histogram.axis);
  const by = edgeKeys[key]?.(edges);
  if (by === undefined || shiftKey) return undefined;
  const snaps = snapsOf(histogram);
  const value = snaps[place] as number;
  const beyond =
    by > 0
      ? edges.filter((edge) => edge > value + 1e-9)
      : edges.filter((edge) => edge < value - 1e-9).reverse();
  const edge = beyond[Math.min(Math.abs(by), beyond.length) - 1];
  return edge === undefined ? place : nearestOf(snaps, edge);
}

export function nearestOf(snaps: readonly number[], value: number): number {
  let best = 0;
  for (const [i, snap] of snaps.entries()) {
    if (Math.abs(snap - value) < Math.abs((snaps[best] as number) - value)) best = i;
  }
  return best;
}

/** A range as places among the snaps; open ends are the first and the last. */
export function placesOf(
  snaps: readonly number[],
  {from, to}: RangeFilter,
): {readonly from: number; readonly to: number} {
  return {
    from: from === null ? 0 : nearestOf(snaps, from),
    to: to === null ? snaps.length - 1 : nearestOf(snaps, to),
  };
}

/** The smallest step of number fields. */
export function stepOf(histogram: HistogramDescription): number {
  if (isNumberOfThings(histogram)) return 1;
  const snaps = snapsOf(histogram);
  return Number(((snaps[1] as number) - (snaps[0] as number)).toPrecision(9));
}
