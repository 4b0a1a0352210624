/** A file at an address, of which only the parts that are needed are fetched. */
import {decoded} from '@site/src/lib/decoded';
import {RootBytesError, type RootBytes} from './rootFile';

/** Bytes that are fetched and kept together, and how many such blocks are kept. */
const block = 65_536;
const keptBlocks = 512;

/** What is fetched whole from a server that cannot give parts. */
const maxWholeFileBytes = 64e6;

/** Tries of a part, for connections that break off. */
const tries = 3;

const instead = 'Download the file with your browser, and open it here from your computer.';

export type Fetch = (
  url: string,
  init: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
    readonly credentials: 'omit';
    readonly referrerPolicy: 'no-referrer';
  },
) => Promise<Response>;

const plain = {credentials: 'omit', referrerPolicy: 'no-referrer'} as const;

function parsed(address: string): URL {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new RootBytesError(
      `“${address}” is not a valid URL.`,
      'It should look like https://example.org/events.root.',
    );
  }
  if (url.protocol === 'https:' || url.protocol === 'http:') return url;
  throw new RootBytesError(
    `Browsers cannot download from URLs that begin with ${url.protocol}//.`,
    url.protocol === 'root:'
      ? 'ATLAS Open Data files are also available from URLs that begin with https://.'
      : 'Use a URL that begins with https://, or open the file from your computer.',
  );
}

const fileName = ({pathname, hostname}: URL): string =>
  decoded(pathname.split('/').filter(Boolean).at(-1) ?? hostname);

function refused(status: number, host: string): RootBytesError {
  const statusText = `(status ${status})`;
  if (status === 404 || status === 410) {
    return new RootBytesError(
      `${host} has no file at this URL ${statusText}.`,
      'Check the URL: the file may have moved, or the URL may contain a typing error.',
    );
  }
  if (status === 401 || status === 403) {
    return new RootBytesError(`${host} does not allow access to this file ${statusText}.`, instead);
  }
  if (status === 429) {
    return new RootBytesError(
      `${host} is receiving too many requests ${statusText}.`,
      'Try again later.',
    );
  }
  return new RootBytesError(
    `${host} cannot deliver the file at the moment ${statusText}.`,
    `Try again later. ${instead}`,
  );
}

function unreachable(host: string, isOnline: boolean): RootBytesError {
  if (!isOnline) {
    return new RootBytesError('You are offline.', 'Connect to the internet, and try again.');
  }
  return new RootBytesError(
    `${host} could not be reached, or does not allow cross-origin requests (CORS); browsers do not report which.`,
    `If the URL opens in a separate tab, the reason is CORS. ${instead}`,
  );
}

const brokenOff = (): RootBytesError =>
  new RootBytesError('The connection was lost while the file was being read.', 'Try again.');

const isOnlineNow = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** The size behind the slash of `bytes 0-65535/123456`; undefined where a server hides or omits it. */
const sizeIn = (response: Response): number | undefined => {
  const found = /\/(\d+)\s*$/.exec(response.headers.get('content-range') ?? '');
  return found ? Number(found[1]) : undefined;
};

const lengthOf = (response: Response): number =>
  Number(response.headers.get('content-length') ?? NaN);

/** A file on a server, and the function that fetches it. */
interface RemoteFile {
  readonly url: URL;
  readonly get: Fetch;
}

async function sendRequest({url, get}: RemoteFile, init: Parameters<Fetch>[1]): Promise<Response> {
  const response = await get(url.href, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw unreachable(url.host, isOnlineNow());
  });
  if (!response.ok && response.status !== 416) throw refused(response.status, url.host);
  return response;
}

async function wholeFile(response: Response, {url}: RemoteFile): Promise<RootBytes> {
  const size = lengthOf(response);
  if (!(size <= maxWholeFileBytes)) {
    await response.body?.cancel();
    throw new RootBytesError(
      `${url.host} does not support range requests, and this file is too large to download as a whole.`,
      instead,
    );
  }
  const bytes = await response.arrayBuffer().catch(() => {
    throw brokenOff();
  });
  return {
    name: fileName(url),
    size: bytes.byteLength,
    read: (position, length) => Promise.resolve(bytes.slice(position, position + length)),
  };
}

