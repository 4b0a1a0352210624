import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startHost, stored, type Host} from './host';

let root: string;
let host: Host;

const text = 'luminosity '.repeat(500);
const zipped = gzipSync(text);

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'host-'));
  writeFileSync(path.join(root, 'page.html'), text);
  writeFileSync(path.join(root, 'index.json.gz'), zipped);
  mkdirSync(path.join(root, 'search/files'), {recursive: true});
  writeFileSync(path.join(root, 'search/files/terms-00000000.json.gz'), zipped);
  host = await startHost(root);
});

afterAll(() => {
  host.close();
  rmSync(root, {recursive: true});
});

describe('the host', () => {
  it('finds pages without their ending, and sends them compressed', async () => {
    const response = await fetch(`${host.origin}/page?q=1`);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(text);
    const [sent] = host.sent();
    expect(sent).toMatchObject({address: '/page'});
    expect(sent?.bytes).toBe(Number(response.headers.get('content-length')));
    expect(sent?.bytes).toBeLessThan(100);
  });

  it('sends what is compressed already as it is', async () => {
    await fetch(`${host.origin}/index.json.gz`);
    expect(host.sent()).toEqual([{address: '/index.json.gz', bytes: zipped.length}]);
    expect(host.sent()).toEqual([]);
  });

  it('sends nothing that the browser has already', async () => {
    const first = await fetch(`${host.origin}/page`);
    expect(first.headers.get('cache-control')).toBe('max-age=0, must-revalidate');
    host.sent();
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${host.origin}/page`, {headers: {'If-None-Match': tag}});
    expect(again.status).toBe(304);
    expect(host.sent()).toEqual([{address: '/page', bytes: 0}]);
  });

  it('lets browsers keep what is named by its content', async () => {
    const {headers} = await fetch(`${host.origin}/search/files/terms-00000000.json.gz`);
    expect(headers.get('cache-control')).toBe('max-age=31536000, immutable');
  });

  it('reports what it lacks', async () => {
    expect((await fetch(`${host.origin}/gone`)).status).toBe(404);
  });
});

describe('stored', () => {
  it('never makes a file larger', async () => {
    const small = Buffer.from('x');
    expect(await stored(small)).toEqual({body: small});
  });
});
