const table = Uint32Array.from({length: 256}, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The check sum of ISO 3309, as in gzip and PNG, of a text in UTF-8: eight hexadecimal digits. */
export function crc32(text: string): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum = (table[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
