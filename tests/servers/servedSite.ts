/** The built site as a server gets it: a copy, with things in and beside it that nobody may ever see. */
import {chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe} from 'vitest';
import {serverNames, startWebServer, type WebServer} from '../../tools/serve/webServers/webServer';
import {sendRequest, type Answer, type HttpRequestOptions} from './sendRequest';

export const secret = 'Nobody may read this.';

function copyOf(built: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'site');
  cpSync(built, root, {recursive: true});
  mkdirSync(path.join(root, '.git'));
  for (const file of ['../secret.txt', '.env', '.git/config', 'docs/.draft.html']) {
    writeFileSync(path.join(root, file), secret);
  }
  return root;
}

export type SendRequest = (path: string, options?: HttpRequestOptions) => Promise<Answer>;

/** The same tests on nginx and on Caddy, each with the configuration that the build wrote for it. */
export function onEachServer(define: (sendRequest: SendRequest) => void, built = 'build'): void {
  let root = '';
  beforeAll(() => {
    root = copyOf(built);
  });
  afterAll(() => rmSync(path.dirname(root), {recursive: true, force: true}));

  describe.each(serverNames)('%s', (name) => {
    let server: WebServer | undefined;
    beforeAll(async () => {
      server = await startWebServer(name, {root, configuration: path.resolve(`${built}-server`)});
    });
    afterAll(() => server?.stop());
    define((address, options) => sendRequest(server?.origin ?? '', address, options));
  });
}
