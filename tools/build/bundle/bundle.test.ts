/** What is in the bundle, and that the same site gives the same bytes. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {isInstalled} from '../../lib/programs';
import {copyFor} from './siteFiles';
import {unpackedBundle} from './testBundle';

const bundle = unpackedBundle();
afterAll(() => bundle.remove());

const has = (file: string): boolean => existsSync(path.join(bundle.folder, file));

it('holds each page under both names, the launchers, and what to read first', () => {
  for (const file of [
    'site/docs/faqs.html',
    'site/docs/faqs/index.html',
    'start.py',
    'start.mjs',
  ]) {
    expect(has(file), file).toBe(true);
  }
  expect(readFileSync(path.join(bundle.folder, 'README.txt'), 'utf8')).toContain('version 1.2.3');
  expect(has('site/index/index.html')).toBe(false);
});

it('copies pages only, and never a copy', () => {
  expect(copyFor('docs/faqs.html')).toBe('docs/faqs/index.html');
  expect(copyFor('404.html')).toBeUndefined();
  expect(copyFor('docs/faqs/index.html')).toBeUndefined();
  expect(copyFor('samples/few.bin.gz')).toBeUndefined();
});

it('leaves out what was compressed beforehand, and keeps samples that are compressed', () => {
  expect(has('site/assets/js/main.1234.js')).toBe(true);
  expect(has('site/assets/js/main.1234.js.br')).toBe(false);
  expect(has('site/assets/js/main.1234.js.gz')).toBe(false);
  expect(has('site/samples/few.bin.gz')).toBe(true);
});

it.skipIf(!isInstalled('sha256sum'))(
  'lists a checksum of every file, which the usual program confirms',
  () => {
    const result = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
      cwd: bundle.folder,
    });
    expect(result.stderr.toString()).toBe('');
    expect(result.status).toBe(0);
    expect(readFileSync(path.join(bundle.folder, 'SHA256SUMS'), 'utf8')).toContain('site/_headers');
  },
);

it('is the same, byte by byte, when it is made again', () => {
  const again = unpackedBundle();
  again.remove();
  expect(Buffer.compare(again.zip, bundle.zip)).toBe(0);
});

it('refuses a site that was built for a sub-path', () => {
  const home = '<script src="/preview/assets/js/main.1234.js"></script>';
  expect(() => unpackedBundle({'index.html': home})).toThrow('Build it without BASE_URL');
});
