/** Translates queries in other languages into the English of the pages. */
import {french} from './french';
import {german} from './german';
import {italian} from './italian';
import {lexiconOf, plain, type IsKnown} from './lexicon';
import {isSharedName, wordsOf} from './queryWords';
import {readingOf, type Reading, type Part} from './reading';
import {spanish} from './spanish';

interface Piece {
  /** The text between this piece and the one before. */
  readonly gap: string;
  readonly text: string;
}

/** The query in English: without small words, and with adjectives before their nouns. */
function rewritten(query: string, parts: readonly Part[]): string {
  const pieces: Piece[] = [];
  let end = 0;
  let gap = '';
  let nounAt = -1;
  for (const {words, kind, english, isAdjective} of parts) {
    gap += query.slice(end, words[0]?.start);
    end = words.at(-1)?.end ?? end;
    if (kind === 'small') {
      if (/^['’]/.test(query.slice(end))) end += 1;
      gap += ' ';
      nounAt = -1;
      continue;
    }
    const noun = isAdjective && gap.trim() === '' ? pieces[nounAt] : undefined;
    if (noun) {
      pieces.splice(nounAt, 1, {gap: noun.gap, text: english}, {gap: ' ', text: noun.text});
    } else {
      nounAt = pieces.push({gap, text: english}) - 1;
      if (isAdjective) nounAt = -1;
    }
    gap = '';
  }
  const text = pieces.map((piece) => piece.gap + piece.text).join('') + gap + query.slice(end);
  return text.replace(/[¿¡]/g, '').replace(/\s+/g, ' ').trim();
}

export interface Translation {
  /** In English; words that could not be read stay as they were typed. */
  readonly query: string;
  /** The name of the language, in English. */
  readonly language: string;
  /** Translated words and phrases as typed, each with its English words. */
  readonly read: readonly (readonly [from: string, to: string])[];
}

/** Translates a query; undefined if it reads as English. */
export type Translator = (query: string, isKnown: IsKnown) => Translation | undefined;

const lexicons = [german, french, spanish, italian].map((language) =>
  lexiconOf(language, isSharedName),
);

/** A number below zero if the first reading fits better. */
function byFit(one: Reading, other: Reading): number {
  return one.fit.map((value, i) => (other.fit[i] ?? 0) - value).find((value) => value !== 0) ?? 0;
}

/**
 * Translates a query in German, French, Spanish or Italian; undefined if it reads as English. Quoted
 * phrases stay as they are. `isKnown` says of a word in lower case without accents whether it is an
 * English word of the pages: a query of such words is never changed.
 */
export const translated: Translator = (query, isKnown) => {
  const typed = query.normalize('NFC');
  const words = wordsOf(typed);
  const [reading] = lexicons
    .flatMap((lexicon) => readingOf(lexicon, words, typed, isKnown) ?? [])
    .sort(byFit);
  if (!reading) return undefined;
  const read = reading.parts
    .filter(({kind}) => kind === 'read')
    .map((part): [string, string] => [
      typed.slice(part.words[0]?.start, part.words.at(-1)?.end),
      part.english,
    ])
    .filter(([from, to]) => plain(from) !== to);
  if (read.length === 0) return undefined;
  return {query: rewritten(typed, reading.parts), language: reading.language, read};
};
