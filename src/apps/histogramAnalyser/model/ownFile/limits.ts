/** How much of a file this site takes, so that a browser keeps up. */
import {maxFetchedBytes} from '@site/src/kit/userFile/fileSize';
import {UserFileError} from '@site/src/kit/userFile/problem';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCount} from '@site/src/kit/format/numbers';

export const limits = {
  /** Bytes of text, after gzip is undone: a text is held as a whole. */
  textBytes: 256e6,
  /** Bytes of a file that is fetched from an address. */
  fetchedBytes: maxFetchedBytes,
  /** Bytes of a ROOT or Parquet file from the reader's disk, of which only parts are read. */
  diskBytes: 4e9,
  rows: 5e6,
  columns: 64,
  /** Rows times columns; eight bytes each. */
  cells: 40e6,
  /** Histograms of the app. */
  histograms: 16,
  /** Processes, and values of a column that are shown as categories. */
  categories: 12,
} as const;

export const limitsText = `CSV up to ${formatBytes(limits.textBytes)}, ROOT and Parquet up to ${formatBytes(limits.diskBytes)} from your computer or ${formatBytes(limits.fetchedBytes)} from a URL; ${formatCount(limits.rows)} rows, ${limits.columns} columns, and ${formatCount(limits.cells)} numbers in all`;

/** @throws UserFileError where a table is larger than the limits */
export function checkSize(rows: number, columns: number): void {
  const advice = (what: string): string => `Save a file with fewer ${what} and open it again.`;
  if (rows > limits.rows) {
    throw new UserFileError(
      `The table has more than ${formatCount(limits.rows)} rows, which is the limit.`,
      advice('rows'),
    );
  }
  if (columns > limits.columns) {
    throw new UserFileError(
      `The table has ${formatCount(columns)} columns; the limit is ${limits.columns}.`,
      advice('columns'),
    );
  }
  if (rows * columns > limits.cells) {
    throw new UserFileError(
      `${formatCount(columns)} columns of ${formatCount(rows)} rows contain ${formatCount(rows * columns)} numbers; the limit is ${formatCount(limits.cells)}.`,
      advice('rows or columns'),
    );
  }
}
