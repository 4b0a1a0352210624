/** All sections of a built site. */
import {readFile} from 'node:fs/promises';
import type {Section} from '../../src/search/local/section';
import {extraSources} from '../../src/search/extraSources';
import {builtPages} from './builtPages';
import {pageSections} from './pageSections';
import type {Macros} from './plainText';

export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Label of the group of an address. */
  readonly groupOf: (url: string) => string;
  readonly macros: Macros;
}

/** Sections of the pages, by address and in the order of the page, then those of the other sources. */
export async function siteSections(site: BuiltSite): Promise<readonly Section[]> {
  const {outDir, baseUrl, groupOf, macros} = site;
  const sections: Section[] = [];
  for (const {file, url} of await builtPages(outDir, baseUrl)) {
    const html = await readFile(file, 'utf8');
    sections.push(...pageSections(html, {url, group: groupOf(url), macros}));
  }
  return [...sections, ...extraSources.flatMap((source) => source({baseUrl}))];
}
