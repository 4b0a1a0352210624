const modulus = 65_521;

/** The most bytes after which the second sum still fits into 32 bits (RFC 1950). */
const run = 5552;

/** The checksum Adler-32 of RFC 1950, with which a zlib stream ends, as an unsigned integer. */
export function adler32(bytes: Uint8Array): number {
  let one = 1;
  let two = 0;
  for (let from = 0; from < bytes.length; from += run) {
    const end = Math.min(bytes.length, from + run);
    for (let i = from; i < end; i += 1) {
      one += bytes[i] as number;
      two += one;
    }
    one %= modulus;
    two %= modulus;
  }
  return ((two << 16) | one) >>> 0;
}
