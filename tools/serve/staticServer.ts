/**
 * Serves a built site the way common static hosts do, with the headers of its `_headers`; used by
 * `npm run site` and by the tests.
 */
import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {withoutSuffix} from '../../src/lib/storage/addressSuffix';
import {sendCompressedCopy} from './compressedCopy';
import {headersOfSite} from './headersOf';

export interface StaticServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  readonly port: number;
  readonly host?: string;
  /**
   * `redirect`: /x.html, /x/index.html and /x/index redirect to /x, as on Netlify or with our nginx
   * configuration. `plain`: they are looked up as files, as on GitHub Pages or in a bucket.
   */
  readonly addresses?: 'redirect' | 'plain';
  /** False for browser tests on this machine: compression would cost them time. By default true. */
  readonly isCompressed?: boolean;
}

/** The address that a request should have asked for, or undefined if it is right as it is. */
export function cleanAddress(requested: string): string | undefined {
  const queryStart = requested.indexOf('?');
  const pathname = queryStart < 0 ? requested : requested.slice(0, queryStart);
  const clean = withoutSuffix(pathname).replace(/^\/{2,}/, '/');
  if (clean === pathname) return undefined;
  const query = queryStart < 0 ? '' : requested.slice(queryStart);
  return `${clean}${query}`;
}

/** What a plain host looks up: `<address>.html` or `<address>/index.html`, else the file itself. */
function asFile(root: string, requested: string): string {
  const {pathname, search} = new URL(requested, 'http://localhost');
  const candidates = [`${pathname}.html`, `${pathname.replace(/\/$/, '')}/index.html`];
  const found = candidates.find((file) => existsSync(path.join(root, decodeURIComponent(file))));
  return found === undefined ? requested : found + search;
}

const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Starts the server; rejects with the error of `listen`, such as EADDRINUSE. */
export async function startStaticServer({
  root,
  port,
  host = 'localhost',
  addresses = 'redirect',
  isCompressed = true,
}: StaticServerOptions): Promise<Server> {
  const headersOf = headersOfSite(root);
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    for (const [name, values] of headersOf(pathname)) response.setHeader(name, values);
    const target = addresses === 'redirect' ? cleanAddress(request.url ?? '/') : undefined;
    if (target !== undefined) {
      response.writeHead(301, {location: target}).end();
      return;
    }
    if (addresses === 'plain') request.url = asFile(root, request.url ?? '/');
    const send = (): void =>
      void serveHandler(request, response, {
        public: root,
        cleanUrls: addresses === 'redirect',
        trailingSlash: false,
        directoryListing: false,
      });
    if (!isCompressed) send();
    else if (!sendCompressedCopy(root, request, response)) compress(request, response, send);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}
