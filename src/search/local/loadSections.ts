/** Fetches the index of the last build. */
import {indexVersion, isIndexFile, isManifest, unpacked, type Manifest} from './indexFile';
import {SearchError} from './searchError';
import type {Section} from './section';

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

async function manifestAt(address: string, fetchFile: Fetch): Promise<Manifest> {
  const response = await fetched(address, fetchFile, 'no-cache');
  const value = parsed(await response.text());
  if (!isManifest(value)) throw new SearchError('truncated');
  if (value.version !== indexVersion) throw new SearchError('version');
  return value;
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

/** All sections of the index that the manifest points to; rejects with a `SearchError`. */
export async function loadSections(
  manifestUrl: string,
  fetchFile: Fetch = (address, options) => fetch(address, options),
): Promise<readonly Section[]> {
  const manifest = await manifestAt(manifestUrl, fetchFile);
  const address = new URL(manifest.index, manifestUrl).href;
  const response = await fetched(address, fetchFile, 'default');
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new SearchError('network', error);
  });
  const index = parsed(await unzipped(bytes));
  if (!isIndexFile(index) || index.sections.length !== manifest.sections) {
    throw new SearchError('truncated');
  }
  return unpacked(index);
}
