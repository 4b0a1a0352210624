/** Comparison of the shapes of distributions. */

import type {TableRow} from '../format/table';

/** For each process and quantity the fraction of events in each bin. */
export type ReferenceShapes<P extends string, Q extends string> = Readonly<
  Record<P, Readonly<Record<Q, readonly number[]>>>
>;

/** First edge and width of equal bins. */
export interface ReferenceAxis {
  readonly first: number;
  readonly width: number;
}

/** Σw of the rows in bins of an axis; the last bin is the highest with an entry. */
export function shapeOf(
  rows: readonly TableRow[],
  value: (row: TableRow) => number,
  {first, width}: ReferenceAxis,
): readonly number[] {
  const bins: number[] = [];
  for (const row of rows) {
    const bin = Math.floor((value(row) - first) / width);
    while (bins.length <= bin) bins.push(0);
    if (bin >= 0) bins[bin] = (bins[bin] ?? 0) + row.weight;
  }
  return bins;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Total variation distance ½ Σ |a − b| of two distributions, both brought to a sum of one: 0 for the
 * same shape, 1 for shapes that share no bin. The shorter one counts as empty where it ends.
 */
export function totalVariation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [total(one), total(other)];
  const bins = Math.max(one.length, other.length);
  const distances = Array.from({length: bins}, (_, i) =>
    Math.abs((one[i] ?? 0) / first - (other[i] ?? 0) / second),
  );
  return total(distances) / 2;
}
