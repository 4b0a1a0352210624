import {mkdtempSync, writeFileSync} from 'node:fs';
import type {AddressInfo, Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cleanAddress, startStaticServer} from './staticServer';

describe('the clean address', () => {
  it.each([
    ['/x.html', '/x'],
    ['/x/index.html', '/x'],
    ['/x/index', '/x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/x.html?a=b.html', '/x?a=b.html'],
    ['//evil.example.org/index', '/evil.example.org'],
  ])('of %s is %s', (requested, clean) => {
    expect(cleanAddress(requested)).toBe(clean);
  });

  it.each(['/', '/x', '/x/indexes', '/x?page=index.html', '/assets/main.js'])(
    '%s is clean',
    (path) => {
      expect(cleanAddress(path)).toBeUndefined();
    },
  );
});

describe('the server', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'static-server-'));
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    writeFileSync(path.join(root, 'index.html'), 'home');
    writeFileSync(path.join(root, 'page.html'), 'page');
    writeFileSync(path.join(root, '404.html'), 'not found');
    server = await startStaticServer({root, port: 0});
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  it('serves a page without its suffix', async () => {
    const response = await fetch(`${origin}/page`);
    expect([response.status, await response.text()]).toEqual([200, 'page']);
  });

  it('answers an unknown address with status 404 and the not-found page', async () => {
    const response = await fetch(`${origin}/unknown`);
    expect([response.status, await response.text()]).toEqual([404, 'not found']);
  });

  it('serves no file outside its folder', async () => {
    const response = await fetch(`${origin}/..%2f..%2fetc%2fpasswd`);
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  it('reports that a port is in use by rejecting with EADDRINUSE', async () => {
    const {port} = server.address() as AddressInfo;
    await expect(startStaticServer({root, port})).rejects.toMatchObject({code: 'EADDRINUSE'});
  });
});
