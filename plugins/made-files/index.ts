/** Files that code generates: cached under the hash of that code, and generated again when it changes. */
import {readdirSync, readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {hashOf, resultsCache} from '../results-cache';

export interface MadeFiles {
  /** The kind of results in the cache. */
  readonly cache: string;
  /** Folders and files of the project by which the files are made. */
  readonly sources: readonly string[];
  /** Inputs besides code that the files depend on, such as checksums of downloads. */
  readonly inputs?: readonly string[];
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

function codeHash(root: string, {sources, inputs = []}: MadeFiles): string {
  const files = sources.flatMap((source) => filesOf(path.join(root, source)));
  return hashOf(
    ...files.flatMap((file) => [path.relative(root, file), readFileSync(file)]),
    ...inputs,
  );
}

/** The folder with the files of this state of the code, once they exist. @param root of the project */
export const madeFolder = (root: string, files: MadeFiles): string =>
  resultsCache(files.cache).pathOf(codeHash(root, files));

/** The folder with the files, which are generated unless the same code has generated them before. */
export async function makeFiles(root: string, files: MadeFiles): Promise<string> {
  const results = resultsCache(files.cache);
  const folder = await results.entry(codeHash(root, files), async (target) => {
    await mkdir(target);
    await files.write(target);
  });
  await results.removeUnused();
  return folder;
}
