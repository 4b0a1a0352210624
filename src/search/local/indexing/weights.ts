/** Weight of each term in each text: BM25, as MiniSearch computes it. */
import MiniSearch from 'minisearch';
import {isWordTerm, termsOf} from '../analyse';
import type {Posting} from '../index/postings';

/** One field holds the name of a text; `boost` is what a find in each field counts. */
export interface Fields<Field extends string> {
  readonly boost: Readonly<Record<Field, number>>;
  readonly name: Field;
}

export interface Weights {
  /** Postings of each term, in the order of the texts. */
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** Words of the texts with the number of times that they occur. */
  readonly words: ReadonlyMap<string, number>;
}

/** The ids of the texts are their positions. */
export function weightsOf<Field extends string>(
  texts: readonly Readonly<Record<Field, string>>[],
  {boost, name}: Fields<Field>,
): Weights {
  const words = new Map<string, number>();
  const terms = new Set<string>();
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => termsOf(text),
    processTerm: (term) => {
      terms.add(term);
      if (isWordTerm(term)) words.set(term, (words.get(term) ?? 0) + 1);
      return term;
    },
  });
  index.addAll(texts.map((text, id) => ({...text, id})));
  const asIs = {boost, tokenize: (term: string) => [term], processTerm: (term: string) => term};
  const postingsOf = (term: string): readonly Posting[] =>
    index
      .search(term, asIs)
      .map(({id, score, match}): Posting => {
        return {id: id as number, weight: score, isInName: match[term]?.includes(name) ?? false};
      })
      .sort((a, b) => a.id - b.id);
  return {words, postings: new Map(Array.from(terms, (term) => [term, postingsOf(term)]))};
}
