/** The queries that sections claim, as texts of their own with the weight of their words. */
import {stemTerm} from '../analyse';
import {parseQuery} from '../query';
import {rarityWeight} from '../rarity';
import type {Section} from '../section';
import {weightsOf, type Weights} from './weights';

interface ClaimedQuery {
  /** Number of the section. */
  readonly section: number;
  readonly text: string;
}

/** All claims, in the order of the sections. */
export const claimsIn = (sections: readonly Section[]): readonly ClaimedQuery[] =>
  sections.flatMap(({answers = []}, section) => answers.map((text) => ({section, text})));

/** The claims that have each term: that they have it is all that counts. */
export function claimPostings(claims: readonly ClaimedQuery[]): Weights {
  const {words, postings} = weightsOf(
    claims.map(({text}) => ({text})),
    {boost: {text: 1}, name: 'text'},
  );
  const bare = Array.from(
    postings,
    ([term, found]) => [term, found.map(({id}) => ({id, weight: 0, isInName: false}))] as const,
  );
  return {words, postings: new Map(bare)};
}

/** The weight of each claim: that which its words would have in a query, where `parts` have them. */
export function claimWeights(
  claims: readonly ClaimedQuery[],
  parts: readonly Weights[],
  size: number,
): readonly number[] {
  const isKnown = (term: string): boolean => parts.some(({postings}) => postings.has(term));
  const countOf = (word: string): number =>
    parts.reduce((sum, {postings}) => {
      const found = [word, stemTerm(word)].flatMap((term) => postings.get(term) ?? []);
      return sum + new Set(found.map(({id}) => id)).size;
    }, 0);
  return claims.map(({text}) =>
    parseQuery(text, isKnown).slots.reduce(
      (sum, {word, weight}) => sum + rarityWeight(weight, countOf(word), size),
      0,
    ),
  );
}
