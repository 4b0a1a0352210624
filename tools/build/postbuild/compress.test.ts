import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeAll, expect, it} from 'vitest';
import {compressStep} from './compress';

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
const site = {folder, baseUrl: '/', siteUrl: 'https://example.org'};
const long = 'Collisions of protons. '.repeat(100);

beforeAll(async () => {
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/page.html'), long);
  writeFileSync(path.join(folder, 'short.html'), 'Protons');
  writeFileSync(path.join(folder, 'sample.csv.gz'), long);
  writeFileSync(path.join(folder, 'picture.png'), long);
  await compressStep.run(site);
});

it('puts what unpacks to the same bytes beside a text', () => {
  const read = (ending: string): Buffer =>
    readFileSync(path.join(folder, `docs/page.html.${ending}`));
  expect(brotliDecompressSync(read('br')).toString()).toBe(long);
  expect(gunzipSync(read('gz')).toString()).toBe(long);
  expect(readFileSync(path.join(folder, 'docs/page.html'), 'utf8')).toBe(long);
});

it('leaves short files alone, and those that are compressed in themselves', () => {
  expect(readdirSync(folder).sort()).toEqual([
    'docs',
    'picture.png',
    'sample.csv.gz',
    'short.html',
  ]);
});

it('makes the same from the cache', async () => {
  const packed = path.join(folder, 'docs/page.html.br');
  const first = readFileSync(packed);
  writeFileSync(packed, 'damaged');
  await compressStep.run(site);
  expect(readFileSync(packed)).toEqual(first);
});
