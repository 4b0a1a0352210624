/** The inverted index of all sections, and the words it knows. */
import MiniSearch from 'minisearch';
import {isWordTerm, termsOf} from './analyse';
import type {Section} from './section';

/** A term to look for. */
export interface Wanted {
  readonly term: string;
  /** What a find of it counts, from 0 to 1. */
  readonly weight: number;
  /** Finds longer words that begin with it, too. */
  readonly isPrefix?: boolean;
}

/** How a section answers what was looked for. */
export interface Found {
  readonly score: number;
  /** Terms of the section that were found, with the fields that have them. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
}

export interface TextIndex {
  find(wanted: readonly Wanted[]): ReadonlyMap<number, Found>;
  /** Words of the sections with the number of times that they occur. */
  readonly words: ReadonlyMap<string, number>;
  isKnown(word: string, isOpen: boolean): boolean;
}

/** What a find in each field counts; `heading` is the section's own, or the title at the top. */
const boost = {heading: 5, title: 2.5, path: 1.5, about: 1.2, text: 1};
const fields = Object.keys(boost);
const prefixWeight = 0.5;
/** A word that is there as typed is more likely meant than one that begins so. */
const prefixWeightOfWord = 0.1;

/** The section's own heading: the title, if it is the top of a page. */
export function headingOf({path, title}: Pick<Section, 'path' | 'title'>): string {
  return path.at(-1) ?? title;
}

function documentOf(section: Section, id: number) {
  const {title, path, text, about = ''} = section;
  return {id, heading: headingOf(section), title, path: path.slice(0, -1).join('\n'), about, text};
}

/** True if the sorted list holds a word that begins so. */
function holdsPrefix(sorted: readonly string[], prefix: string): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(prefix) ?? false;
}

/** Indexes the sections; their numbers are their positions in the list. */
export function createTextIndex(sections: readonly Section[]): TextIndex {
  const words = new Map<string, number>();
  const index = new MiniSearch({
    fields,
    tokenize: (text) => termsOf(text),
    processTerm: (term) => {
      if (isWordTerm(term)) words.set(term, (words.get(term) ?? 0) + 1);
      return term;
    },
  });
  index.addAll(sections.map(documentOf));
  const sorted = [...words.keys()].sort();
  return {
    words,
    isKnown: (word, isOpen) => words.has(word) || (isOpen && holdsPrefix(sorted, word)),
    find(wanted) {
      const byTerm = new Map(wanted.map((each) => [each.term, each]));
      const isWord = wanted.some(({term, isPrefix}) => isPrefix && words.has(term));
      const results = index.search([...byTerm.keys()].join('\n'), {
        tokenize: (terms) => terms.split('\n').filter(Boolean),
        processTerm: (term) => term,
        boost,
        boostTerm: (term) => byTerm.get(term)?.weight ?? 1,
        prefix: (term) => byTerm.get(term)?.isPrefix ?? false,
        weights: {prefix: isWord ? prefixWeightOfWord : prefixWeight, fuzzy: 0},
      });
      return new Map(
        results.map(({id, score, queryTerms, match}) => [
          id as number,
          {score: score / Math.max(1, queryTerms.length), terms: match},
        ]),
      );
    },
  };
}
