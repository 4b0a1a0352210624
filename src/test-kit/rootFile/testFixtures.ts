/** Changed fixtures, for tests with corrupted data and large integers. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const largeVersion = 1000;

/** Positions of a short and of a long key before the name of its class. */
const keyBytes = {short: 26, long: 34};

/** Position of the size of a key in it. */
const keyLengthAt = 14;

/** The position of a basket in the file; its number in the branch counts from 0. */
function basketAt(bytes: Uint8Array<ArrayBuffer>, branch: string, basket: number): number {
  const text = Buffer.from(bytes.buffer);
  const names = `\u0007TBasket${String.fromCharCode(branch.length)}${branch}`;
  let at = text.indexOf(names, 0, 'latin1');
  for (let count = 0; count < basket; count += 1) at = text.indexOf(names, at + 1, 'latin1');
  const isLong = new DataView(bytes.buffer).getInt16(at - keyBytes.long + 4) > largeVersion;
  return at - (isLong ? keyBytes.long : keyBytes.short);
}

const toy = (codec: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(path.resolve('tests/fixtures/rootFiles', `toy-zmumu-${codec}.root`)));

/** The uncompressed toy sample with other first values of `eventNumber`, integers of 64 bits. */
export function toyWithIntegers(values: readonly bigint[]): Uint8Array<ArrayBuffer> {
  const bytes = toy('none');
  const view = new DataView(bytes.buffer);
  const start = basketAt(bytes, 'eventNumber', 0);
  const from = start + view.getUint16(start + keyLengthAt);
  values.forEach((value, i) => view.setBigInt64(from + 8 * i, value));
  return bytes;
}

/**
 * The toy sample with one bit changed at the end of a basket, where zlib has its checksum.
 *
 * @param basket its number in the branch, from 0
 */
export function corruptedToy(
  codec: string,
  branch: string,
  basket: number,
): Uint8Array<ArrayBuffer> {
  const bytes = toy(codec);
  const start = basketAt(bytes, branch, basket);
  const last = start + new DataView(bytes.buffer).getInt32(start) - 1;
  bytes[last] = (bytes[last] as number) ^ 1;
  return bytes;
}
