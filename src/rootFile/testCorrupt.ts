/** Fixtures with one changed bit, for tests of what becomes of corrupted data. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const largeVersion = 1000;

/** Positions of a short and of a long key before the name of its class. */
const keyBytes = {short: 26, long: 34};

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
  const file = path.resolve('tests/fixtures/rootFiles', `toy-zmumu-${codec}.root`);
  const bytes = new Uint8Array(readFileSync(file));
  const text = Buffer.from(bytes.buffer);
  const names = `\u0007TBasket${String.fromCharCode(branch.length)}${branch}`;
  let at = text.indexOf(names, 0, 'latin1');
  for (let count = 0; count < basket; count += 1) at = text.indexOf(names, at + 1, 'latin1');
  const view = new DataView(bytes.buffer);
  const isLong = view.getInt16(at - keyBytes.long + 4) > largeVersion;
  const start = at - (isLong ? keyBytes.long : keyBytes.short);
  const last = start + view.getInt32(start) - 1;
  bytes[last] = (bytes[last] as number) ^ 1;
  return bytes;
}
