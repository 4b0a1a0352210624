/** Cuts in a sentence; `formatCut.ts` writes them as inequalities. */
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {formatList} from '@site/src/lib/text/numberWords';
import type {HistogramDescription} from '../description';
import {isRange, type Filter, type RangeFilter} from './filters';
import {isNumberOfThings, thingsIn} from '../numberOfThings';

type QuantityDescription = Pick<HistogramDescription, 'label' | 'unit' | 'axis' | 'categories'>;

function things(filter: RangeFilter): string {
  const {least, most} = thingsIn(filter);
  if (most === null) return `at least ${least}`;
  if (most < least) return 'nothing';
  if (most === least) return `exactly ${most}`;
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

/** What a cut keeps, without the quantity: `below 75 GeV`, `ee and μμ only`, `exactly 0`. */
function kept(
  histogram: QuantityDescription,
  filter: Filter,
  digits: number,
  about: string,
): string {
  const {unit, categories} = histogram;
  if (!isRange(filter)) {
    const names = filter.categories.map((code) => categories?.[code] ?? String(code));
    return names.length === 0 ? 'nothing' : `${formatList(names)} only`;
  }
  const {from, to} = filter;
  if (from === null && to === null) return 'all';
  if (isNumberOfThings(histogram)) return things(filter);
  const printed = (end: number): string =>
    about + formatNumber(end, {significant: digits, grouped: false});
  const withUnit = (end: number): string => formatWithUnit(printed(end), unit);
  if (from === null) return `below ${withUnit(to as number)}`;
  return to === null ? `at least ${withUnit(from)}` : `${printed(from)} to ${withUnit(to)}`;
}

/** A cut with its quantity: `m(ℓℓ) below 75 GeV`. */
export const cutProse = (histogram: QuantityDescription, filter: Filter): string =>
  `${histogram.label} ${kept(histogram, filter, 6, '')}`;

/** A cut as a proposal: `m(ℓℓ) below about 75 GeV`; numbers of things are never vague. */
export const proposedCut = (histogram: QuantityDescription, filter: Filter): string =>
  `${histogram.label} ${kept(histogram, filter, 4, 'about ')}`;
