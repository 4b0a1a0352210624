/** Baskets, the pieces in which a branch is stored: a key, and the values of a few entries. */
import {UnzipError, unzipped, type Unzip} from './blocks';

/** Positions in the key of a basket; the number of entries and the last byte are counted from its end. */
const place = {bytes: 0, objectBytes: 6, keyBytes: 14, entries: -9, last: -5};
const minKeyBytes = 40;

/**
 * Decompresses and checks a basket. JSROOT takes a basket as uncompressed whose stated size is that of the
 * bytes in the file, so this is what its copy of the key says.
 *
 * @param bytes as they are in the file
 * @param entries that the tree states for the basket, if known
 * @returns the key and the uncompressed data
 * @throws UnzipError for a basket that is corrupted, or cannot be decompressed
 */
export async function plainBasket(
  bytes: ArrayBuffer,
  entries: number | undefined,
  unzip: Unzip,
): Promise<DataView> {
  const view = new DataView(bytes);
  const stated = bytes.byteLength < minKeyBytes ? 0 : view.getInt32(place.bytes);
  const keyBytes = stated === bytes.byteLength ? view.getUint16(place.keyBytes) : 0;
  const objectBytes = keyBytes < minKeyBytes ? 0 : view.getUint32(place.objectBytes);
  const isSound =
    keyBytes >= minKeyBytes &&
    keyBytes <= stated &&
    view.getInt32(keyBytes + place.last) <= keyBytes + objectBytes &&
    (entries === undefined || view.getInt32(keyBytes + place.entries) === entries);
  if (!isSound) throw new UnzipError('damaged', 'its header does not match the tree');
  if (keyBytes + objectBytes === stated) return view;
  const data = await unzipped(new Uint8Array(bytes, keyBytes), objectBytes, unzip);
  const plain = new Uint8Array(keyBytes + objectBytes);
  plain.set(new Uint8Array(bytes, 0, keyBytes));
  plain.set(data, keyBytes);
  const own = new DataView(plain.buffer);
  own.setUint32(place.objectBytes, stated - keyBytes);
  return own;
}
