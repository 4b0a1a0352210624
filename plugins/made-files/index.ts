/** Files that code makes: kept in a folder that is named by the code, and made anew when it changes. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';

export interface MadeFiles {
  /** Name of the cache below `node_modules/.cache`. */
  readonly cache: string;
  /** Folders and files of the project by which the files are made. */
  readonly sources: readonly string[];
  /** Makes all files into an empty folder. */
  readonly write: (folder: string) => Promise<void>;
}

function filesOf(entry: string): readonly string[] {
  if (entry.endsWith('.ts')) return [entry];
  return readdirSync(entry, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(entry, file));
}

/** Name of the state of the code: other code makes other files. */
function codeHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

const cacheOf = (root: string, {cache}: MadeFiles): string =>
  path.join(root, 'node_modules/.cache', cache);

/** Where the files of this state of the code are, once they are made. @param root of the project */
export const madeFolder = (root: string, made: MadeFiles): string =>
  path.join(cacheOf(root, made), codeHash(root, made.sources));

/** Several processes may make the files at once: the first to finish stays. */
async function settle(unfinished: string, folder: string): Promise<void> {
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(unfinished, {recursive: true});
  });
}

async function removeOthers(cache: string, folder: string): Promise<void> {
  const finished = readdirSync(cache).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const others = finished.filter((name) => name !== path.basename(folder));
  await Promise.all(others.map((name) => rm(path.join(cache, name), {recursive: true})));
}

/** The folder with the files, which are made unless the same code has made them before. */
export async function makeFiles(root: string, made: MadeFiles): Promise<string> {
  const folder = madeFolder(root, made);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, {recursive: true});
  await made.write(unfinished);
  await settle(unfinished, folder);
  await removeOthers(cacheOf(root, made), folder);
  return folder;
}
