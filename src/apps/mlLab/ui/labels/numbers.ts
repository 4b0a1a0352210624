/** Numbers of the lab, each kind with its digits. */
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatEvents, formatPercent} from '@site/src/kit/format/quantities';

const finite = (value: number | null | undefined): number | null =>
  Number.isFinite(value) ? (value as number) : null;

/** A metric of a method: an area, a loss or a fraction, 0.781. */
export const formatMetric = (value: number): string =>
  formatNumber(finite(value), {decimals: 3, missing: 'unknown'});

/** A threshold: 0.62. */
export const formatThreshold = (value: number): string => formatNumber(value, {decimals: 2});

/** Expected events: 35.0, 1,204. */
export const formatExpected = (events: number): string => formatEvents(events, {maxDecimals: 1});

/** A significance: 4.48; a dash where there is none. */
export const formatSignificance = (value: number | null | undefined): string =>
  formatNumber(finite(value), {decimals: 2, missing: '–'});

/** A rate as a percentage: 97.3 %; a dash for none. */
export const formatRate = (fraction: number | null): string =>
  formatPercent(fraction, {decimals: 1, missing: '–'});

/** A p-value: 0.34, below 0.001. */
export const formatProbability = (value: number): string =>
  value < 0.001 ? 'below 0.001' : formatNumber(value, {decimals: value < 0.1 ? 3 : 2});
