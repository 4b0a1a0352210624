import {formatNumber, formatSignificant} from '@site/src/kit/format/numbers';
import type {Cell} from '../../model/previewTypes';

/** Whole numbers have no commas: many are numbers of runs and events. */
const textOf = (value: number | bigint): string =>
  typeof value === 'bigint' || Number.isInteger(value)
    ? formatNumber(value, {grouped: false})
    : formatSignificant(value);

/** A value of a branch; of a list that was cut, the length is told. */
export function formatCell(cell: Cell | undefined, length?: number): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'bigint') return textOf(cell);
  if (cell.length === 0) return 'empty';
  const text = cell.map(textOf).join(', ');
  return length !== undefined && length > cell.length ? `${text}, … (${length})` : text;
}
