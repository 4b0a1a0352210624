/** What the servers answer to addresses: pages, old and unclean ones, unknown ones, and forbidden ones. */
// cspell:ignore fsecret csecret cevil
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {movedFolder, movedPages} from '../../config/redirects';
import {allRoutes} from '../../config/routes';
import type {Answer} from './sendRequest';
import {onEachServer, secret, type SendRequest} from './servedSite';

const fileOf = (route: string): Buffer =>
  readFileSync(`build${route === '/' ? '/index' : route}.html`);

const movedAddresses = {
  ...movedPages,
  ...Object.fromEntries(
    allRoutes
      .filter(({path}) => path.startsWith(movedFolder.to))
      .map(({path}) => [path.replace(movedFolder.to, movedFolder.from), path]),
  ),
};

const uncleanAddresses = {
  '/index.html': '/',
  '/index': '/',
  '/docs/data.html': '/docs/data',
  '/docs/data/index.html': '/docs/data',
  '/docs/data/index': '/docs/data',
  '/docs/data/': '/docs/data',
  '/apps/ml-lab.html': '/apps/ml-lab',
};

const forbidden = [
  '/.env',
  '/.git/config',
  '/docs/.draft',
  '/docs/.draft.html',
  '/../secret.txt',
  '/docs/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.%00./secret.txt',
  '/_headers',
  '/_redirects',
];

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** The answer after the redirect to the clean address, if there is one. */
async function follow(ask: SendRequest, address: string): Promise<Answer> {
  const first = await ask(address);
  const {location} = first.headers;
  return location === undefined ? first : ask(location);
}

onEachServer((ask) => {
  it('serves every page at its address, and the bytes of its file', async () => {
    for (const {path} of allRoutes) {
      const {status, headers, body} = await ask(encodeURI(path));
      expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.equals(fileOf(path)), path).toBe(true);
    }
  });

  it('answers HEAD with the headers of GET and without a body, and other methods not at all', async () => {
    const [got, asked] = [await ask('/docs/data'), await ask('/docs/data', {method: 'HEAD'})];
    expect([asked.status, asked.body.length]).toEqual([200, 0]);
    expect(asked.headers.etag).toBe(got.headers.etag);
    expect(asked.headers['content-length']).toBe(got.headers['content-length']);
    expect((await ask('/docs/data', {method: 'POST'})).status).toBe(405);
  });

  it.each([
    '/docs/no-such-page',
    '/docs/data/access_data/2020',
    '/no-such-file.js',
    '/assets/js',
    '/samples',
  ])('answers %s with status 404 and the page for it', async (address) => {
    const {status, headers, body} = await ask(address);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.equals(fileOf('/404'))).toBe(true);
  });

  it('shows no list of the files of a folder', async () => {
    for (const folder of ['/assets/', '/assets/js/', '/samples/', '/docs/data/for_research/']) {
      expect((await follow(ask, folder)).status, folder).toBe(404);
    }
  });

  it('redirects every old address for good, and keeps the query', async () => {
    expect(Object.keys(movedAddresses).length).toBeGreaterThan(20);
    for (const [from, to] of Object.entries(movedAddresses)) {
      for (const query of ['', '?q=1&r=%2F']) {
        const {status, headers} = await ask(from + query);
        expect([status, headers.location], from + query).toEqual([301, to + query]);
      }
    }
  });

  it.each(Object.entries(uncleanAddresses))('redirects %s to %s', async (from, to) => {
    for (const query of ['', '?a=b.html']) {
      const {status, headers} = await ask(from + query);
      expect([status, headers.location]).toEqual([301, to + query]);
    }
  });

  it.each([
    '//evil.example.org/index.html',
    '//evil.example.org/',
    '/%5cevil.example.org/index.html',
    '/docs/data%0d%0aX-Planted:%201/index.html',
  ])('sends nobody to another site: %s', async (address) => {
    const {headers} = await ask(address);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers['x-planted']).toBeUndefined();
  });

  it.each(forbidden)('keeps %s to itself', async (address) => {
    const {status, headers, body} = await follow(ask, address);
    expect([status, headers.location]).toEqual([expect.toSatisfy(isRefusal), undefined]);
    expect(body.toString()).not.toContain(secret);
  });
});
