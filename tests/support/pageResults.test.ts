import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page, Response} from '@playwright/test';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pageResults} from './pageResults';

let folder: string;
let loaded: string[];

const put = (file: string, content: string): void => {
  const place = path.join(folder, 'build', file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, content);
};

/** The page as the last build made it: with the hashes of chunks, the commit and the time in it. */
function build(hash: string, {text = 'Jets', chunk = 'draw()', commit = '1919d03'} = {}): void {
  rmSync(path.join(folder, 'build'), {recursive: true, force: true});
  put(
    'docs/jets.html',
    `<meta name=build content=${commit}><h1>${text}</h1><script src=/assets/js/jets.${hash}.js></script>`,
  );
  put(
    `assets/js/runtime~main.${hash}.js`,
    `c={412:"jets",99:"main"}[e]+"."+{412:"${hash}",99:"0a0b0c0d"}[e]`,
  );
  put(`assets/js/jets.${hash}.js`, `${chunk};at("lastUpdatedAt",1795479359000)`);
  put('img/jet.svg', '<svg/>');
  loaded = [
    '/docs/jets',
    `/assets/js/runtime~main.${hash}.js`,
    `/assets/js/jets.${hash}.js`,
    '/img/jet.svg',
  ];
}

/** A browser page that loads what `loaded` names once somebody listens. */
const browserPage = {
  on: (_: string, hear: (response: Response) => void) => {
    for (const name of loaded) hear({url: () => `http://localhost:1${name}`} as Response);
  },
  off: () => undefined,
} as unknown as Page;

const results = (code = 'checks') =>
  pageResults(path.join(folder, 'build'), code, path.join(folder, 'results'));
const visit = async (name = 'jets'): Promise<void> => results().watch(browserPage)(name);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(folder, 'results'));
  build('abcdef01');
  await visit();
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('the result of a page', () => {
  it('is kept while nothing changes, for this page and these checks alone', async () => {
    expect(await results().isKept('jets')).toBe(true);
    expect(await results().isKept('muons')).toBe(false);
    expect(await results('other checks').isKept('jets')).toBe(false);
  });

  it('is kept where only the commit, times and names of chunks differ', async () => {
    build('98765432', {commit: '621a883'});
    const now = '1795999999000';
    put('assets/js/jets.98765432.js', `draw();at("lastUpdatedAt",${now})`);
    expect(await results().isKept('jets')).toBe(true);
  });

  it.each([
    ['its text', () => build('abcdef01', {text: 'Jet'})],
    ['a script', () => build('98765432', {chunk: 'drawMore()'})],
    ['which chunks there are', () => put('assets/js/runtime~main.abcdef01.js', 'c={412:"taus"}')],
    ['a picture', () => put('img/jet.svg', '<svg><g/></svg>')],
    ['that a file is there', () => rmSync(path.join(folder, 'build/img/jet.svg'))],
  ])('is not kept if %s has changed', async (_, change) => {
    change();
    expect(await results().isKept('jets')).toBe(false);
  });

  it('is not kept if nothing was seen to load', async () => {
    loaded = [];
    await visit('muons');
    expect(await results().isKept('muons')).toBe(false);
  });
});
