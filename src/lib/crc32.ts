const table = Uint32Array.from({length: 256}, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 checksum of ISO 3309, as in gzip, PNG and xz, as an unsigned integer. */
export function crc32Of(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** The CRC-32 checksum of a text in UTF-8: eight hexadecimal digits. */
export const crc32 = (text: string): string =>
  crc32Of(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
