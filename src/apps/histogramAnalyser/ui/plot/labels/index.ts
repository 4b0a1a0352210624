/** Texts that describe a plot. */
import {formatCountOf} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import {isRange} from '../../../model/cuts/filters';
import type {HistogramDescription} from '../../../model/description';
import type {Plot} from '../../../model/view';
import {insideOf, totalOf, type Draw} from '../drawing/layers';
import {outlineLabel, usualDataLabel, type LegendStyle} from '../legendEntries';
import {binWidthOf, formatBin, formatContent, formatValue} from '../quantities';
import {isNumberOfThings} from '../../../model/numberOfThings';

/** Name of the axis of events: `Events / 5 GeV`. */
export function yTitleOf(histogram: HistogramDescription, draw: Draw): string {
  const quantity = draw === 'normalised' ? 'Fraction of events' : 'Events';
  if (histogram.categories || isNumberOfThings(histogram)) return quantity;
  const width = binWidthOf(histogram);
  return `${quantity} / ${width === null ? 'bin' : formatValue(width, histogram)}`;
}

/** The fewest neighbouring bins that hold at least half of the events of an axis. */
export function densestBins(
  values: readonly number[],
): {readonly from: number; readonly to: number} | null {
  const half = totalOf(values) / 2;
  if (!(half > 0)) return null;
  const upTo = [0];
  for (const value of values) upTo.push((upTo.at(-1) as number) + value);
  for (let width = 1; width <= values.length; width += 1) {
    const sums = Array.from(
      {length: values.length - width + 1},
      (_, from) => (upTo[from + width] as number) - (upTo[from] as number),
    );
    const most = Math.max(...sums);
    if (most >= half * (1 - 1e-12)) {
      const from = sums.indexOf(most);
      return {from, to: from + width - 1};
    }
  }
  return null;
}

function whereMost({histogram, edges}: Plot, values: readonly number[]): string {
  const bins = densestBins(values);
  if (!bins) return '';
  const inside = totalOf(values.slice(bins.from, bins.to + 1));
  const share = formatPercent(inside / totalOf(values), {asBound: true});
  const [first, last] = [formatBin(histogram, bins.from), formatBin(histogram, bins.to)];
  if (bins.from === bins.to) return `; ${share} of them at ${first}`;
  const place =
    histogram.categories || isNumberOfThings(histogram)
      ? `${first} to ${last}`
      : `${formatValue(edges[bins.from] as number, histogram)} to ${formatValue(edges[bins.to + 1] as number, histogram)}`;
  return `; ${share} of them in the range from ${place}`;
}

/** A cut in words: `kept: below 75 GeV`. */
export function cutText({histogram, cut}: Plot): string {
  if (!cut) return '';
  if (!isRange(cut)) {
    const names = cut.categories.map(
      (value) => histogram.categories?.[value] ?? formatValue(value, histogram),
    );
    return names.length > 0 ? `kept: ${names.join(', ')}` : 'nothing is kept';
  }
  const shift = isNumberOfThings(histogram) ? 0.5 : 0;
  const from = cut.from === null ? null : formatValue(cut.from + shift, histogram);
  const to = cut.to === null ? null : formatValue(cut.to - shift, histogram);
  if (from !== null && to !== null) return `kept: ${from} to ${to}`;
  if (from !== null) return `kept: ${from} and above`;
  return `kept: ${shift > 0 ? `up to ${to}` : `below ${to}`}`;
}

interface OutsideFractions {
  /** Fractions of all events. */
  readonly below: number;
  readonly above: number;
}

/** The fractions of the simulation beyond the ends of the axis. */
function beyondOf({total: {sumOfWeights}}: Plot): OutsideFractions {
  const all = totalOf(Array.from(sumOfWeights));
  if (!(all > 0)) return {below: 0, above: 0};
  return {below: (sumOfWeights[0] as number) / all, above: (sumOfWeights.at(-1) as number) / all};
}

/** Smallest fraction that a compact plot marks. */
const minMarkedFraction = 0.02;

/** Underflow and overflow of a compact plot, as marks at the ends of its axis; empty if there is little. */
export function beyondMarks(plot: Plot): {readonly below: string; readonly above: string} {
  if (plot.histogram.categories) return {below: '', above: ''};
  const {below, above} = beyondOf(plot);
  return {
    below: below >= minMarkedFraction ? `← ${formatPercent(below)}` : '',
    above: above >= minMarkedFraction ? `${formatPercent(above)} →` : '',
  };
}

/** Underflow and overflow, which are not drawn, next to the axis; empty if there are none. */
export function beyondText(plot: Plot): string {
  if (plot.histogram.categories) return '';
  const {below, above} = beyondOf(plot);
  return [
    below > 0 ? `← underflow ${formatPercent(below, {bySize: true})}` : '',
    above > 0 ? `overflow ${formatPercent(above, {bySize: true})} →` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const drawn: Readonly<Record<Draw, string>> = {
  stacked: 'Processes stacked',
  overlaid: 'Processes as outlines',
  normalised: 'Processes normalised to unit area',
};

/** Describes a plot for those who do not see it: its processes, the number of events, and where most of them are. */
export function describe(
  plot: Plot,
  {draw, signalFactor = null, dataLabel = usualDataLabel}: LegendStyle,
): string {
  const values = insideOf(plot.total.sumOfWeights);
  const drawnSeries = plot.series.filter(({sums}) => sums.rows.some((rows) => rows > 0));
  const names = drawnSeries.map(({process}) => process.label);
  const outlines =
    draw === 'stacked' && signalFactor !== null
      ? drawnSeries
          .filter(({process}) => process.isSignal)
          .map(({process}) => outlineLabel(process.label, signalFactor))
      : [];
  const data = plot.data?.reduce((sum, {count}) => sum + count, 0);
  const whole = totalOf(Array.from(plot.total.sumOfWeights));
  const cut = cutText(plot);
  return [
    names.length > 0
      ? `${drawn[draw]}: ${names.join(', ')}.`
      : plot.series.length > 0
        ? 'No simulated events remain.'
        : '',
    outlines.length > 0 ? `Signal as an outline: ${outlines.join(', ')}.` : '',
    names.length > 0 ? `${formatContent(whole)} events expected${whereMost(plot, values)}.` : '',
    data === undefined ? '' : `${dataLabel}: ${formatCountOf(Math.round(data), 'event')}.`,
    cut ? `${cut.charAt(0).toUpperCase()}${cut.slice(1)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
