/** The list of what can be saved for offline holds all that a reader needs, and each file as it is. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {appParts, readingPart} from '../../src/offline/parts';
import {allRoutes, appRoutes} from '../../config/routes';
import {addressOfFile} from '../../src/offline/model/address';
import {
  bytesOf,
  checksumLength,
  filesOf,
  isManifest,
  latestFile,
  manifestFile,
} from '../../src/offline/model/manifest';
import {buildFolder, builtPage} from './builtSite';

const readBuilt = (file: string): Buffer => readFileSync(path.join(buildFolder, file));
const manifest: unknown = JSON.parse(readBuilt(manifestFile).toString());
if (!isManifest(manifest)) throw new Error(`${manifestFile} is no list of files`);

const reading = new Set(filesOf(manifest, [readingPart]).map(([file]) => file));
const all = filesOf(manifest, [readingPart, ...appParts.map(({id}) => id)]);

it('names each file with its size and checksum', () => {
  for (const [file, bytes, checksum] of all) {
    const content = readBuilt(file);
    expect(content.length, file).toBe(bytes);
    const found = createHash('sha256').update(content).digest('hex');
    expect(found.slice(0, checksumLength), file).toBe(checksum);
  }
});

it('is named by a short file that says when it is another, and how large the pages are', () => {
  const bytes = bytesOf(manifest.parts[readingPart] ?? []);
  expect(bytes).toBeGreaterThan(1e6);
  expect(JSON.parse(readBuilt(latestFile).toString())).toEqual({id: manifest.id, bytes});
});

describe('reading holds', () => {
  it('all pages, also those of the apps', () => {
    const addresses = new Set([...reading].map(addressOfFile));
    const missing = [...allRoutes, ...appRoutes].filter(
      ({path: to}) => !addresses.has(to.slice(1)),
    );
    expect(missing).toEqual([]);
  });

  it('what the pages load: scripts, styles, fonts, pictures, formulas and the search', () => {
    const page = builtPage('/docs/documentation/systematics');
    const needed = page('script[src], link[rel=stylesheet], link[rel=preload], main img[src]')
      .toArray()
      .map(({attribs}) => attribs.src ?? attribs.href ?? '')
      .filter((address) => address.startsWith('/'));
    expect(needed.length).toBeGreaterThan(3);
    const files = [...needed.map((address) => address.slice(1)), 'css/saved-copy.css'];
    expect(files.filter((file) => !reading.has(file))).toEqual([]);
    for (const pattern of [
      /^katex\/.*\.min\.css$/,
      /^katex\/.*\.woff2$/,
      /^search\/files\/terms-/,
      /^search\/files\/texts-/,
    ]) {
      expect(
        [...reading].some((file) => pattern.test(file)),
        String(pattern),
      ).toBe(true);
    }
  });

  it('nothing of the apps, nothing for machines, no lists, no server settings', () => {
    const unwanted = /\.(?:br|md|xml|csv|parquet)$|^(?:data|events|offline|updates)\/|^_|^sw\.js$/;
    expect(
      all.map(([file]) => file).filter((file) => unwanted.test(file) && !/^events\//.test(file)),
    ).toEqual([]);
    expect([...reading].filter((file) => /\.bin\.gz$|^events\//.test(file))).toEqual([]);
  });
});

it('each app has the files that it is said to need', () => {
  for (const {id, files} of appParts) {
    const listed = filesOf(manifest, [id]).map(([file]) => file);
    for (const start of files) {
      expect(
        listed.some((file) => file.startsWith(start)),
        id,
      ).toBe(true);
    }
  }
});

it('old addresses redirect to pages that are saved, and are not files themselves', () => {
  expect(Object.keys(manifest.moved)).toContain('docs/13TeV25Doc/13tutorial');
  for (const [from, to] of Object.entries(manifest.moved)) {
    expect([...reading].map(addressOfFile), from).toContain(to);
    expect(reading.has(`${from}.html`), from).toBe(false);
  }
});

it('the service worker is there, and small', () => {
  expect(existsSync(path.join(buildFolder, 'sw.js'))).toBe(true);
  expect(readBuilt('sw.js').length).toBeLessThan(8000);
});
