import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isIndexFile, unpacked} from '../../src/search/local/indexFile';
import {builtPages} from './builtPages';
import {siteSections} from './siteSections';
import {writeIndex} from './writeIndex';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'local-search-'));
});
afterEach(() => rmSync(site, {recursive: true}));

function put(file: string, title: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(
    path.join(site, file),
    `<html lang="en"><main><h1>${title}</h1><p>Text.</p></main>`,
  );
}

const sectionsOf = (baseUrl: string) =>
  siteSections({outDir: site, baseUrl, groupOf: () => 'Data', macros: {}});

describe('the pages of a built site', () => {
  it('have the address that they are served at, and come in the order of addresses', async () => {
    for (const file of ['index.html', 'docs/b.html', 'docs/a/index.html', 'docs/B.html']) {
      put(file, 'T');
    }
    const urls = (await builtPages(site, '/base/')).map(({url}) => url);
    expect(urls).toEqual(['/base/', '/base/docs/B', '/base/docs/a', '/base/docs/b']);
  });

  it('do not include the page for unknown addresses and the search page', async () => {
    for (const file of ['404.html', 'search.html', 'docs/search.html']) put(file, 'T');
    expect((await builtPages(site, '/')).map(({url}) => url)).toEqual(['/docs/search']);
  });
});

describe('the index', () => {
  it('gives back the sections that were written, by way of the manifest', async () => {
    put('index.html', 'Home');
    put('docs/a.html', 'A');
    const sections = await sectionsOf('/');
    await writeIndex(path.join(site, 'search'), sections, 'en');
    const read = (name: string) => readFileSync(path.join(site, 'search', name));
    const manifest = JSON.parse(read('manifest.json').toString());
    expect(sections.slice(0, 2).map(({title}) => title)).toEqual(['Home', 'A']);
    expect(manifest.sections).toBe(sections.length);
    const index: unknown = JSON.parse(gunzipSync(read(manifest.index)).toString());
    expect(isIndexFile(index) && unpacked(index)).toEqual(sections);
  });

  it('has the same name and bytes for the same pages, another name for others', async () => {
    put('index.html', 'Home');
    const write = async (folder: string) => {
      const {index} = await writeIndex(path.join(site, folder), await sectionsOf('/'), 'en');
      return {index, bytes: readFileSync(path.join(site, folder, index)).toString('hex')};
    };
    const first = await write('one');
    expect(await write('two')).toEqual(first);
    put('index.html', 'Changed');
    expect((await write('three')).index).not.toBe(first.index);
  });
});
