/** The polynomial of ECMA-182 with its bits reversed, upper and lower half. */
const polynomial = {high: 0xc96c5795, low: 0xd7870f42};

const highs = new Uint32Array(256);
const lows = new Uint32Array(256);
for (let byte = 0; byte < 256; byte += 1) {
  let [high, low] = [0, byte];
  for (let bit = 0; bit < 8; bit += 1) {
    const isOdd = (low & 1) === 1;
    low = (low >>> 1) | (high << 31);
    high >>>= 1;
    if (isOdd) {
      high ^= polynomial.high;
      low ^= polynomial.low;
    }
  }
  highs[byte] = high;
  lows[byte] = low;
}

/** The checksum CRC-64 of xz files: its upper and lower 32 bits, unsigned. */
export function crc64(bytes: Uint8Array): readonly [high: number, low: number] {
  let [high, low] = [-1, -1];
  for (const byte of bytes) {
    const place = (low ^ byte) & 0xff;
    low = ((low >>> 8) | (high << 24)) ^ (lows[place] as number);
    high = (high >>> 8) ^ (highs[place] as number);
  }
  return [~high >>> 0, ~low >>> 0];
}
