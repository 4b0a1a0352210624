/** The number of rows in each part of a sample. */
import type {encode} from '../../src/samples/format/encode';
import {split} from '../../src/samples/format/split';
import {gzipped} from './gzipped';

/** Compressed, in bytes: the first part is on a slow line in two seconds, a later one costs little to load again. */
const sizes = {first: 300_000, later: 700_000} as const;

/** Rows are rounded to this, so that another version of zlib hardly matters. */
const step = 500;

const rounded = (rows: number): number => Math.max(step, Math.round(rows / step) * step);

/** Rows in equal parts; the first ones have one more if it does not come out even. */
const shared = (rows: number, parts: number): readonly number[] =>
  Array.from({length: parts}, (_, i) => Math.floor((rows + parts - 1 - i) / parts));

/** Rows of each part of an encoded sample: a first part of about 300 kB, if it has more, and the rest. */
export function partLengths(encoded: ReturnType<typeof encode>): readonly number[] {
  const {rows, pseudoDataRows} = encoded.manifest;
  const simulated = rows - pseudoDataRows;
  const packed = (lengths: readonly number[]): readonly number[] =>
    split(encoded, lengths).map(({bytes}) => gzipped(bytes).length);
  const half = Math.ceil(simulated / 2);
  const [bytesOfHalf = 0] = packed([half, rows - half]);
  const first = Math.min(simulated, rounded((half * sizes.first) / bytesOfHalf));
  if (first === rows) return [rows];
  const [, bytesOfRest = 0] = packed([first, rows - first]);
  return [first, ...shared(rows - first, Math.ceil(bytesOfRest / sizes.later))];
}
