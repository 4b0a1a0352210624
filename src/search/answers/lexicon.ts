/** Which words the site knows, and how much each tells. */
import {isWordTerm, termsOf} from '../local/analyse';
import type {Section} from '../local/section';

export interface Lexicon {
  /** How often a word occurs, counted in sections. */
  readonly words: ReadonlyMap<string, number>;
  isKnown(term: string): boolean;
  /** From 0, for what every section has, to 1, for what only one has or none. */
  rarity(terms: readonly string[]): number;
  /** All terms of a section with its headings. */
  ofSection(section: Section): ReadonlySet<string>;
  /** All terms of the page that a section belongs to. */
  ofPage(section: Section): ReadonlySet<string>;
}

const pageOf = ({url}: Section): string => url.split('#')[0] ?? url;

function termsOfSection({title, path, text, about = ''}: Section): ReadonlySet<string> {
  return new Set([title, ...path, text, about].flatMap(termsOf));
}

/** Reads all sections once. */
export function createLexicon(sections: readonly Section[]): Lexicon {
  const bySection = new Map(sections.map((section) => [section, termsOfSection(section)]));
  const byPage = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const [section, terms] of bySection) {
    const page = byPage.get(pageOf(section)) ?? new Set<string>();
    byPage.set(pageOf(section), page);
    for (const term of terms) {
      page.add(term);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const size = Math.max(2, sections.length);
  const none: ReadonlySet<string> = new Set();
  return {
    words: new Map([...counts].filter(([term]) => isWordTerm(term))),
    isKnown: (term) => counts.has(term),
    rarity(terms) {
      const count = Math.max(1, ...terms.map((term) => counts.get(term) ?? 0));
      return Math.log(size / Math.min(size, count)) / Math.log(size);
    },
    ofSection: (section) => bySection.get(section) ?? termsOfSection(section),
    ofPage: (section) => byPage.get(pageOf(section)) ?? none,
  };
}
