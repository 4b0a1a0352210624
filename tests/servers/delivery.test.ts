/** How the servers deliver: headers, types, compression, what browsers keep, and parts of files. */
import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {filesBelow} from '../../tools/lib/files';
import type {Answer} from './sendRequest';
import {expectedHeaders} from './headersFile';
import {onEachServer} from './servedSite';

function fileLike(name: RegExp): string {
  const [file] = filesBelow('build', '.', name);
  if (file === undefined) throw new Error(`The build has no file like ${name}`);
  return `/${file}`;
}

const script = fileLike(/^main\.[0-9a-f]+\.js$/);
const styles = fileLike(/^styles\.[0-9a-f]+\.css$/);
const sample = fileLike(/^zll13-[0-9a-f]+\.bin\.gz$/);
const font = fileLike(/\.woff2$/);
const headersFor = expectedHeaders('build/_headers');

/** One of each kind for which there are rules. */
const kinds = ['/', '/docs/data', '/apps/ml-lab', '/search', script, styles, sample, font].concat([
  '/samples/zll13.json',
  '/events/library.json',
  '/data/releases.json',
  '/site.webmanifest',
  '/version.json',
]);

const types = {
  [script]: 'text/javascript; charset=utf-8',
  [styles]: 'text/css; charset=utf-8',
  [sample]: 'application/gzip',
  [font]: 'font/woff2',
  '/samples/zll13.csv.gz': 'application/gzip',
  '/samples/zll13.parquet': 'application/vnd.apache.parquet',
  '/examples/toy-zmumu.root': 'application/octet-stream',
  '/data/releases.csv': 'text/csv; charset=utf-8',
  '/data/bibliography.bib': 'application/x-bibtex; charset=utf-8',
  '/version.json': 'application/json; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json; charset=utf-8',
};

const accepting = (encoding: string) => ({headers: {'accept-encoding': encoding}});

/** Tag of the state of a file, without the mark that it stands for equivalent bytes only. */
const tagOf = ({headers}: Answer): string => headers.etag?.replace(/^W\//, '') ?? '';

onEachServer((ask) => {
  it.each(kinds)('sends the headers of `_headers` with %s', async (address) => {
    const {status, lines} = await ask(address);
    expect(status).toBe(200);
    const expected = headersFor(address);
    expect(expected.length).toBeGreaterThan(5);
    for (const [name, value] of expected) {
      const values = lines.filter(([sent]) => sent === name).map(([, sent]) => sent);
      expect(values, name).toContain(value);
      const wanted = expected.filter(([other]) => other === name).length;
      expect(values, name).toHaveLength(wanted);
    }
  });

  it('protects the page for unknown addresses and redirects too', async () => {
    for (const address of ['/docs/no-such-page', '/docs/data.html']) {
      const {headers} = await ask(address);
      expect(headers['x-content-type-options'], address).toBe('nosniff');
      expect(headers['strict-transport-security'], address).toMatch(/max-age=\d{8}/);
      expect(headers['content-security-policy'], address).toContain("default-src 'self'");
    }
  });

  it('does not say which version of the server this is', async () => {
    const {server = ''} = (await ask('/')).headers;
    expect(server).not.toMatch(/\d/);
  });

  it.each(Object.entries(types))('names the type of %s', async (address, type) => {
    const {status, headers} = await ask(address, accepting('br, gzip'));
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('sends what is compressed in itself as it is, without saying so', async () => {
    for (const address of [sample, '/samples/zll13.csv.gz', font]) {
      const {headers, body} = await ask(address, accepting('br, gzip'));
      expect(headers['content-encoding'], address).toBeUndefined();
      expect(body.equals(readFileSync(`build${address}`)), address).toBe(true);
    }
  });

  it.each(['/docs/data', script, styles, '/samples/zll13.json', '/docs/no-such-page'])(
    'sends the compressed copy of %s that a browser takes',
    async (address) => {
      const plain = await ask(address, accepting('identity'));
      const brotli = await ask(address, accepting('gzip, deflate, br, zstd'));
      const gzip = await ask(address, accepting('gzip'));
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
      for (const {headers} of [plain, brotli, gzip]) {
        expect(headers.vary).toMatch(/accept-encoding/i);
      }
    },
  );

  it('sends no encoding that the browser refuses', async () => {
    const {headers} = await ask('/docs/data', accepting('br;q=0, gzip;q=0.5'));
    expect(headers['content-encoding']).toBe('gzip');
  });

  it.each(['/docs/data', script, '/samples/zll13.parquet'])(
    'says of %s that it has not changed, and no more',
    async (address) => {
      const first = await ask(address, accepting('br'));
      expect(tagOf(first)).toMatch(/^".+"$/);
      const again = await ask(address, {
        headers: {'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? ''},
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      const other = await ask(address, {headers: {'if-none-match': '"another"'}});
      expect(other.status).toBe(200);
    },
  );

  it.each(['/samples/zll13.parquet', sample, '/examples/toy-zmumu.root'])(
    'sends parts of %s',
    async (address) => {
      const whole = readFileSync(`build${address}`);
      const size = whole.length;
      const part = await ask(address, {headers: {range: 'bytes=100-299', 'accept-encoding': 'br'}});
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 100-299/${size}`);
      expect(part.body.equals(whole.subarray(100, 300))).toBe(true);
      const end = await ask(address, {headers: {range: 'bytes=-8'}});
      expect([end.status, end.body.equals(whole.subarray(size - 8))]).toEqual([206, true]);
      const beyond = await ask(address, {headers: {range: `bytes=${size + 10}-`}});
      expect(beyond.status).toBe(416);
    },
  );
});
