import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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

  it('knows what it lacks', async () => {
    expect((await fetch(`${host.origin}/gone`)).status).toBe(404);
  });
});

describe('stored', () => {
  it('never makes a file larger', async () => {
    const small = Buffer.from('x');
    expect(await stored(small)).toEqual({body: small});
  });
});
