/**
 * Results that are expensive to compute, kept from build to build in a folder of the user, because `npm ci` empties
 * `node_modules`. An entry is named by a hash of everything that it depends on, so it is never out of date.
 */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {env} from '../../config/env';
import {oneWriter} from './oneWriter';

/** Entries that no build has used for this long are deleted. */
const maxAgeDays = 30;

/** Hash of several texts or files: `hashOf('ab', 'c')` differs from `hashOf('a', 'bc')`. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update('\0').update(part);
  return hash.digest('hex').slice(0, 24);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, {recursive: true});
    return true;
  } catch {
    return false;
  }
}

/**
 * The folder of one kind of results. Tools that keep a cache in their own format, such as ESLint, get such a folder
 * too. It is below `SITE_CACHE`, or the user's cache folder; if that is not writable, below `node_modules/.cache`.
 */
export function cacheFolder(kind: string): string {
  const folder = path.join(env.cacheFolder, kind);
  if (isWritable(folder)) return folder;
  const inProject = path.resolve('node_modules/.cache', kind);
  mkdirSync(inProject, {recursive: true});
  return inProject;
}

async function removeUnused(folder: string): Promise<void> {
  const oldest = Date.now() - maxAgeDays * 86_400_000;
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    // Another process may have removed it in the meantime.
    const found = await stat(entry).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await rm(entry, {recursive: true, force: true});
  }
}

export interface ResultsCache {
  /** Path of the entry, whether it exists or not. */
  readonly pathOf: (key: string) => string;
  /** Path of the entry, which `create` writes, as a file or a folder, if it does not exist yet. */
  readonly entry: (key: string, create: (target: string) => Promise<void>) => Promise<string>;
  /** Content of the entry, which `compute` provides if it does not exist yet. */
  readonly content: (
    key: string,
    compute: () => Uint8Array | Promise<Uint8Array>,
  ) => Promise<Buffer>;
  /** Deletes entries that no build has used for a month. */
  readonly removeUnused: () => Promise<void>;
}

/**
 * While one process or thread creates an entry, the others that need it wait for it.
 *
 * @param folder for tests; by default the one of this kind of results
 */
export function resultsCache(kind: string, folder = cacheFolder(kind)): ResultsCache {
  const pathOf = (key: string): string => path.join(folder, key);

  async function entry(key: string, create: (target: string) => Promise<void>): Promise<string> {
    const target = pathOf(key);
    if (existsSync(target)) {
      const now = new Date();
      await utimes(target, now, now);
      return target;
    }
    const unfinished = `${target}.${randomUUID()}`;
    await mkdir(folder, {recursive: true});
    await oneWriter(
      target,
      () => existsSync(target),
      async () => {
        await create(unfinished);
        await rename(unfinished, target).catch(async (error: unknown) => {
          if (!existsSync(target)) throw error;
          await rm(unfinished, {recursive: true});
        });
      },
    );
    return target;
  }

  return {
    pathOf,
    entry,
    content: async (key, compute) =>
      readFile(await entry(key, async (target) => writeFile(target, await compute()))),
    removeUnused: () => removeUnused(folder),
  };
}
