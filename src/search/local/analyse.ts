/** Terms of a text in the index: its words, their stems, names in one piece, and meanings. */
import {conceptsIn} from './concepts';
import {stemOf} from './stem';
import {chunksOf, type Chunk} from './tokenise';

/** Marks keep stems and meanings apart from words, farther than any typing error reaches. */
const stemMark = ':s:';
const conceptMark = ':c:';
const longestName = 40;

export const stemTerm = (word: string): string => stemMark + stemOf(word);
export const conceptTerm = (name: string): string => conceptMark + name;
export const isWordTerm = (term: string): boolean => !term.startsWith(':');

/** A piece of text with all terms that find it. */
export interface Term {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

function termsOfChunk({words, joined}: Chunk): readonly Term[] {
  const [first] = words;
  const last = words.at(-1);
  const whole =
    words.length > 1 && joined.length <= longestName && first && last
      ? [{term: joined, start: first.start, end: last.end}]
      : [];
  const single = words.flatMap(({text, pieces, start, end}) =>
    [text, ...pieces].flatMap((word) => [
      {term: word, start, end},
      {term: stemTerm(word), start, end},
    ]),
  );
  return [...single, ...whole];
}

/** All terms of a text, divided into chunks, with the places where they stand. */
export function placedTermsIn(chunks: readonly Chunk[]): readonly Term[] {
  const words = chunks.flatMap((chunk) => chunk.words);
  const meanings = conceptsIn(words).map(({name, from, to}) => ({
    term: conceptTerm(name),
    start: words[from]?.start ?? 0,
    end: words[to]?.end ?? 0,
  }));
  return [...chunks.flatMap(termsOfChunk), ...meanings];
}

export const placedTerms = (text: string): readonly Term[] => placedTermsIn(chunksOf(text));

/** All terms of a text, as `placedTerms` has them. */
export function termsOf(text: string): string[] {
  const chunks = chunksOf(text);
  const terms: string[] = [];
  for (const {words, joined} of chunks) {
    for (const {text: word, pieces} of words) {
      terms.push(word, stemTerm(word));
      for (const piece of pieces) terms.push(piece, stemTerm(piece));
    }
    if (words.length > 1 && joined.length <= longestName) terms.push(joined);
  }
  const meanings = conceptsIn(chunks.flatMap(({words}) => words));
  for (const {name} of meanings) terms.push(conceptTerm(name));
  return terms;
}

/** The words of a text in a row, framed by spaces, to look for phrases in. */
export function wordRow(text: string): string {
  const words = chunksOf(text).flatMap((chunk) => chunk.words.map((word) => word.text));
  return ` ${words.join(' ')} `;
}

/** The stems of a text in a row: what it is called, however it is written. */
export const nameOf = (text: string): string =>
  wordRow(text).trim().split(' ').filter(Boolean).map(stemOf).join(' ');
