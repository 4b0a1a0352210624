import {createHash} from 'node:crypto';
import {gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {sampleFiles} from './write';

const {manifest, data, downloads} = sampleFiles('dm13');

it('the file is what the manifest says', () => {
  const bytes = gunzipSync(data);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.sha256);
  expect(bytes.length).toBe(manifest.bytes);
  expect(data.length).toBe(manifest.compressedBytes);
  expect(manifest.file).toBe(`dm13-${manifest.sha256.slice(0, 8)}.bin.gz`);
});

it('is small, and the same each time', () => {
  expect(data.length).toBeLessThan(3e6);
  const again = sampleFiles('dm13');
  expect(Buffer.from(data).equals(again.data)).toBe(true);
  expect(Array.from(downloads.keys())).toEqual(['dm13.csv.gz', 'dm13.parquet']);
  for (const [name, contents] of downloads) {
    expect(contents.length).toBeLessThan(3e6);
    expect(Buffer.from(again.downloads.get(name) ?? []).equals(contents)).toBe(true);
  }
});

it('names no system and no hour in its header', () => {
  expect([...data.slice(4, 8), data[9]]).toEqual([0, 0, 0, 0, 255]);
});
