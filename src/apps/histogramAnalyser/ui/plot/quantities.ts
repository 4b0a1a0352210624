/** Values of a quantity as they are printed, and what kind of quantity it is. */
import {edgesOf} from '../../model/axis';
import type {HistogramDescription} from '../../model/description';
import {isNumberOfThings} from '../../model/numberOfThings';
import {printDecimals} from '@site/src/plot/numberFormats';

/** The number of the category whose bin begins at an edge. */
export const categoryFrom = (edge: number): number => Math.ceil(edge - 1e-9) + 0;

/** Width of all bins; null where they differ. */
export function binWidthOf({axis}: HistogramDescription): number | null {
  const edges = edgesOf(axis);
  const width = ((edges.at(-1) as number) - (edges[0] as number)) / (edges.length - 1);
  const areEqual = edges.every(
    (edge, i) => i === 0 || Math.abs(edge - (edges[i - 1] as number) - width) < 1e-6 * width,
  );
  return areEqual ? Number(width.toPrecision(9)) : null;
}

const printed = (value: number): string => printDecimals(Number(value.toPrecision(9)), 0, 9);

/** With its unit: 75 GeV, 80°, 2. */
export function printValue(value: number, {unit}: HistogramDescription): string {
  return unit === 'GeV' ? `${printed(value)}\u00a0GeV` : `${printed(value)}${unit}`;
}

/** What a bin holds: `85 to 90 GeV`, `2`, `eμ`. */
export function printBin(histogram: HistogramDescription, bin: number): string {
  const edges = edgesOf(histogram.axis);
  const [from, to] = [edges[bin] as number, edges[bin + 1] as number];
  if (histogram.categories) {
    return histogram.categories[categoryFrom(from)] ?? printed(from);
  }
  if (isNumberOfThings(histogram)) return printed(from + 0.5);
  return `${printed(from)} to ${printValue(to, histogram)}`;
}

/** A number of events, with as many digits as one can make use of. */
export function printEvents(count: number): string {
  const size = Math.abs(count);
  if (size > 0 && size < 0.01) return `${count < 0 ? '> −' : '< '}0.01`;
  const decimals = size >= 100 || size === 0 ? 0 : size >= 10 ? 1 : 2;
  return printDecimals(count, decimals);
}

/** A share in percent, never 0 for what is not nothing. */
export function printShare(share: number): string {
  const percent = 100 * share;
  if (percent > 0 && percent < 1) return '< 1 %';
  return `${Math.round(percent)} %`;
}
