import {formatCount, formatExponent} from '@site/src/kit/format/numbers';
import type {Column, Value} from './table';

export const notPublished = 'not published';

/** A number of any size with at most six figures, whole numbers in full: 70,611; 1.24 × 10⁻⁵. */
export function printNumber(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e15) {
    return formatCount(value);
  }
  if (size >= 1e-3 && size < 1e9) {
    return formatCount(Number(value.toPrecision(6)));
  }
  const [mantissa = '', exponent = ''] = Number(value.toPrecision(6)).toExponential().split('e');
  return `${formatCount(Number(mantissa))} × 10${formatExponent(Number(exponent))}`;
}

/** The text of a value in the table. */
export function printValue<Row>(value: Value, {format}: Column<Row>): string {
  if (value === null) return notPublished;
  if (format) return format(value);
  if (typeof value === 'number') return printNumber(value);
  return typeof value === 'string' ? value : value.join(', ');
}
