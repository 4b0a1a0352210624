/** Values of a quantity as they are printed, and what kind of quantity it is. */
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatEvents, formatWithUnit} from '@site/src/kit/format/quantities';
import {edgesOf} from '../../model/counting/axis';
import type {HistogramDescription} from '../../model/description';
import {isNumberOfThings} from '../../model/numberOfThings';

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

const printed = (value: number): string => formatNumber(value, {significant: 9, maxDecimals: 9});

/** With its unit: 75 GeV, 80°, 2. */
export const formatValue = (value: number, {unit}: HistogramDescription): string =>
  formatWithUnit(printed(value), unit, {unbroken: true});

/** What a bin holds: `85 to 90 GeV`, `2`, `eμ`. */
export function formatBin(histogram: HistogramDescription, bin: number): string {
  const edges = edgesOf(histogram.axis);
  const [from, to] = [edges[bin] as number, edges[bin + 1] as number];
  if (histogram.categories) {
    return histogram.categories[categoryFrom(from)] ?? printed(from);
  }
  if (isNumberOfThings(histogram)) return printed(from + 0.5);
  return `${printed(from)} to ${formatValue(to, histogram)}`;
}

/** A number of events in a bin, with as many digits as are useful. */
export const formatContent = (events: number): string =>
  formatEvents(events, {maxDecimals: 2, asBound: true});
