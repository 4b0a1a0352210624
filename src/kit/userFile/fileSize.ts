/** Limits of the size of files that users open. */
import {formatBytes} from '@site/src/kit/format/bytes';
import {UserFileError} from './problem';

/** Bytes of a file that is fetched from an address. */
export const maxFetchedBytes = 256e6;

/** @throws UserFileError for a file of more bytes than the limit */
export function checkFileSize(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return;
  throw new UserFileError(
    `The file is ${formatBytes(bytes)}; the limit is ${formatBytes(maxBytes)}.`,
    'Save fewer rows or columns, or use ROOT or Parquet, from which only the selected columns are read.',
  );
}
