/**
 * A sample in parts: a random selection of its simulated rows first, then all other rows in their order. Together
 * the parts are the sample, byte for byte.
 */
import {seededRandom, seedOf} from '../../physics/random';
import {decode, viewOf, type DecodedSample} from './decode';
import {placedColumns} from './layout';
import type {Manifest} from './manifest';

type Facts = Pick<Manifest, 'key' | 'version' | 'rows' | 'pseudoDataRows'>;

/**
 * The rows of each part, by their place in the sample and in ascending order. Which simulated rows the first part
 * has depends on key, version and its length only. Pseudo-data are never in it: scaled, they would not be counts.
 *
 * @param lengths rows of each part; together all rows of the sample
 */
export function rowsOfParts(
  {key, version, rows, pseudoDataRows}: Facts,
  lengths: readonly number[],
): readonly Uint32Array[] {
  const random = seededRandom(seedOf('parts', key, version));
  const first = new Uint32Array(lengths[0] ?? 0);
  const others = new Uint32Array(rows - first.length);
  const simulated = rows - pseudoDataRows;
  let selected = 0;
  for (let row = 0; row < rows; row += 1) {
    const isSelected = row < simulated && random() * (simulated - row) < first.length - selected;
    if (isSelected) first[selected++] = row;
    else others[row - selected] = row;
  }
  let start = 0;
  const rest = lengths.slice(1).map((length) => others.subarray(start, (start += length)));
  return [first, ...rest];
}

/** The manifest of one part, as if it were a sample: only what describes its bytes differs. */
export function manifestOfPart(manifest: Manifest, number: number): Manifest {
  const part = manifest.parts[number];
  if (!part) throw new RangeError(`${manifest.key} has no part ${number}`);
  const {columns, bytes} = placedColumns(manifest.columns, part.rows);
  return {
    ...manifest,
    rows: part.rows,
    bytes,
    columns: columns.map((column, i) => ({...column, sum: part.sums[i] ?? NaN})),
  };
}

/** @throws RangeError if the bytes are not those of this part */
export const decodePart = (manifest: Manifest, number: number, bytes: ArrayBuffer): DecodedSample =>
  decode(manifestOfPart(manifest, number), bytes);

/** Sums of the weights of each process. */
function sumsOfWeights({manifest, process, weight, rows}: DecodedSample): Float64Array {
  const sums = new Float64Array(manifest.processes.length);
  for (let row = 0; row < rows; row += 1) {
    const number = process[row] as number;
    if (number < sums.length) sums[number] = (sums[number] as number) + (weight[row] as number);
  }
  return sums;
}

/** A part with weights that add up to the expected events of the whole sample, for each process. */
export function scaledToAll(part: DecodedSample): DecodedSample {
  const sums = sumsOfWeights(part);
  const factors = part.manifest.processes.map(({sumOfWeights}, number) => {
    const sum = sums[number] as number;
    return sum > 0 ? sumOfWeights / sum : 1;
  });
  const weight = part.weight.map(
    (value, row) => value * (factors[part.process[row] as number] ?? 1),
  );
  return {...part, weight};
}

/**
 * The sample of all its parts.
 *
 * @param parts bytes without compression, in the order of the manifest, each of which `decodePart` accepts
 * @throws RangeError if they do not give the sample that the manifest describes
 */
export function joined(manifest: Manifest, parts: readonly ArrayBuffer[]): DecodedSample {
  const bytes = new ArrayBuffer(manifest.bytes);
  const rows = rowsOfParts(
    manifest,
    manifest.parts.map(({rows: length}) => length),
  );
  for (const [number, part] of parts.entries()) {
    const {columns} = manifestOfPart(manifest, number);
    const places = rows[number] ?? new Uint32Array();
    for (const [i, column] of columns.entries()) {
      const source = viewOf(part, column, places.length);
      const target = viewOf(bytes, manifest.columns[i] ?? column, manifest.rows);
      for (let at = 0; at < places.length; at += 1) {
        target[places[at] as number] = source[at] as number;
      }
    }
  }
  return decode(manifest, bytes);
}
