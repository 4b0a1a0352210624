/** Limits of the size of files that users open. */
import {formatBytes} from '@site/src/kit/format/bytes';
import {UserFileError} from './problem';

/** Bytes of a file that is fetched from an address. */
export const maxFetchedBytes = 256e6;

/** @throws UserFileError for a file of more bytes than the limit */
export function checkFileSize(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return;
  throw new UserFileError(
    `The file has ${formatBytes(bytes)}; ${formatBytes(maxBytes)} are possible here.`,
    'Save fewer rows or columns, or take ROOT or Parquet, of which only the columns you choose are read.',
  );
}
