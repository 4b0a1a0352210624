/** All sections of a built site. */
import {readFile} from 'node:fs/promises';
import {anchorOf, glossary} from '../../src/data/glossary';
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

const terms = new Map(glossary.map((term) => [`#${anchorOf(term.id)}`, term]));

/** A definition with the other names of its term. */
function withTermNames(section: Section): Section {
  const term = terms.get(section.url.slice(section.url.indexOf('#')));
  return term ? {...section, names: [...term.spellings, ...term.forms]} : section;
}

/** Sections of the pages, by address and in the order of the page, then those of the other sources. */
export async function siteSections(site: BuiltSite): Promise<readonly Section[]> {
  const {outDir, baseUrl, groupOf, macros} = site;
  const sections: Section[] = [];
  for (const {file, url} of await builtPages(outDir, baseUrl)) {
    const html = await readFile(file, 'utf8');
    sections.push(...pageSections(html, {url, group: groupOf(url), macros}));
  }
  return [...sections.map(withTermNames), ...extraSources.flatMap((source) => source({baseUrl}))];
}
