/** Tables of histograms, as authors would write them. */
import type {Binning} from '../../src/physics/statistics/binning';

/** A histogram for each column after the first, which has the middles of the bins. */
export interface SimulatedTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const total = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** Fractions of the entries in each bin, in percent. */
export const inPercent = (counts: readonly number[]): readonly number[] =>
  counts.map((count) => (100 * count) / total(counts));

interface Head {
  /** Title of the axis, with its unit. */
  readonly axis: string;
  /** Decimals of the contents of bins. */
  readonly decimals: number;
}

/** @param columns contents of the bins, by the head of the column */
export function tableOf(
  {low, high, bins}: Binning,
  {axis, decimals}: Head,
  columns: Readonly<Record<string, readonly number[]>>,
): SimulatedTable {
  const width = (high - low) / bins;
  const middle = (bin: number): string => String(Number((low + (bin + 0.5) * width).toFixed(1)));
  return {
    heads: [axis, ...Object.keys(columns)],
    rows: Array.from({length: bins}, (_, bin) => [
      middle(bin),
      ...Object.values(columns).map((values) => (values[bin] ?? NaN).toFixed(decimals)),
    ]),
  };
}
