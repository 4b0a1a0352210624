import {mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {allSections, builtIndex} from './builtIndex';
import type {Section} from '../../src/search/local/section';
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
  it('gives back the sections that were written', async () => {
    put('index.html', 'Home');
    put('docs/a.html', 'A');
    const sections = await sectionsOf('/');
    await writeIndex(path.join(site, 'search'), sections);
    const read = allSections(builtIndex(site).index);
    expect(sections.slice(0, 2).map(({title}) => title)).toEqual(['Home', 'A']);
    const contentOf = ({url, title, path: headings, text}: Section) => ({
      url,
      title,
      headings,
      text,
    });
    expect(read.map(contentOf)).toEqual(sections.map(contentOf));
    expect(read).toHaveLength(sections.length);
  });

  it('has the same files for the same pages; a change changes only what it touches', async () => {
    put('index.html', 'Home');
    const write = async (folder: string) => {
      const manifest = await writeIndex(path.join(site, folder), await sectionsOf('/'));
      const names = readdirSync(path.join(site, folder, 'files'));
      const bytes = names.map((name) =>
        readFileSync(path.join(site, folder, 'files', name), 'hex'),
      );
      return {manifest, names, bytes};
    };
    const first = await write('one');
    expect(await write('two')).toEqual(first);
    put('index.html', 'Changed');
    const {manifest} = await write('three');
    const kept = manifest.texts.hashes.filter((hash) => first.manifest.texts.hashes.includes(hash));
    expect(kept).toHaveLength(manifest.texts.hashes.length - 1);
  });
});
