/**
 * Saves files of the site into the storage of the browser, several at a time. Each is held against its
 * checksum; what is there already, also from an older copy, is not asked for again. The copy counts
 * only when all of it has come: until then the older one stays as it is.
 */
import {addressOfFile, isNamedByContent} from '../model/address';
import {
  bytesOf,
  checksumLength,
  filesOf,
  type ListedFile,
  type OfflineManifest,
} from '../model/manifest';
import {OfflineProblem} from '../model/problem';
import {
  checksumHeader,
  filesCache,
  isFilesCache,
  savingHeader,
  writeNote,
  type SavedCopy,
} from '../model/saved';

export interface Progress {
  readonly bytes: number;
  readonly of: number;
}

export interface Saving {
  readonly manifest: OfflineManifest;
  readonly parts: readonly string[];
  /** Path of the site, with both slashes. */
  readonly base: string;
  readonly storage: CacheStorage;
  readonly fetchResource: typeof fetch;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Called when all files are there, before the copy counts. */
  readonly beforeUse: () => Promise<void>;
}

const atATime = 6;
/** Of the transfer and not of the content. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'];

async function checksum(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, checksumLength);
}

async function fetched(
  {fetchResource, base, signal}: Saving,
  [path, , expected, unpacked]: ListedFile,
): Promise<Response> {
  const cache = isNamedByContent(path) ? 'default' : 'no-cache';
  const options = {cache, signal, headers: {[savingHeader]: '1'}} as const;
  const response = await fetchResource(base + addressOfFile(path), options);
  if (response.status >= 500) throw new OfflineProblem('network');
  if (!response.ok) throw new OfflineProblem('changed');
  const content = await response.arrayBuffer();
  const found = await checksum(content);
  if (found !== expected && found !== unpacked) throw new OfflineProblem('changed');
  const headers = new Headers(response.headers);
  for (const name of transferHeaders) headers.delete(name);
  headers.set(checksumHeader, expected);
  return new Response(content, {headers});
}

/** The same file in an older copy, or in one that was not finished. */
async function fromOlder(
  older: readonly Cache[],
  address: string,
  expected: string,
): Promise<Response | undefined> {
  for (const cache of older) {
    const response = await cache.match(address);
    if (response?.headers.get(checksumHeader) === expected) return response;
  }
  return undefined;
}

async function saveAll(
  saving: Saving,
  files: readonly ListedFile[],
  target: Cache,
  older: readonly Cache[],
): Promise<void> {
  const {base, signal, onProgress} = saving;
  const of = bytesOf(files);
  const waiting = files.slice();
  let bytes = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted();
      const address = base + addressOfFile(file[0]);
      const isThere = await fromOlder([target], address, file[2]);
      if (!isThere) {
        await target.put(
          address,
          (await fromOlder(older, address, file[2])) ?? (await fetched(saving, file)),
        );
      }
      bytes += file[1];
      onProgress({bytes, of});
    }
  };
  try {
    await Promise.all(Array.from({length: atATime}, work));
  } catch (error) {
    waiting.length = 0;
    throw error;
  }
}

/** Takes out what belongs to parts that the reader no longer wants. */
async function keepOnly(target: Cache, files: readonly ListedFile[], base: string): Promise<void> {
  const wanted = new Set(files.map(([path]) => base + addressOfFile(path)));
  for (const request of await target.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await target.delete(request);
  }
}

/** @throws what keeps the copy from being complete; `problemOf` knows what it means */
export async function save(saving: Saving): Promise<SavedCopy> {
  const {manifest, parts, base, storage, beforeUse} = saving;
  const files = filesOf(manifest, parts);
  const name = filesCache(manifest.id);
  const others = (await storage.keys()).filter((one) => isFilesCache(one) && one !== name);
  const older = await Promise.all(others.map((one) => storage.open(one)));
  const target = await storage.open(name);
  await saveAll(saving, files, target, older);
  await beforeUse();
  const {id, build, moved} = manifest;
  const savedAt = new Date().toISOString();
  const total = {files: files.length, bytes: bytesOf(files)};
  const note: SavedCopy = {format: 1, id, build, savedAt, parts, ...total, moved};
  await writeNote(storage, note);
  await keepOnly(target, files, base);
  await Promise.all(others.map((one) => storage.delete(one)));
  return note;
}
