/** The places of the columns in the bytes of a sample or of a part of it: one after another, each from a multiple of four. */
import type {StoredColumn} from './manifest';

export const bytesOf = {uint8: 1, uint16: 2, float32: 4} as const;

/** Columns begin at multiples of four bytes, so that readers may view them without a copy. */
const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** The columns with their offsets for a number of rows, and the bytes of all of them. */
export function placedColumns<Column extends Pick<StoredColumn, 'type'>>(
  columns: readonly Column[],
  rows: number,
): {readonly columns: readonly (Column & {readonly offset: number})[]; readonly bytes: number} {
  let bytes = 0;
  const placed = columns.map((column) => {
    const offset = bytes;
    bytes += aligned(bytesOf[column.type] * rows);
    return {...column, offset};
  });
  return {columns: placed, bytes};
}
