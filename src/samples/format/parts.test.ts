import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {samples} from '../registry';
import {manifestSchema, type Manifest} from './manifest';
import {decodePart, joined, manifestOfPart, rowsOfParts, scaledToAll} from './parts';
import {split} from './split';

const encoded = samples.hzz13.made();
const {rows, pseudoDataRows} = encoded.manifest;
const lengths = [9000, 11_000, rows - 20_000];
const pieces = split(encoded, lengths);
const manifest: Manifest = manifestSchema.parse({
  ...encoded.manifest,
  parts: pieces.map(({facts, bytes}, number) => ({
    ...facts,
    file: `hzz13-0000000${number}.bin.gz`,
    compressedBytes: gzipSync(bytes).length,
  })),
  compressedBytes: 1,
  sha256: '0'.repeat(64),
});
const buffers = pieces.map(({bytes}) => bytes.buffer);

describe('a sample in parts', () => {
  it('is the same sample again, byte for byte', () => {
    const {process, columns} = joined(manifest, buffers);
    const bytes = new Uint8Array(process.buffer as ArrayBuffer);
    expect(Buffer.from(bytes).equals(encoded.bytes)).toBe(true);
    expect(columns.size).toBe(manifest.columns.length - 2);
  });

  it('has each row in one part, and pseudo-data not in the first', () => {
    const parts = rowsOfParts(manifest, lengths);
    expect(parts.map(({length}) => length)).toEqual(lengths);
    const all = parts.flatMap((part) => Array.from(part)).sort((a, b) => a - b);
    expect(all).toEqual(Array.from({length: rows}, (_, row) => row));
    expect(Math.max(...(parts[0] ?? []))).toBeLessThan(rows - pseudoDataRows);
  });

  it('has another selection in another version, and the same each time', () => {
    const first = (version: string) =>
      Array.from(rowsOfParts({...manifest, version}, lengths)[0] ?? []);
    expect(first('1')).toEqual(first('1'));
    expect(first('1')).not.toEqual(first('2'));
  });

  it('selects the rows of the first part evenly', () => {
    const [first = new Uint32Array()] = rowsOfParts(manifest, lengths);
    const simulated = rows - pseudoDataRows;
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const [from, to] = [(tenth * simulated) / 10, ((tenth + 1) * simulated) / 10];
      const count = first.filter((row) => row >= from && row < to).length;
      // Five standard deviations of the hypergeometric distribution are below 150 rows.
      expect(Math.abs(count - (lengths[0] ?? 0) / 10)).toBeLessThan(150);
    }
  });
});

describe('the first part', () => {
  const part = scaledToAll(decodePart(manifest, 0, buffers[0] ?? new ArrayBuffer()));

  it('adds up to the expected events of each process', () => {
    for (const [number, {sumOfWeights}] of manifest.processes.entries()) {
      let sum = 0;
      for (let row = 0; row < part.rows; row += 1) {
        if (part.process[row] === number) sum += part.weight[row] ?? NaN;
      }
      expect(sum / sumOfWeights).toBeCloseTo(1, 4);
    }
  });

  it('scales no weight of a process differently from the others', () => {
    const plain = decodePart(manifest, 0, buffers[0] ?? new ArrayBuffer());
    const factors = new Map<number, number>();
    for (let row = 0; row < part.rows; row += 1) {
      const number = part.process[row] ?? NaN;
      const factor = (part.weight[row] ?? NaN) / (plain.weight[row] ?? NaN);
      expect(factor / (factors.get(number) ?? factor)).toBeCloseTo(1, 4);
      factors.set(number, factor);
    }
    expect(factors.size).toBe(manifest.processes.length);
    // Of 34,000 rows 9,000: each stands for nearly four.
    for (const factor of factors.values()) expect(factor).toBeCloseTo(34 / 9, 0);
  });
});

describe('a part that does not fit', () => {
  const damaged = (buffers[1] ?? new ArrayBuffer()).slice();
  new Uint8Array(damaged, manifestOfPart(manifest, 1).columns[4]?.offset).fill(7, 0, 1);

  it.each([
    ['damaged', 1, damaged, /column .* is corrupted/],
    ['cut off', 1, damaged.slice(0, -8), /bytes instead of/],
    ['another part', 1, buffers[0] ?? damaged, /bytes instead of/],
    ['unknown', 7, damaged, /has no part 7/],
  ])('is refused: %s', (_, number, bytes, message) => {
    expect(() => decodePart(manifest, number, bytes)).toThrow(message);
  });

  it('is not joined', () => {
    const swapped = [buffers[0], damaged, buffers[2]] as ArrayBuffer[];
    expect(() => joined(manifest, swapped)).toThrow(/is corrupted/);
  });

  it('is noticed if it belongs to a different version of the sample', () => {
    const other = {...manifest, version: `${manifest.version}b`};
    // The rows would come to other places: sums of columns cannot see that, names of files do.
    expect(joined(other, buffers).process).not.toEqual(joined(manifest, buffers).process);
  });
});