async function requestSize(place: RemoteFile): Promise<number> {
  const response = await sendRequest(place, {...plain, method: 'HEAD'}).catch(() => undefined);
  const size = response ? lengthOf(response) : NaN;
  if (size > 0) return size;
  throw new RootBytesError(
    `${place.url.host} does not report the file size.`,
    `The owner of the server can allow pages to read the Content-Range header. ${instead}`,
  );
}

/** Blocks by number; the one used longest ago goes first. */
class Blocks {
  private readonly kept = new Map<number, Promise<ArrayBuffer>>();

  get(number: number): Promise<ArrayBuffer> | undefined {
    const found = this.kept.get(number);
    if (found) this.set(number, found);
    return found;
  }

  set(number: number, bytes: Promise<ArrayBuffer>): void {
    this.kept.delete(number);
    this.kept.set(number, bytes);
    const [oldest] = Array.from(this.kept.keys());
    if (this.kept.size > keptBlocks && oldest !== undefined) this.kept.delete(oldest);
  }

  drop(number: number): void {
    this.kept.delete(number);
  }
}

async function partOf(
  place: RemoteFile,
  from: number,
  to: number,
  left = tries,
): Promise<ArrayBuffer> {
  const response = await sendRequest(place, {
    ...plain,
    headers: {Range: `bytes=${from}-${to - 1}`},
  });
  if (response.status !== 206) {
    await response.body?.cancel();
    throw new RootBytesError(`${place.url.host} stopped sending parts of the file.`, instead);
  }
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (bytes?.byteLength === to - from) return bytes;
  if (left > 1) return partOf(place, from, to, left - 1);
  throw brokenOff();
}

function inBlocks(place: RemoteFile, size: number, start: ArrayBuffer): RootBytes {
  const blocks = new Blocks();
  if (start.byteLength === Math.min(block, size)) blocks.set(0, Promise.resolve(start));
  const load = (first: number, last: number): void => {
    const from = first * block;
    const run = partOf(place, from, Math.min(size, (last + 1) * block));
    for (let number = first; number <= last; number += 1) {
      const at = number * block - from;
      const own = run.then((bytes) => bytes.slice(at, at + block));
      own.catch(() => blocks.drop(number));
      blocks.set(number, own);
    }
  };
  return {
    name: fileName(place.url),
    size,
    async read(position, length) {
      const end = Math.min(size, position + length);
      const first = Math.floor(position / block);
      const last = Math.max(first, Math.ceil(end / block) - 1);
      if (last - first >= keptBlocks / 2) return partOf(place, position, end);
      const parts: Promise<ArrayBuffer>[] = [];
      for (let number = first; number <= last; number += 1) {
        if (!blocks.get(number)) {
          let until = number;
          while (until < last && !blocks.get(until + 1)) until += 1;
          load(number, until);
        }
        parts.push(blocks.get(number) as Promise<ArrayBuffer>);
      }
      const joined = new Uint8Array(end - position);
      for (const [i, part] of (await Promise.all(parts)).entries()) {
        const at = (first + i) * block;
        const from = Math.max(0, position - at);
        const piece = new Uint8Array(part, from, Math.min(part.byteLength, end - at) - from);
        joined.set(piece, at + from - position);
      }
      return joined.buffer;
    },
  };
}

/**
 * Opens a file by range requests. A server that gives whole files only is requested one if it is small.
 *
 * @param address complete, with its protocol
 * @throws RootBytesError in words for readers: no file, not allowed, offline, CORS, no parts
 */
export async function httpBytes(
  address: string,
  get: Fetch = (url, init) => fetch(url, init),
): Promise<RootBytes> {
  const place: RemoteFile = {url: parsed(address), get};
  const response = await sendRequest(place, {...plain, headers: {Range: `bytes=0-${block - 1}`}});
  if (response.status === 416) {
    throw new RootBytesError('The file at this URL is empty.', 'Check the URL.');
  }
  if (response.status !== 206) return wholeFile(response, place);
  const start = await response.arrayBuffer().catch(() => {
    throw brokenOff();
  });
  const isAll = start.byteLength < block;
  const size = sizeIn(response) ?? (isAll ? start.byteLength : await requestSize(place));
  return inBlocks(place, size, start);
}
