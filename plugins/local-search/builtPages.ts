/** The HTML files of a built site with the addresses that they are served at. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';

export interface BuiltPage {
  readonly file: string;
  /** Address with base URL. */
  readonly url: string;
}

/** Pages that list or excuse, and would find themselves. */
const notSearched = new Set(['404', 'search']);

function addressOf(relative: string): string {
  return relative
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '');
}

/** All pages of a built site, by address: the same order on every machine. */
export async function builtPages(outDir: string, baseUrl: string): Promise<readonly BuiltPage[]> {
  const files = await readdir(outDir, {recursive: true});
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file: path.join(outDir, file), address: addressOf(file)}))
    .filter(({address}) => !notSearched.has(address))
    .map(({file, address}) => ({file, url: baseUrl + address}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
