import {mkdtempSync, writeFileSync} from 'node:fs';
import {request as ask, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo, Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chosenEncoding} from './compressedCopy';
import {startStaticServer} from './staticServer';

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.2, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('for "%s" is %s', (accepts, encoding) => {
    expect(chosenEncoding(accepts)).toBe(encoding);
  });
});

describe('the server', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'copies-'));
  const text = 'Collisions of protons. '.repeat(100);
  let server: Server;

  interface Answer {
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }

  function get(address: string, headers: Record<string, string>): Promise<Answer> {
    const {port} = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      ask({port, path: address, headers}, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  beforeAll(async () => {
    const page = path.join(root, 'page.html');
    writeFileSync(page, text);
    writeFileSync(`${page}.br`, brotliCompressSync(text));
    writeFileSync(`${page}.gz`, gzipSync(text));
    server = await startStaticServer({root, port: 0});
  });

  afterAll(() => server.close());

  it('sends the copy that the browser takes, as what it unpacks to', async () => {
    const {status, headers, body} = await get('/page?a=1', {'accept-encoding': 'gzip, br'});
    expect([status, headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
      200,
      'br',
      'text/html; charset=utf-8',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it('sends the text itself to a browser that takes no copy', async () => {
    const {headers, body} = await get('/page', {'accept-encoding': 'identity'});
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(text);
  });

  it('refuses what is not an address, and goes on', async () => {
    expect((await get('/%', {'accept-encoding': 'br'})).status).toBe(400);
    expect((await get('/page', {'accept-encoding': 'br'})).status).toBe(200);
  });

  it('reports that a copy has not changed', async () => {
    const headers = {'accept-encoding': 'br'};
    const {etag = ''} = (await get('/page', headers)).headers;
    const again = await get('/page', {...headers, 'if-none-match': etag});
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
