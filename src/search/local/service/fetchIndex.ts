/** Fetches the files of the index; every failure is a `SearchError`. */
import {
  fileName,
  indexVersion,
  isFile,
  isManifest,
  type FileKind,
  type FileKinds,
  type Manifest,
} from '../index/format';
import {SearchError} from './searchError';

export type Fetch = (address: string, options?: RequestInit) => Promise<Response>;

const longestWait = 30_000;

/** A file, or an error: hosts that know no 404 answer with a page, and status 200. */
async function fetched(address: string, fetchFile: Fetch, cache: RequestCache): Promise<Response> {
  const signal = AbortSignal.timeout(longestWait);
  const response = await fetchFile(address, {cache, signal}).catch((error: unknown) => {
    throw new SearchError('network', error);
  });
  if (response.status >= 500) throw new SearchError('network');
  const isPage = /html/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isPage) throw new SearchError('missing');
  return response;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SearchError('truncated', error);
  }
}

/** Some servers say that the file is encoded, and then it arrives unpacked. */
async function unzipped(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== 0x1f || second !== 0x8b) return new TextDecoder().decode(bytes);
  if (typeof DecompressionStream === 'undefined') throw new SearchError('unsupported');
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text().catch((error: unknown) => {
    throw new SearchError('truncated', error);
  });
}

/** The manifest of the last build: its address never changes, so it is never taken from a cache unchecked. */
export async function fetchManifest(address: string, fetchFile: Fetch): Promise<Manifest> {
  const response = await fetched(address, fetchFile, 'no-cache');
  const value = parsed(await response.text());
  if (!isManifest(value)) throw new SearchError('truncated');
  if (value.version !== indexVersion) throw new SearchError('version');
  return value;
}

/** A file beside the manifest: its hash is its name, so that it is fetched once. */
export async function fetchFileOf<Kind extends FileKind>(
  {kind, hash}: {readonly kind: Kind; readonly hash: string},
  manifestUrl: string,
  fetchFile: Fetch,
): Promise<FileKinds[Kind]> {
  const address = new URL(fileName(kind, hash), manifestUrl).href;
  const response = await fetched(address, fetchFile, 'default');
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new SearchError('network', error);
  });
  const value = parsed(await unzipped(bytes));
  if (!isFile(kind, value)) throw new SearchError('truncated');
  return value;
}
