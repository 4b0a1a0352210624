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

/** Integral of a smooth function from `low` to `high`, by Simpson's rule with 16 intervals. */
export function integral(density: (x: number) => number, low: number, high: number): number {
  const steps = 16;
  const width = (high - low) / steps;
  let sum = density(low) + density(high);
  for (let i = 1; i < steps; i += 1) sum += density(low + i * width) * (i % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}
