import {createHash} from 'node:crypto';
import {gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {joined} from '../../src/samples/format/parts';
import {tableRows} from '../../src/samples/format/table';
import {decode} from '../../src/samples/format/decode';
import {samples} from '../../src/samples/registry';
import {sampleFiles} from './write';

const {manifest, parts, downloads} = sampleFiles('dm13');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const unpacked = Array.from(parts.values(), (part) => new Uint8Array(gunzipSync(part)));

it('the parts are what the manifest says, and named by what is in them', () => {
  expect(Array.from(parts.keys())).toEqual(manifest.parts.map(({file}) => file));
  for (const [number, {file, compressedBytes}] of manifest.parts.entries()) {
    expect(parts.get(file)?.length).toBe(compressedBytes);
    expect(file).toBe(
      `parts/dm13-${sha256(unpacked[number] ?? new Uint8Array()).slice(0, 8)}.bin.gz`,
    );
  }
  const all = manifest.parts.reduce((sum, {compressedBytes}) => sum + compressedBytes, 0);
  expect(manifest.compressedBytes).toBe(all);
  expect(sha256(samples.dm13.made().bytes)).toBe(manifest.sha256);
});

it('the first part is loaded in two seconds on a line of 1.6 Mbit/s', () => {
  const [first, ...others] = manifest.parts.map(({compressedBytes}) => compressedBytes);
  expect(first).toBeGreaterThan(250_000);
  expect(first).toBeLessThan(320_000);
  expect(Math.max(...others)).toBeLessThan(750_000);
});

it('the parts give the sample, row by row', () => {
  const sample = joined(
    manifest,
    unpacked.map(({buffer}) => buffer),
  );
  const {bytes} = samples.dm13.made();
  const [ours, made] = [sample, decode(manifest, bytes.buffer)].map((one) => tableRows(one));
  const names = manifest.columns.map(({name}) => name).slice(2);
  const written = (rows: typeof ours) =>
    rows?.map(({process, weight, value}) => [process, weight, ...names.map(value)].join());
  expect(written(ours)).toEqual(written(made));
});

it('is small, and the same each time', () => {
  expect(manifest.compressedBytes).toBeLessThan(3e6);
  const again = sampleFiles('dm13');
  for (const [name, contents] of parts) {
    expect(Buffer.from(again.parts.get(name) ?? []).equals(contents)).toBe(true);
  }
  expect(Array.from(downloads.keys())).toEqual(['dm13.csv.gz', 'dm13.parquet']);
  for (const [name, contents] of downloads) {
    expect(contents.length).toBeLessThan(3e6);
    expect(Buffer.from(again.downloads.get(name) ?? []).equals(contents)).toBe(true);
  }
});

it('names no system and no hour in the headers of its files', () => {
  for (const part of parts.values()) {
    expect([...part.slice(4, 8), part[9]]).toEqual([0, 0, 0, 0, 255]);
  }
});
