import type {Cell} from '../../model/types';
import {printValue} from '@site/src/plot/numberFormats';

const printNumber = (value: number | bigint): string =>
  typeof value === 'bigint' || Number.isInteger(value)
    ? String(value).replace('-', '−')
    : printValue(value);

/** A value of a branch; of a list that was cut, the length is told. */
export function printCell(cell: Cell | undefined, length?: number): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'bigint') return printNumber(cell);
  if (cell.length === 0) return 'empty';
  const text = cell.map(printNumber).join(', ');
  return length !== undefined && length > cell.length ? `${text}, … (${length})` : text;
}
