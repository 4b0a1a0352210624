/**
 * Which pages were found to be without faults, by everything that they were made from: a page whose files, checks and
 * browser have not changed since does not have to be opened again. The nightly run starts without them.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readFile, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page, Response} from '@playwright/test';
import {hashOf, resultsCache} from '../../plugins/results-cache';

/** In the names of files that change with their content, and in texts that name them. */
const hashInName = /\.[\da-f]{8}(?=\.(?:js|css|woff2|png|svg|webp|wasm)\b)/g;

/** What differs from build to build, and nothing that these checks look at depends on. */
const differences: readonly RegExp[] = [
  hashInName,
  /(?<=<meta name="?build"? content="?)[\da-f]+/g,
  // Where the runtime lists the files of chunks, and the routes their versions.
  /(?<=[{,]"?[\w~-]+"?:)"[\da-f]{8}"/g,
  /(?<=\("\/[^"]{0,200}",)"[\da-f]{3}"/g,
  // Times of changes: in milliseconds, in the standard form, and as they are printed.
  /\b1[6-9]\d{11}\b/g,
  /\b20\d\d-\d\d-\d\d(?:T[\d:.]+Z)?/g,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/g,
];

/** A text without what differs from build to build; a file that is not a text stays as it is. */
function normalized(file: string, content: Buffer): string | Buffer {
  if (!/\.(?:html|js|css|json)$/.test(file)) return content;
  return differences.reduce((text, difference) => text.replace(difference, ''), String(content));
}

/** A file that a page loaded, by its name without hash, and the hash of its normalized content. */
type Input = readonly [name: string, hash: string];

/** The files of scripts and styles, by their names without hash. */
function namesWithHash(root: string): ReadonlyMap<string, readonly string[]> {
  const folders = ['assets/js', 'assets/css'].filter((name) => existsSync(path.join(root, name)));
  const names = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((file) => `/${folder}/${file}`),
  );
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const plain = name.replace(hashInName, '');
    groups.set(plain, [...(groups.get(plain) ?? []), name]);
  }
  return groups;
}

/** The file that answers an address: as it is called, a page, or the page of a folder. */
function fileAt(root: string, pathname: string): string | undefined {
  const place = path.join(root, decodeURIComponent(pathname));
  return [place, `${place}.html`, path.join(place, 'index.html')].find(
    (file) => path.extname(file) !== '' && existsSync(file),
  );
}

export interface PageResults {
  /** Whether the page passed all checks before, and nothing that it was made from has changed. */
  readonly isKept: (page: string) => Promise<boolean>;
  /** Notes what a page loads from now on; the function that it gives keeps the result of a page without faults. */
  readonly watch: (page: Page) => (name: string) => Promise<void>;
  /** Deletes results that have not been used for a month. */
  readonly removeUnused: () => Promise<void>;
}

/**
 * @param root folder of the built site
 * @param code hash of the checks and of what carries them out
 * @param folder for tests; by default the one of these results
 */
export function pageResults(root: string, code: string, folder?: string): PageResults {
  const cache = resultsCache('page-checks', folder);
  const hashes = new Map<string, string>();
  const named = namesWithHash(root);

  const hashOfFiles = (name: string): string => {
    const files = (named.get(name) ?? [name]).flatMap((one) => fileAt(root, one) ?? []);
    return hashOf(...files.map((file) => normalized(file, readFileSync(file))));
  };
  const currentHash = (name: string): string => {
    const hash = hashes.get(name) ?? hashOfFiles(name);
    hashes.set(name, hash);
    return hash;
  };
  const entryOf = (page: string): string => cache.pathOf(hashOf(code, page));

  return {
    async isKept(page) {
      const text = await readFile(entryOf(page), 'utf8').catch(() => undefined);
      if (text === undefined) return false;
      const inputs = JSON.parse(text) as readonly Input[];
      const isSame = inputs.every(([name, hash]) => currentHash(name) === hash);
      if (isSame) await utimes(entryOf(page), new Date(), new Date());
      return isSame;
    },
    watch(page) {
      const names = new Set<string>();
      const note = (response: Response): void => {
        const {pathname, hostname} = new URL(response.url());
        if (hostname === 'localhost') names.add(pathname.replace(hashInName, ''));
      };
      page.on('response', note);
      return async (name) => {
        page.off('response', note);
        const inputs = [...names].sort().map((input): Input => [input, currentHash(input)]);
        if (inputs.length > 0) await writeFile(entryOf(name), JSON.stringify(inputs));
      };
    },
    removeUnused: cache.removeUnused,
  };
}
