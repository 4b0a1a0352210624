/** Cuts as inequalities and lists of categories. */
import type {Analysis} from '../analysis';
import type {HistogramDescription} from '../description';
import {isCut, isRange, type Filter, type RangeFilter} from './filters';
import {isNumberOfThings, thingsIn} from '../numberOfThings';

function wholeNumbers(label: string, filter: RangeFilter): string {
  const {least, most} = thingsIn(filter);
  if (most === null) return `${label} ≥ ${least}`;
  if (most < least) return `${label}: none`;
  if (most === least) return `${label} = ${most}`;
  return least === 0 ? `${label} ≤ ${most}` : `${least} ≤ ${label} ≤ ${most}`;
}

/** A cut on a histogram: `12 ≤ m(ℓℓ) < 75 GeV`, `N(jets) = 0`, `Channel: ee or eμ`. */
export function formatCut(histogram: HistogramDescription, filter: Filter): string {
  const {label, unit, categories: names} = histogram;
  if (!isRange(filter)) {
    const values = filter.categories.map((value) => names?.[value] ?? String(value));
    const list = values.length === 0 ? 'none' : values.join(' or ');
    return names ? `${label}: ${list}` : `${label} = ${list}`;
  }
  if (names) {
    const {from, to} = filter;
    const inside = names.filter(
      (_, value) => value >= (from ?? -Infinity) && value < (to ?? Infinity),
    );
    return `${label}: ${inside.length === 0 ? 'none' : inside.join(' or ')}`;
  }
  if (isNumberOfThings(histogram)) return wholeNumbers(label, filter);
  const {from, to} = filter;
  const withUnit = unit === '' ? '' : `\u00a0${unit}`;
  if (to === null) return `${label} ≥ ${from}${withUnit}`;
  return `${from === null ? '' : `${from} ≤ `}${label} < ${to}${withUnit}`;
}

/** All cuts of an analysis, in their order. */
export const listOfCuts = (
  histograms: readonly HistogramDescription[],
  cuts: Analysis['cuts'],
): readonly string[] =>
  Array.from(cuts).flatMap(([name, filter]) => {
    const histogram = histograms.find(({dimension}) => dimension === name);
    return histogram && isCut(filter) ? [formatCut(histogram, filter)] : [];
  });

/**
 * A cut without the name of its quantity, for the head of its plot: `< 75 GeV`, `12 to 75 GeV`, `= 0`, `ee or eμ`.
 */
export function describeCutShortly(histogram: HistogramDescription, filter: Filter): string {
  const mark = '#';
  const words = formatCut({...histogram, label: mark}, filter);
  const between = /^(.+) ≤ # [<≤] (.+)$/.exec(words);
  const short = between ? `${between[1]} to ${between[2]}` : words.replace(/^#:?\s*/, '');
  return short.replace('\u00a0°', '°');
}
