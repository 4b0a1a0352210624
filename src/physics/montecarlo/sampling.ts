/** Random values drawn from a density of any shape. */
import type {Random} from '../random';

/** A density prepared for sampling: its values at the middle of many steps, added up. */
export interface PreparedDensity {
  readonly low: number;
  readonly step: number;
  readonly sums: readonly number[];
}

/** @param density at least 0, and smooth on the scale of (high − low)/steps */
export function prepared(
  density: (x: number) => number,
  low: number,
  high: number,
  steps = 2000,
): PreparedDensity {
  const step = (high - low) / steps;
  let sum = 0;
  const sums = Array.from({length: steps}, (_, i) => (sum += density(low + (i + 0.5) * step)));
  return {low, step, sums};
}

/** A value by the inverse of the sum, even within a step. */
export function sampled(random: Random, {low, step, sums}: PreparedDensity): number {
  const wanted = random() * (sums[sums.length - 1] ?? 0);
  let [first, last] = [0, sums.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((sums[middle] ?? 0) > wanted) last = middle;
    else first = middle + 1;
  }
  return low + (first + random()) * step;
}
