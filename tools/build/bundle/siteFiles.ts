/** What of a built site goes into the bundle, and the copies that plain file servers need. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';

export interface BundleFile {
  /** Path in the bundle's folder, with slashes. */
  readonly name: string;
  readonly content: Uint8Array;
}

const keptAsTheyAre = new Set(['index.html', '404.html']);

/** The launchers send files as they are, so what a build compressed beforehand stays out. */
function isCompressedTwin(file: string, all: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && all.has(file.replace(/\.(?:br|gz)$/, ''));
}

/** `docs/faqs.html` is `docs/faqs/index.html` too, for servers that know no clean addresses. */
export function copyFor(file: string): string | undefined {
  const isPage = file.endsWith('.html') && !keptAsTheyAre.has(file) && !/\/index\.html$/.test(file);
  return isPage ? file.replace(/\.html$/, '/index.html') : undefined;
}

export function siteFiles(buildFolder: string): readonly BundleFile[] {
  const names = filesBelow(buildFolder, '.', /./);
  const all = new Set(names);
  return names
    .filter((file) => !isCompressedTwin(file, all))
    .flatMap((file) => {
      const content = readFileSync(path.join(buildFolder, file));
      const copy = copyFor(file);
      const places = copy === undefined || all.has(copy) ? [file] : [file, copy];
      return places.map((place) => ({name: `site/${place}`, content}));
    });
}
