/** Expected events, fractions and significances, with as many digits as they deserve. */
import {formatCount, formatNumber, formatWithError} from '@site/src/kit/format/numbers';
import {formatEvents, formatPercent} from '@site/src/kit/format/quantities';
import type {Total} from '../../model/counting/sums';

/** Number of decimals beyond which a yield is meaningless. */
const maxDecimals = 4;

/**
 * An expected number of events with the statistical error of the simulation √(Σw²), both to the place
 * at which the error has two significant digits: 396.6 ± 4.4.
 */
export const formatYield = ({sumOfWeights, sumOfSquaredWeights}: Total): string =>
  sumOfSquaredWeights === 0
    ? formatEvents(sumOfWeights)
    : formatWithError(sumOfWeights, Math.sqrt(sumOfSquaredWeights), maxDecimals);

/** A number of data events: a count has no decimals, but those of a file of the user may have weights. */
export const formatData = (events: number): string =>
  Number.isInteger(events) ? formatCount(events) : formatEvents(events);

/** A fraction of events: 98 %, 4.2 %, 0.31 %; a dash where there is nothing to divide by. */
export const formatFraction = (fraction: number | null): string =>
  formatPercent(fraction, {bySize: true, missing: '–'});

/** A significance in standard deviations, with three decimals below one. */
export const formatSignificance = (value: number): string =>
  formatNumber(value, {decimals: value >= 0.995 || value === 0 ? 2 : 3});
