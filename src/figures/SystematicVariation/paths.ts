/** Histograms as paths in a square of 100 by 100 that is stretched over its place; heights run down. */
import {linear, type Range} from '../chart/scale';

const round = (value: number): number => Math.round(value * 100) / 100;

const heightOf = (value: number, range: Range): number =>
  round(100 - Math.min(100, Math.max(0, linear(value, range))));

/** The tops of the bins from left to right, as steps. */
function tops(values: readonly number[], range: Range): string {
  const width = 100 / values.length;
  return values
    .map((value, bin) => `V${heightOf(value, range)}H${round((bin + 1) * width)}`)
    .join('');
}

const startOf = (values: readonly number[], range: Range): string =>
  `M0 ${heightOf(values[0] ?? 0, range)}`;

export const outline = (values: readonly number[], range: Range): string =>
  startOf(values, range) + tops(values, range);

/** Closed along the foot. */
export const filled = (values: readonly number[], range: Range): string =>
  `M0 100${tops(values, range)}V100Z`;

/** The area between two histograms. */
export function between(low: readonly number[], high: readonly number[], range: Range): string {
  const width = 100 / low.length;
  const back = low
    .map((value, bin) => `V${heightOf(value, range)}H${round(bin * width)}`)
    .reverse()
    .join('');
  return `${outline(high, range)}${back}Z`;
}
