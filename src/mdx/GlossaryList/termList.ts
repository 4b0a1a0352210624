/** The terms that have all words of a filter, and the letters under which they stand. */
import type {GlossaryTerm} from '@site/src/data/glossary';
import {plainLetters} from '@site/src/data/catalogue/searchText';

/** In small letters of a keyboard, with hyphens as spaces. */
const folded = (text: string): string =>
  plainLetters(text.normalize('NFKD').replace(/\p{M}/gu, '')).replace(/[-\u2010\u2011]/g, ' ');

const textOf = ({term, spellings, forms, symbol = '', definition}: GlossaryTerm): string =>
  folded([term, ...spellings, ...forms, symbol.replaceAll('\\', ''), definition].join(' '));

export function matchesQuery(term: GlossaryTerm, words: string): boolean {
  const text = textOf(term);
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A term as a heading: with a capital, unless it begins with a symbol, as k-factor does. */
export const headwordOf = ({term}: Pick<GlossaryTerm, 'term'>): string =>
  /^.[-\s]/.test(term) ? term : term.charAt(0).toUpperCase() + term.slice(1);

export interface Letter {
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}

/** In the order of the terms, which is the alphabet's. */
export function byLetter(terms: readonly GlossaryTerm[]): readonly Letter[] {
  const letters = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    const letter = term.term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return Array.from(letters, ([letter, own]) => ({letter, terms: own}));
}
