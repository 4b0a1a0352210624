/** What a plot shows, said in words. */
import {printCountOf, printDigits} from '@site/src/lib/printNumber';
import {cellOf, insideOf, type PlotData, type PlotSeries} from './plotData';

/** A number with up to so many digits; what is no number is said so. */
export function printValue(value: number, digits = 5): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'none' : value > 0 ? '∞' : '−∞';
  return value === 0 ? '0' : printDigits(value, digits).replace('-', '−');
}

/** The bin `i` of an axis, by its name or its ends. */
export function printBin({axes: [axis]}: Pick<PlotData, 'axes'>, i: number): string {
  const name = axis.labels?.[i];
  if (name) return name;
  return `${printValue(axis.edges[i] ?? 0)} to ${printValue(axis.edges[i + 1] ?? 0)}`;
}

function highestBin(values: readonly number[]): number {
  return values.reduce((best, value, bin) => (value > (values[best] ?? 0) ? bin : best), 0);
}

function describeOne(plot: PlotData, {label, contents}: PlotSeries): string {
  const values = insideOf(contents);
  const best = highestBin(values);
  if (!values.some((value) => value !== 0)) return `${label}: nothing within the axis.`;
  return `${label}: highest from ${printBin(plot, best)}, with ${printValue(values[best] ?? 0)}.`;
}

function describeTwo({axes}: PlotData, {label, contents}: PlotSeries): string {
  const [x, y] = axes;
  const [columns, rows] = [x.edges.length - 1, (y?.edges.length ?? 1) - 1];
  let best = {value: 0, i: 0, j: 0};
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const value = cellOf(contents, columns, i, j);
      if (value > best.value) best = {value, i, j};
    }
  }
  if (best.value === 0 || !y) return `${label}: nothing within the axes.`;
  const across = printBin({axes: [x]}, best.i);
  const up = printBin({axes: [y]}, best.j);
  return `${label}: fullest at ${across} across and ${up} upwards, with ${printValue(best.value)}.`;
}

/** For those who do not see the plot; the numbers themselves are in the table. */
export function describe(plot: PlotData): string {
  const [x, y] = plot.axes;
  const ends = (edges: readonly number[]): string =>
    `${printCountOf(edges.length - 1, 'bin')} from ${printValue(edges[0] ?? 0)} to ${printValue(edges.at(-1) ?? 0)}`;
  const axes = y
    ? `Across ${x.title} in ${ends(x.edges)}, upwards ${y.title} in ${ends(y.edges)}.`
    : `${plot.valueTitle} against ${x.title} in ${ends(x.edges)}.`;
  const series = plot.series.map((one) => (y ? describeTwo(plot, one) : describeOne(plot, one)));
  return [axes, ...series].join(' ');
}
