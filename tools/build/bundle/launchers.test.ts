/** Both launchers of the bundle do the same, and do what a web server of this site has to do. */
import {spawnSync} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {isInstalled} from '../../lib/programs';
import {launch, launcherCommands, type Launcher, type LauncherCommand} from './launch';
import {sendRequest, unpackedBundle} from './testBundle';

/** Programs are started here, which takes long on a busy machine. */
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

const bundle = unpackedBundle();
afterAll(() => bundle.remove());

describe.each(Object.entries(launcherCommands))('the launcher in %s', (_, command) => {
  if (!isInstalled(command[0])) return it.skip('is not installed on this machine');

  let launcher: Launcher;
  beforeAll(async () => {
    launcher = await launch(command, bundle.folder);
  });
  afterAll(() => launcher.stop());

  it('reports where the site is, and how a class gets to it', () => {
    expect(launcher.output).toContain(`http://127.0.0.1:${launcher.port}/`);
    expect(launcher.output).toContain('ATLAS Open Data 1.2.3, build abc1234');
    expect(launcher.output).toContain('--host');
  });

  it.each([
    ['/', 'Home'],
    ['/docs/faqs', 'FAQs'],
    ['/docs/data', 'Data'],
    ['/docs/data/access?x=1', 'Access'],
    ['/docs/old?q=1', 'Moved'],
    ['/bundle', 'This copy | ATLAS Open Data'],
  ])('answers %s with the page', async (address, title) => {
    const {status, headers, body} = await sendRequest(launcher.port, address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/docs/faqs.html', '/docs/faqs'],
    ['/docs/faqs/index.html?q=a%20b', '/docs/faqs?q=a%20b'],
    ['/docs/faqs/', '/docs/faqs'],
    ['//docs//faqs', '/docs/faqs'],
    ['/index.html', '/'],
  ])('sends %s to %s', async (address, target) => {
    const {status, headers} = await sendRequest(launcher.port, address);
    expect([status, headers.location]).toEqual([301, target]);
  });

  it.each([
    '/nowhere',
    '/docs',
    '/../SHA256SUMS',
    '/%2e%2e/SHA256SUMS',
    '/..%5cSHA256SUMS',
    '/docs/../../SHA256SUMS',
    '/%00',
    '/_headers',
    '/.hidden',
    '/%E0%A4%A',
  ])('answers %s with the page for unknown addresses', async (address) => {
    const {status, body} = await sendRequest(launcher.port, address);
    expect(status).toBe(404);
    expect(body).toContain('Page not found');
  });

  it('sends the parts of a file that are requested', async () => {
    const part = async (range: string) => {
      const {status, headers, body} = await sendRequest(launcher.port, '/samples/few.bin.gz', {
        range,
      });
      return [status, headers['content-range'], body];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=5-99')).toEqual([206, 'bytes 5-9/10', '56789']);
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect(await part('bytes=0-1,4-5')).toEqual([200, undefined, '0123456789']);
  });

  it('names the types of samples and scripts, and encodes neither', async () => {
    const sample = await sendRequest(launcher.port, '/samples/few.bin.gz');
    expect(sample.headers['content-type']).toBe('application/gzip');
    expect(sample.headers['content-encoding']).toBeUndefined();
    const script = await sendRequest(launcher.port, '/assets/js/main.1234.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('does not send again what has not changed', async () => {
    const {headers} = await sendRequest(launcher.port, '/docs/faqs');
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await sendRequest(launcher.port, '/docs/faqs', {'if-none-match': tag});
    expect([again.status, again.body]).toEqual([304, '']);
    const {body} = await sendRequest(launcher.port, '/docs/faqs', {}, 'HEAD');
    expect(body).toBe('');
  });

  it('sets the headers of the site, but for those that need https', async () => {
    const {headers} = await sendRequest(launcher.port, '/docs/data');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['strict-transport-security']).toBeUndefined();
    const page = await sendRequest(launcher.port, '/docs/faqs');
    expect(page.headers['x-content-type-options']).toBe('nosniff, of-the-page');
  });

  it('takes no orders but to read', async () => {
    expect((await sendRequest(launcher.port, '/', {}, 'POST')).status).toBe(405);
  });
});

function runIn(folder: string, [program, ...parameters]: LauncherCommand, ...options: string[]) {
  const all = [...parameters, '--no-browser', ...options];
  const {status, stdout, stderr} = spawnSync(program, all, {cwd: folder, encoding: 'utf8'});
  return {status, output: stdout + stderr};
}

describe.each(Object.entries(launcherCommands))('in trouble, the launcher in %s', (_, command) => {
  if (!isInstalled(command[0])) return it.skip('is not installed on this machine');

  it('names a port that is taken, and another one', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const {port} = other.address() as AddressInfo;
    const {status, output} = runIn(bundle.folder, command, '--port', `${port}`);
    other.close();
    expect(status).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output).toContain(`--port ${port + 1}`);
  });

  it('finds a file that was changed', () => {
    const copy = unpackedBundle();
    expect(runIn(copy.folder, command, '--check')).toMatchObject({status: 0});
    appendFileSync(path.join(copy.folder, 'site', 'docs', 'faqs.html'), ' ');
    const {status, output} = runIn(copy.folder, command, '--check');
    copy.remove();
    expect(status).toBe(1);
    expect(output.trim()).toBe('changed: site/docs/faqs.html');
  });
});
