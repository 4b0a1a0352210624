import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {csvOf} from './csv';
import {decode, unzipped} from './decode';
import {encode} from './encode';
import {manifestSchema, type Manifest} from './manifest';
import {tableRows} from './table';
import {testSample} from '@site/src/test-kit/samples/testSample';

const sample: ReturnType<typeof testSample> = {
  ...testSample(2),
  rows: [
    [
      {event: {mass: 125.004, jets: 0}, weight: 1.5},
      {event: {mass: 124.5, jets: 3}, weight: 2},
    ],
    [{event: {mass: 700, jets: 300}, weight: 8}],
  ],
  pseudoData: [
    {mass: 91.19, jets: 1},
    {mass: -1, jets: 2},
  ],
};

const {bytes, manifest: partial} = encode(sample);
const manifest: Manifest = manifestSchema.parse({
  ...partial,
  parts: [],
  compressedBytes: 1,
  sha256: 'a'.repeat(64),
});

describe('a sample in columns', () => {
  it('comes back row by row, with masses to 10 MeV', () => {
    const rows = tableRows(decode(manifest, bytes.buffer));
    expect(rows.map(({process, weight}) => [process, weight])).toEqual([
      ['signal', 1.5],
      ['signal', 2],
      ['background', 8],
      ['data', 1],
      ['data', 1],
    ]);
    expect(rows.slice(0, 2).map(({value}) => value('mass'))).toEqual([125, 124.5]);
    expect(rows.map(({value}) => value('jets'))).toEqual([0, 3, 255, 1, 2]);
  });

  it('keeps what is too large or below zero at the end of its range', () => {
    const rows = tableRows(decode(manifest, bytes.buffer));
    expect(rows[2]?.value('mass')).toBeCloseTo(655.35, 9);
    expect(rows[4]?.value('mass')).toBe(0);
  });

  it('counts rows and weights of each process, and the pseudo-data apart', () => {
    expect(manifest.processes.map(({rows, sumOfWeights}) => [rows, sumOfWeights])).toEqual([
      [2, 3.5],
      [1, 8],
    ]);
    expect(manifest.processes[0]?.sumOfSquares).toBe(1.5 ** 2 + 4);
    expect([manifest.rows, manifest.pseudoDataRows]).toEqual([5, 2]);
    expect(manifest.kind).toBe('simulated for teaching');
  });

  it('begins each column where four bytes begin', () => {
    expect(manifest.columns.map(({offset}) => offset % 4)).toEqual([0, 0, 0, 0]);
  });

  it('is refused when it is cut off, or damaged', () => {
    expect(() => decode(manifest, bytes.buffer.slice(0, -4))).toThrow(/bytes instead of/);
    const damaged = bytes.slice();
    damaged[manifest.columns[3]?.offset ?? 0] = 77;
    expect(() => decode(manifest, damaged.buffer)).toThrow(/column mass is corrupted/);
  });

  it('is unzipped, unless the server has done it', async () => {
    const packed = new Uint8Array(gzipSync(bytes)).buffer;
    expect(new Uint8Array(await unzipped(packed))).toEqual(bytes);
    expect(await unzipped(bytes.buffer)).toBe(bytes.buffer);
  });

  it('is text with units, and says that it is simulated', () => {
    const [first, header, row, ...others] = csvOf(decode(manifest, bytes.buffer)).split('\n');
    expect(first).toBe('# A try: simulated for teaching, 10 fb⁻¹, version 3');
    expect(header).toBe('process,weight,jets,mass [GeV]');
    expect(row).toBe('signal,1.5,0,125.00');
    expect(others).toHaveLength(5);
  });

  it('has no column that nobody wrote', () => {
    const [row] = tableRows(decode(manifest, bytes.buffer));
    expect(() => row?.value('pt')).toThrow(/try has no column pt/);
  });
});
