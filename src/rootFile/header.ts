/** The first bytes of a ROOT file: whether it is one, and how long it should be. */
import {formatCount} from '@site/src/kit/format/numbers';
import {RootFileError, type RootBytes} from './rootFile';

const magic = 'root';
const headerBytes = 64;

/** Files of this version and later count their bytes with 64 bits. */
const firstLargeVersion = 1_000_000;

const endPosition = 12;

const isRootFile = (start: Uint8Array): boolean =>
  String.fromCharCode(...start.subarray(0, magic.length)) === magic;

/**
 * Checks that a file is whole, before anything else reads it.
 *
 * @throws RootFileError if it is not a ROOT file or is truncated
 */
export async function checkHeader(bytes: RootBytes): Promise<void> {
  const start = await bytes.read(0, Math.min(headerBytes, bytes.size));
  if (!isRootFile(new Uint8Array(start))) {
    throw new RootFileError(
      'notRoot',
      'This is not a ROOT file: its first four bytes are not “root”.',
    );
  }
  if (start.byteLength < headerBytes) {
    throw new RootFileError('truncated', 'The file ends within its header.');
  }
  const view = new DataView(start);
  const isLarge = view.getInt32(4) >= firstLargeVersion;
  const end = isLarge ? Number(view.getBigInt64(endPosition)) : view.getUint32(endPosition);
  if (end > bytes.size) {
    throw new RootFileError(
      'truncated',
      `According to its header, the file is ${formatCount(end)} bytes long, but only ${formatCount(bytes.size)} bytes are present.`,
    );
  }
}
