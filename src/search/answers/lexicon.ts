/** Vocabulary of the site, with the rarity of each word. */
import {termsOf} from '../local/analyse';
import type {SearchIndex} from '../local/index/searchIndex';
import type {Section} from '../local/section';

/** Set of terms. */
export interface Terms {
  has(term: string): boolean;
}

/** All functions throw `Missing` if they need a file of the index that is not loaded. */
export interface Lexicon {
  /** Makes sure that all files for these terms are loaded. */
  need(terms: readonly string[]): void;
  /** Number of occurrences by word. */
  words(): ReadonlyMap<string, number>;
  isKnown(term: string): boolean;
  /** From 0, for what every section has, to 1, for what only one has or none. */
  rarity(terms: readonly string[]): number;
  /** All terms of a section with its headings. */
  ofSection(section: Section): Terms;
  /** All terms of a page of the index. */
  ofPage(page: number): Terms;
}

export function createLexicon(index: SearchIndex): Lexicon {
  const {places, having} = index;
  const counts = new Map<string, number>();

  /** Number of sections that have a term, in their text or in what their page is about. */
  function countOf(term: string): number {
    const known = counts.get(term);
    if (known !== undefined) return known;
    const {sections, pages} = having(term);
    const all = new Set(sections);
    for (const page of pages) {
      const [from, to] = places.rangeOf(page);
      for (let id = from; id < to; id += 1) all.add(id);
    }
    counts.set(term, all.size);
    return all.size;
  }

  const pages = new Map<string, ReadonlySet<number>>();
  function pagesOf(term: string): ReadonlySet<number> {
    const known = pages.get(term);
    if (known) return known;
    const found = having(term);
    const all = new Set([...found.pages, ...found.sections.map(places.pageOf)]);
    pages.set(term, all);
    return all;
  }

  const size = Math.max(2, places.size);
  return {
    need: (terms) => index.need(terms),
    words: index.words,
    isKnown: (term) => countOf(term) > 0,
    rarity(terms) {
      const count = Math.max(1, ...terms.map(countOf));
      return Math.log(size / Math.min(size, count)) / Math.log(size);
    },
    ofSection: ({title, path, text}) => new Set([title, ...path, text].flatMap(termsOf)),
    ofPage: (page) => ({has: (term) => pagesOf(term).has(page)}),
  };
}
