/** Histograms with bins of equal width. */

export interface Binning {
  readonly low: number;
  readonly high: number;
  readonly bins: number;
}

/** Lower edges of the bins and the upper edge of the last, in the unit of the axis. */
export function binEdges({low, high, bins}: Binning): readonly number[] {
  return Array.from({length: bins + 1}, (_, i) => low + ((high - low) * i) / bins);
}

/** Counts values into bins; the lower edge belongs to a bin, the upper one to the next. */
export function histogram(values: Iterable<number>, {low, high, bins}: Binning): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    const bin = Math.floor(((value - low) / (high - low)) * bins);
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** Weighted contents of a histogram; the squares of the weights are the variances of its bins. */
export interface WeightedHistogram {
  /** Σw of each bin: entry 0 is the underflow, 1 the first bin, and the last one the overflow. */
  readonly sumOfWeights: Float64Array;
  /** Σw² of the same entries. */
  readonly sumOfSquares: Float64Array;
}

/** A histogram without entries, with room for `bins + 2`. */
export function emptyHistogram({bins}: Binning): WeightedHistogram {
  return {sumOfWeights: new Float64Array(bins + 2), sumOfSquares: new Float64Array(bins + 2)};
}

/**
 * Entry of a value in a weighted histogram: 0 below the axis, 1 in the first bin, `bins + 1` from the upper
 * edge on; NaN for what is not a number, which has no entry.
 */
export function entryOf(value: number, {low, high, bins}: Binning): number {
  if (value < low) return 0;
  if (value >= high) return bins + 1;
  return Math.min(bins, 1 + Math.floor(((value - low) / (high - low)) * bins));
}

/**
 * Adds values with their weights; what lies outside goes to the under- or overflow; NaN is not
 * counted.
 *
 * @param values in the unit of the axis
 * @param weights as many as there are values
 * @throws RangeError if their numbers differ
 */
export function fillWeighted(
  into: WeightedHistogram,
  values: ArrayLike<number>,
  weights: ArrayLike<number>,
  binning: Binning,
): void {
  if (values.length !== weights.length) {
    throw new RangeError(`${values.length} values, but ${weights.length} weights`);
  }
  const {sumOfWeights, sumOfSquares} = into;
  for (let i = 0; i < values.length; i += 1) {
    const entry = entryOf(values[i] ?? NaN, binning);
    const weight = weights[i] ?? 0;
    if (Number.isNaN(entry)) continue;
    sumOfWeights[entry] = (sumOfWeights[entry] ?? 0) + weight;
    sumOfSquares[entry] = (sumOfSquares[entry] ?? 0) + weight * weight;
  }
}

/** Integral of a smooth function from `low` to `high`, by Simpson's rule with 16 intervals. */
export function integral(density: (x: number) => number, low: number, high: number): number {
  const steps = 16;
  const width = (high - low) / steps;
  let sum = density(low) + density(high);
  for (let i = 1; i < steps; i += 1) sum += density(low + i * width) * (i % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}
