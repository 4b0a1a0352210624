/** A site below a path of its host: nothing in its files leads out of that path, or to nowhere in it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {filesBelow} from '../../tools/lib/files';
import {hiddenRoutes} from '../../config/routes';
import {basePath, siteFolder} from '../../tools/build/subpathSite';

const read = (file: string): string => readFileSync(path.join(siteFolder, file), 'utf8');
const filesLike = (name: RegExp): readonly string[] => filesBelow(siteFolder, '.', name);

/** Of `/x` on the same host; an address elsewhere or within a page has none. */
function pathIn(address: string): string | undefined {
  const clean = address.split(/[?#]/)[0] ?? '';
  return /^\/(?!\/)/.test(clean) ? decodeURI(clean) : undefined;
}

function isServed(address: string): boolean {
  if (!address.startsWith(basePath)) return false;
  const below = path.join(siteFolder, address.slice(basePath.length));
  return ['', '.html', '/index.html'].some(
    (ending) => path.extname(below + ending) !== '' && existsSync(below + ending),
  );
}

function wrongAmong(addresses: readonly string[]): readonly string[] {
  return addresses.filter((address) => {
    const local = pathIn(address);
    return local !== undefined && !isServed(local);
  });
}

/** All that an element of a page may load or lead to. */
function addressesOf(html: string): readonly string[] {
  const $ = load(html);
  const values = ['href', 'src', 'action', 'poster', 'data'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const refresh = $('meta[http-equiv="refresh"]').attr('content')?.split('url=')[1];
  return refresh === undefined ? values : [...values, refresh];
}

it('pages load from and lead to places in the site', () => {
  const pages = filesLike(/\.html$/);
  expect(pages.length).toBeGreaterThan(150);
  const wrong = pages.flatMap((page) =>
    wrongAmong(addressesOf(read(page))).map((address) => `${page}: ${address}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

it('style sheets load from places in the site', () => {
  const wrong = filesLike(/\.css$/).flatMap((sheet) => {
    const addresses = [...read(sheet).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
    return wrongAmong(addresses).map((address) => `${sheet}: ${address}`);
  });
  expect(wrong).toEqual([]);
});

it('the files about the site name places in it', () => {
  const origin = 'https://opendata.atlas.cern';
  const absolute = [
    'sitemap.xml',
    'opensearch.xml',
    ...filesLike(/\.(?:rss|atom)$|^(?:rss|atom)\.xml$/),
  ];
  for (const file of absolute) {
    const named = [...read(file).matchAll(/https:\/\/opendata\.atlas\.cern[^"'<\s]*/g)];
    expect(named.length, file).toBeGreaterThan(0);
    const outside = named.filter(([address]) => !`${address}/`.startsWith(origin + basePath));
    expect(
      outside.map(([address]) => address),
      file,
    ).toEqual([]);
  }
  const manifest = JSON.parse(read('site.webmanifest')) as Record<string, unknown>;
  const places = JSON.stringify(manifest).match(/"\/[^"]*"/g) ?? [];
  expect(wrongAmong(places.map((place) => place.slice(1, -1)))).toEqual([]);
});

it('the pages for our own eyes are not in a build that is published', () => {
  expect(hiddenRoutes.length).toBeGreaterThan(0);
  for (const {path: route} of hiddenRoutes) {
    expect(existsSync(path.join(siteFolder, `${route.slice(1)}.html`)), route).toBe(false);
    for (const file of ['sitemap.xml', 'feed.json'].filter((name) =>
      existsSync(path.join(siteFolder, name)),
    )) {
      expect(read(file), file).not.toContain(route);
    }
  }
});

it('each page says its content policy', () => {
  const silent = filesLike(/\.html$/).filter(
    (page) =>
      !/http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-/.test(
        read(page),
      ),
  );
  expect(silent).toEqual([]);
});
