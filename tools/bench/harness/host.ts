/** A good host: files compressed ahead, clean URLs, caching; it counts what it sends. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {selfSignedCertificate} from '../../../tests/support/hosted/certificate';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface FileTransfer {
  readonly address: string;
  /** Size of the body; 0 if the browser's copy is still right. */
  readonly bytes: number;
}

export interface Host {
  readonly origin: string;
  /** The transfers since the last call. */
  sent(): readonly FileTransfer[];
  close(): void;
}

/** Files that are named by their content: those of bundlers, of our index, of Pagefind's and of lunr's. */
const namedByContent = /^\/assets\/|^\/search\/files\/|\.pf_\w+$|^\/search-index\.json$/;

interface EncodedFile {
  readonly body: Buffer;
  readonly encoding?: 'br';
}

const best = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};

/** With brotli where that makes it smaller: not for what is compressed already. */
export async function stored(file: Buffer): Promise<EncodedFile> {
  const packed = await promisify(brotliCompress)(file, best);
  return packed.length < file.length ? {body: packed, encoding: 'br'} : {body: file};
}

/** The copy that the build has compressed, where there is one. */
async function ahead(file: string): Promise<EncodedFile> {
  const packed = `${file}.br`;
  if (existsSync(packed)) return {body: readFileSync(packed), encoding: 'br'};
  return stored(readFileSync(file));
}

function fileAt(root: string, address: string): string | undefined {
  const below = path.join(root, decodeURIComponent(address));
  const candidates = [below, `${below}.html`, path.join(below, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a folder on this machine.
 *
 * @param protocol HTTP/1.1 in the clear, or HTTP/2 with a certificate of its own, as hosts of today speak
 */
export async function startHost(
  root: string,
  protocol: 'HTTP/1.1' | 'HTTP/2' = 'HTTP/1.1',
): Promise<Host> {
  const ready = new Map<string, Promise<EncodedFile>>();
  let log: FileTransfer[] = [];
  const respond = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = fileAt(root, pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const answer = ready.get(file) ?? ahead(file);
    ready.set(file, answer);
    void answer.then(({body, encoding}) => {
      const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
      const caching = {
        etag,
        'cache-control': namedByContent.test(pathname)
          ? 'max-age=31536000, immutable'
          : 'max-age=0, must-revalidate',
      };
      if (request.headers['if-none-match'] === etag) {
        log.push({address: pathname, bytes: 0});
        response.writeHead(304, caching).end();
        return;
      }
      log.push({address: pathname, bytes: body.length});
      response.writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'content-length': body.length,
        ...caching,
        ...(encoding ? {'content-encoding': encoding} : {}),
      });
      response.end(body);
    });
  };
  const isSecure = protocol === 'HTTP/2';
  const server = isSecure
    ? createSecureServer(selfSignedCertificate(), respond)
    : createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `${isSecure ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    sent() {
      const sent = log;
      log = [];
      return sent;
    },
    close: () => server.close(),
  };
}

/** Serves a folder while the work is done. */
export async function withHost<T>(
  root: string,
  work: (host: Host) => Promise<T>,
  protocol?: 'HTTP/2',
): Promise<T> {
  const host = await startHost(root, protocol);
  try {
    return await work(host);
  } finally {
    host.close();
  }
}
