/** Sends the compressed copy of a file that the build put beside it, to browsers that take one. */
import {createReadStream, existsSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {textTypes} from '../../config/hosting/contentTypes';

const endings = {br: '.br', gzip: '.gz'} as const;
type Encoding = keyof typeof endings;

/** How much a browser likes an encoding, by its header Accept-Encoding: 0 is not at all. */
function liking(accepts: string, encoding: string): number {
  for (const part of accepts.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== encoding && name !== '*') continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}

/** The encoding to send, brotli where both are liked as much; undefined: as it is. */
export function chosenEncoding(accepts: string): Encoding | undefined {
  const [br, gzip] = [liking(accepts, 'br'), liking(accepts, 'gzip')];
  if (br === 0 && gzip === 0) return undefined;
  return gzip > br ? 'gzip' : 'br';
}

/** What is not an address, such as `/%`, names no file. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '..';
  }
}

/** The file of an address that has compressed copies, if it is one. */
function textAt(root: string, address: string): string | undefined {
  const named = path.join(root, decoded(address));
  if (!named.startsWith(root)) return undefined;
  const candidates = address.endsWith('/') ? [`${named}index.html`] : [named, `${named}.html`];
  return candidates.find((file) => existsSync(`${file}.br`) && existsSync(file));
}

/** @returns false if nothing was sent: another one has to answer */
export function sendCompressedCopy(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const {method = '', headers, url = '/'} = request;
  if (!['GET', 'HEAD'].includes(method) || headers.range !== undefined) return false;
  const encoding = chosenEncoding(String(headers['accept-encoding'] ?? ''));
  const text = textAt(path.resolve(root) + path.sep, url.split('?')[0] ?? '/');
  if (encoding === undefined || text === undefined) return false;
  const type = textTypes[path.extname(text).slice(1)];
  const copy = text + endings[encoding];
  if (type === undefined || !existsSync(copy)) return false;
  const {size, mtimeMs} = statSync(copy);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${encoding}"`;
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', tag);
  if (headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Encoding': encoding,
    'Content-Length': size,
  });
  if (method === 'HEAD') response.end();
  else createReadStream(copy).pipe(response);
  return true;
}
