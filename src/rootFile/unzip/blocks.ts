/**
 * The blocks in which ROOT compresses baskets and objects: each begins with two letters for the method, a
 * byte for its version, and the compressed and the uncompressed size in three bytes each.
 *
 * JSROOT checks no checksums. What the methods have of them: zlib ("ZL") ends with the Adler-32 of the data,
 * LZ4 ("L4") begins with the XXH64 of the compressed bytes, xz ("XZ") ends with a CRC of the data. Zstandard
 * ("ZS", as ROOT writes it), the oldest zlib blocks ("CS") and uncompressed data have none.
 */
import {crc32Of} from '@site/src/lib/crc32';
import {crc64} from './crc64';
import {xxHash64} from './xxHash64';

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

const headerBytes = 9;
const hashBytes = 8;

interface Block {
  readonly method: string;
  /** The compressed bytes, without the header. */
  readonly packed: Uint8Array;
  /** The uncompressed size in bytes. */
  readonly size: number;
}

/** Data that cannot be decompressed, or do not match their checksum. */
export class UnzipError extends Error {
  override readonly name = 'UnzipError';

  /** @param kind whether the data are damaged, or compressed in a way that cannot be read here */
  constructor(
    readonly kind: 'damaged' | 'unsupported',
    message: string,
  ) {
    super(message);
  }
}

const corrupted = (message: string): UnzipError => new UnzipError('damaged', message);

/** Decompresses all blocks one after another into so many bytes; null for what is not possible. */
export type Unzip = (blocks: DataView, size: number) => Promise<DataView | null>;

const threeBytes = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);

function blocksIn(bytes: Uint8Array, size: number): readonly Block[] {
  const blocks: Block[] = [];
  let left = size;
  let at = 0;
  while (at + headerBytes <= bytes.length && left > 0) {
    const end = at + headerBytes + threeBytes(bytes, at + 3);
    const own = threeBytes(bytes, at + 6);
    if (end > bytes.length || own > left || own === 0) break;
    const method = String.fromCharCode(...bytes.subarray(at, at + 2));
    blocks.push({method, packed: bytes.subarray(at + headerBytes, end), size: own});
    left -= own;
    at = end;
  }
  if (left === 0) return blocks;
  throw corrupted('the sizes of its compressed blocks do not add up');
}

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const mismatch = (name: string): UnzipError =>
  corrupted(`its data do not match their checksum (${name})`);

function checkHash(packed: Uint8Array): void {
  const view = viewOf(packed);
  const [high, low] = xxHash64(packed.subarray(hashBytes));
  const isRight =
    packed.length > hashBytes && view.getUint32(0) === high && view.getUint32(4) === low;
  if (!isRight) throw mismatch('xxHash');
}

function checkAdler(packed: Uint8Array, data: Uint8Array): void {
  const isRight =
    packed.length > 4 && viewOf(packed).getUint32(packed.length - 4) === adler32(data);
  if (!isRight) throw mismatch('Adler-32');
}

/** Sizes of the parts of an xz stream with one block, and the kinds of checksums in it. */
const xz = {header: 12, footer: 12, kindAt: 7, crc32: 1, crc64: 4, indexSizeAt: 8};

/** The checksum of an xz stream is before its index, whose size is in the last twelve bytes. */
function checkXz(packed: Uint8Array, data: Uint8Array): void {
  if (packed.length < xz.header + xz.footer) throw corrupted('an xz stream in it is too short');
  const view = viewOf(packed);
  const kind = packed[xz.kindAt];
  const indexBytes = 4 * (view.getUint32(packed.length - xz.indexSizeAt, true) + 1);
  const end = packed.length - xz.footer - indexBytes;
  if (end < xz.header + 8) throw corrupted('the index of an xz stream in it is wrong');
  if (kind === xz.crc32 && view.getUint32(end - 4, true) !== crc32Of(data)) {
    throw mismatch('CRC-32');
  }
  if (kind !== xz.crc64) return;
  const [high, low] = crc64(data);
  if (view.getUint32(end - 4, true) !== high || view.getUint32(end - 8, true) !== low) {
    throw mismatch('CRC-64');
  }
}

/** Bytes of the chunk of LZMA2 that begins here, its header included; undefined for none. */
function chunkBytes(packed: Uint8Array, at: number): number | undefined {
  const control = packed[at] ?? 0;
  const sizeAt = (from: number): number =>
    ((packed[at + from] ?? 0) << 8) + (packed[at + from + 1] ?? 0) + 1;
  if (control >= 0x80) return sizeAt(3) + (control >= 0xc0 ? 6 : 5);
  return control === 1 || control === 2 ? sizeAt(1) + 3 : undefined;
}

/** JSROOT 7.11 reads xz streams of one chunk only; a chunk has at most 64 KB of compressed bytes. */
function checkChunks(packed: Uint8Array): void {
  let at = xz.header + 4 * ((packed[xz.header] ?? 0) + 1);
  let chunks = 0;
  for (let bytes = chunkBytes(packed, at); bytes; bytes = chunkBytes(packed, at)) {
    at += bytes;
    chunks += 1;
  }
  if (packed[at] !== 0 || at > packed.length - xz.footer) {
    throw corrupted('the chunks of an xz stream in it do not add up');
  }
  if (chunks < 2) return;
  throw new UnzipError(
    'unsupported',
    'it is compressed with LZMA in several chunks, which cannot be read here',
  );
}

const known = ['ZL', 'CS', 'L4', 'XZ', 'ZS'];

/**
 * Decompresses data and compares them with the checksums that their blocks have.
 *
 * @param bytes the blocks
 * @param size of the data, in bytes
 * @throws UnzipError for data that are corrupted, or cannot be decompressed
 */
export async function unzipped(bytes: Uint8Array, size: number, unzip: Unzip): Promise<Uint8Array> {
  const blocks = blocksIn(bytes, size);
  if (blocks.some(({method}) => !known.includes(method))) {
    throw corrupted('its compression method is unknown');
  }
  for (const {method, packed} of blocks) {
    if (method === 'L4') checkHash(packed);
    if (method === 'XZ') checkChunks(packed);
  }
  const view = await unzip(viewOf(bytes), size).catch(() => null);
  if (view?.byteLength !== size) throw corrupted('it cannot be decompressed');
  const data = new Uint8Array(view.buffer, view.byteOffset, size);
  let at = 0;
  for (const {method, packed, size: own} of blocks) {
    const part = data.subarray(at, at + own);
    if (method === 'ZL') checkAdler(packed, part);
    if (method === 'XZ') checkXz(packed, part);
    at += own;
  }
  return data;
}
