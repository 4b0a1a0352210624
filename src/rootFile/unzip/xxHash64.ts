/**
 * The checksum XXH64 of xxHash with the seed 0. A 64-bit number is a pair of 32-bit integers, because not
 * every browser computes with BigInt without allocating memory for each number.
 */

/** The upper and the lower 32 bits. */
type Word = readonly [high: number, low: number];

const prime1: Word = [0x9e3779b1, 0x85ebca87];
const prime2: Word = [0xc2b2ae3d, 0x27d4eb4f];
const prime3: Word = [0x165667b1, 0x9e3779f9];
const prime4: Word = [0x85ebca77, 0xc2b2ae63];
const prime5: Word = [0x27d4eb2f, 0x165667c5];

const laneBytes = 8;
const stripeBytes = 4 * laneBytes;

/** The upper 32 bits of the product of two unsigned 32-bit integers. */
function productHigh(one: number, other: number): number {
  const oneLow = one & 0xffff;
  const oneHigh = one >>> 16;
  const otherLow = other & 0xffff;
  const otherHigh = other >>> 16;
  const first = (Math.imul(oneHigh, otherLow) >>> 0) + (Math.imul(oneLow, otherLow) >>> 16);
  const second = (Math.imul(oneLow, otherHigh) >>> 0) + (first & 0xffff);
  return Math.imul(oneHigh, otherHigh) + (first >>> 16) + (second >>> 16);
}

const product = ([high, low]: Word, [byHigh, byLow]: Word): Word => [
  (productHigh(low, byLow) + Math.imul(high, byLow) + Math.imul(low, byHigh)) | 0,
  Math.imul(low, byLow),
];

function sum([high, low]: Word, [plusHigh, plusLow]: Word): Word {
  const lows = (low >>> 0) + (plusLow >>> 0);
  return [(high + plusHigh + (lows > 0xffffffff ? 1 : 0)) | 0, lows | 0];
}

const either = ([high, low]: Word, [withHigh, withLow]: Word): Word => [
  high ^ withHigh,
  low ^ withLow,
];

const rotated = ([high, low]: Word, bits: number): Word => [
  (high << bits) | (low >>> (32 - bits)),
  (low << bits) | (high >>> (32 - bits)),
];

/** @param bits fewer than 64 */
const shifted = ([high, low]: Word, bits: number): Word =>
  bits < 32 ? [high >>> bits, (low >>> bits) | (high << (32 - bits))] : [0, high >>> (bits - 32)];

const round = (lane: Word, input: Word): Word =>
  product(rotated(sum(lane, product(input, prime2)), 31), prime1);

const wordAt = (view: DataView, at: number): Word => [
  view.getInt32(at + 4, true),
  view.getInt32(at, true),
];

/** One of the four lanes: every fourth word; this loop takes nearly all of the time. */
function lane(view: DataView, from: number, stripes: number, [high, low]: Word): Word {
  let [h, l] = [high, low];
  const [p1High, p1Low] = prime1;
  const [p2High, p2Low] = prime2;
  for (let i = 0, at = from; i < stripes; i += 1, at += stripeBytes) {
    const word = view.getInt32(at, true);
    const more =
      productHigh(word, p2Low) +
      Math.imul(view.getInt32(at + 4, true), p2Low) +
      Math.imul(word, p2High);
    const lows = (l >>> 0) + (Math.imul(word, p2Low) >>> 0);
    h = (h + more + (lows > 0xffffffff ? 1 : 0)) | 0;
    l = lows | 0;
    const turnedHigh = (h << 31) | (l >>> 1);
    const turnedLow = (l << 31) | (h >>> 1);
    h =
      (productHigh(turnedLow, p1Low) +
        Math.imul(turnedHigh, p1Low) +
        Math.imul(turnedLow, p1High)) |
      0;
    l = Math.imul(turnedLow, p1Low);
  }
  return [h, l];
}

function lanesOf(view: DataView, stripes: number): Word {
  const zero: Word = [0, 0];
  const minusPrime1 = sum(either(prime1, [-1, -1]), [0, 1]);
  const starts = [sum(prime1, prime2), prime2, zero, minusPrime1];
  const lanes = starts.map((start, i) => lane(view, i * laneBytes, stripes, start));
  const turns = [1, 7, 12, 18];
  const merged = lanes.reduce((hash, one, i) => sum(hash, rotated(one, turns[i] as number)), zero);
  return lanes.reduce(
    (hash, one) => sum(product(either(hash, round(zero, one)), prime1), prime4),
    merged,
  );
}

/** @returns the upper and the lower 32 bits of the checksum, unsigned */
export function xxHash64(bytes: Uint8Array): readonly [high: number, low: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const {byteLength: length} = view;
  const stripes = Math.floor(length / stripeBytes);
  let hash = sum(stripes > 0 ? lanesOf(view, stripes) : prime5, [0, length]);
  let at = stripes * stripeBytes;
  for (; at + laneBytes <= length; at += laneBytes) {
    const mixed = either(hash, round([0, 0], wordAt(view, at)));
    hash = sum(product(rotated(mixed, 27), prime1), prime4);
  }
  if (at + 4 <= length) {
    const mixed = either(hash, product([0, view.getInt32(at, true)], prime1));
    hash = sum(product(rotated(mixed, 23), prime2), prime3);
    at += 4;
  }
  for (; at < length; at += 1) {
    const mixed = either(hash, product([0, view.getUint8(at)], prime5));
    hash = product(rotated(mixed, 11), prime1);
  }
  hash = product(either(hash, shifted(hash, 33)), prime2);
  hash = product(either(hash, shifted(hash, 29)), prime3);
  const [high, low] = either(hash, shifted(hash, 32));
  return [high >>> 0, low >>> 0];
}
