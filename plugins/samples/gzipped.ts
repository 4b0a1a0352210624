/** Gzip that is the same on every system. */
import {gzipSync} from 'node:zlib';

/** Where the field of gzip's header stands that names the operating system. */
const systemByte = 9;
const unknownSystem = 255;

export function gzipped(bytes: Uint8Array): Uint8Array {
  const packed = gzipSync(bytes, {level: 9});
  packed[systemByte] = unknownSystem;
  return packed;
}
