/** Reads a sample in the browser, in a worker and in Node. */
import type {Manifest, StoredColumn} from './manifest';

/** Values of a column as they are stored: multiply by `step`. */
type StoredValues = Uint8Array | Uint16Array | Float32Array;

export interface DecodedSample {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Number of the process of each row in `manifest.processes`, 255 for pseudo-data. */
  readonly process: Uint8Array;
  readonly weight: Float32Array;
  /** All other columns by name. */
  readonly columns: ReadonlyMap<
    string,
    {readonly facts: StoredColumn; readonly stored: StoredValues}
  >;
}

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Undoes gzip, unless the server has done it already. */
export async function unzipped(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== 0x1f || second !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** The stored values of a column in the bytes of a sample, without a copy. */
export function viewOf(
  bytes: ArrayBuffer,
  {type, offset}: Pick<StoredColumn, 'type' | 'offset'>,
  rows: number,
): StoredValues {
  if (type === 'uint8') return new Uint8Array(bytes, offset, rows);
  if (type === 'uint16') return new Uint16Array(bytes, offset, rows);
  return new Float32Array(bytes, offset, rows);
}

/** Far below a single changed digit in the sum of a column, and above the rounding of such sums. */
const tolerance = 1e-11;

const isDamaged = (stored: StoredValues, {sum, step}: StoredColumn): boolean => {
  let total = 0;
  for (const value of stored) total += value;
  return Math.abs(total * step - sum) > tolerance * Math.max(1, Math.abs(sum));
};

/**
 * Columns of a sample, as views into `bytes`.
 *
 * @param bytes the file without compression
 * @throws RangeError if the file is not the one that the manifest describes
 */
export function decode(manifest: Manifest, bytes: ArrayBuffer): DecodedSample {
  if (!isLittleEndian) throw new RangeError('this machine uses a different byte order');
  if (bytes.byteLength !== manifest.bytes) {
    throw new RangeError(`${manifest.key}: ${bytes.byteLength} bytes instead of ${manifest.bytes}`);
  }
  const columns = new Map(
    manifest.columns.map((facts) => {
      const stored = viewOf(bytes, facts, manifest.rows);
      if (isDamaged(stored, facts)) {
        throw new RangeError(`${manifest.key}: the column ${facts.name} is corrupted`);
      }
      return [facts.name, {facts, stored}] as const;
    }),
  );
  const process = columns.get('process')?.stored;
  const weight = columns.get('weight')?.stored;
  if (!(process instanceof Uint8Array) || !(weight instanceof Float32Array)) {
    throw new RangeError(`${manifest.key}: process or weight is missing`);
  }
  columns.delete('process');
  columns.delete('weight');
  return {manifest, rows: manifest.rows, process, weight, columns};
}
