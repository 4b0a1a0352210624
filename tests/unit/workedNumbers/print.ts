/** Numbers as the pages print them. */
import {formatCount, formatNumber} from '../../../src/kit/format/numbers';

/** So many places after the point. */
export const fixed = (value: number, places: number): string => value.toFixed(places);

/** So many digits that count, in full and with commas: 37,000. */
export const digits = (value: number, count: number): string =>
  formatNumber(value, {significant: count, maxDecimals: 12});

/** The same in a formula, where a comma needs braces: 37{,}000. */
export const digitsTex = (value: number, count: number): string =>
  digits(value, count).replaceAll(',', '{,}');

/** A whole number with commas. */
export const whole = (value: number): string => formatCount(Math.round(value));

/** A power of ten in a formula: 2.9\times10^{15}. */
export function power(value: number, count: number): string {
  const [factor = '', exponent = ''] = value.toExponential(count - 1).split('e');
  return `${factor}\\times10^{${Number(exponent)}}`;
}

/** A share of one in per cent, with so many places after the point. */
export const percent = (share: number, places = 0): string => (100 * share).toFixed(places);
