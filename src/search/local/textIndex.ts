/** An inverted index of texts, and the words it knows. */
import MiniSearch from 'minisearch';
import {isWordTerm, termsOf} from './analyse';

/** A term to look for. */
export interface Wanted {
  readonly term: string;
  /** What a find of it counts, from 0 to 1. */
  readonly weight: number;
  /** Finds longer words that begin with it, too. */
  readonly isPrefix?: boolean;
}

/** How a text answers what was looked for. */
export interface Found {
  readonly score: number;
  /** Terms of the text that were found, with the fields that have them. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
}

export interface TextIndex {
  find(wanted: readonly Wanted[]): ReadonlyMap<number, Found>;
  /** Words of the texts with the number of times that they occur. */
  readonly words: ReadonlyMap<string, number>;
}

const prefixWeight = 0.5;
/** A word that is there as typed is more likely meant than one that begins so. */
const prefixWeightOfWord = 0.1;

/** Indexes texts by field; their numbers are their positions, and `boost` is what a find in each field counts. */
export function createTextIndex<Field extends string>(
  texts: readonly Readonly<Record<Field, string>>[],
  boost: Readonly<Record<Field, number>>,
): TextIndex {
  const words = new Map<string, number>();
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => termsOf(text),
    processTerm: (term) => {
      if (isWordTerm(term)) words.set(term, (words.get(term) ?? 0) + 1);
      return term;
    },
  });
  index.addAll(texts.map((text, id) => ({...text, id})));
  return {
    words,
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
