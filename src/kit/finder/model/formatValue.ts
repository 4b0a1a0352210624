import {formatCount, formatSignificant} from '@site/src/kit/format/numbers';
import type {Column, Value} from './table';

export const notPublished = 'not published';

/** A number of any size with at most six digits, whole numbers in full: 70,611; 1.24 × 10⁻⁵. */
export const formatAnySize = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e15
    ? formatCount(value)
    : formatSignificant(value, 6, {powersFrom: 1e9});

/** Digits that tell a measured number in the detail of a row; a computed one has noise below them. */
const fullDigits = 12;

/** The text of a value in the table, or in the detail of its row. */
export function formatValue<Row>(
  value: Value,
  {format, isMeasured}: Column<Row>,
  place: 'table' | 'detail',
): string {
  if (value === null) return notPublished;
  if (format) return format(value);
  if (typeof value === 'number' && isMeasured) {
    return formatSignificant(value, place === 'table' ? 3 : fullDigits, {powersFrom: 1e9});
  }
  if (typeof value === 'number') return formatAnySize(value);
  return typeof value === 'string' ? value : value.join(', ');
}
