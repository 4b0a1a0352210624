/** What this browser can do, what it has of us, and how all of it is taken away again. */
import {OfflineProblem} from '../model/problem';
import {isManifest, manifestFile, type OfflineManifest} from '../model/manifest';
import {isFilesCache, isOurs, readNote, savingHeader, type SavedCopy} from '../model/saved';

/** @throws OfflineProblem if this browser cannot save the site at this address */
export function requireStorage(): CacheStorage {
  if (!window.isSecureContext) throw new OfflineProblem('insecure');
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    throw new OfflineProblem('unsupported');
  }
  return window.caches;
}

export interface OnDevice {
  readonly copy: SavedCopy | undefined;
  /** Whether files have come of a copy that was not finished. */
  readonly hasRest: boolean;
}

export async function readDevice(): Promise<OnDevice> {
  const storage = requireStorage();
  const [copy, names] = await Promise.all([readNote(storage), storage.keys()]).catch(
    (error: unknown) => {
      throw new OfflineProblem('blocked', error);
    },
  );
  const rest = names.filter(isFilesCache).length - (copy ? 1 : 0);
  return {copy, hasRest: rest > 0};
}

export async function readManifest(base: string): Promise<OfflineManifest> {
  try {
    const options = {cache: 'no-cache', headers: {[savingHeader]: '1'}} as const;
    const response = await fetch(base + manifestFile, options);
    const value: unknown = response.ok ? await response.json() : undefined;
    if (isManifest(value)) return value;
  } catch (error) {
    throw new OfflineProblem('unlisted', error);
  }
  throw new OfflineProblem('unlisted');
}

/** @throws OfflineProblem if the browser says that it has less room than is needed */
export async function requireRoom(bytes: number): Promise<void> {
  const {quota, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new OfflineProblem('space');
  await navigator.storage?.persist?.();
}

export async function register(base: string): Promise<void> {
  const options = {scope: base, updateViaCache: 'none'} as const;
  await navigator.serviceWorker.register(`${base}sw.js`, options);
  await navigator.serviceWorker.ready;
}

/** Takes away all that was saved, and the program that answers from it. */
export async function removeAll(base: string): Promise<void> {
  const storage = requireStorage();
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  const names = (await storage.keys()).filter(isOurs);
  await Promise.all(names.map((name) => storage.delete(name)));
}
