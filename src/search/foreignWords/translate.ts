/** Translates queries in other languages into the English of the pages. */
import {french} from './french';
import {german} from './german';
import {italian} from './italian';
import {lexiconOf, plain, type IsKnown, type Lexicon} from './lexicon';
import {isSharedName, wordsOf, isName, maybeEnglish, type Word} from './queryWords';
import {spanish} from './spanish';

/** Successive words of a query: a word or phrase of the language, a small word, or any other word. */
interface Part {
  readonly words: readonly Word[];
  readonly kind: 'read' | 'small' | 'other';
  /** The translation; without it, the word as it was typed. */
  readonly english: string;
  /** True for an adjective, which may have to be moved before its noun. */
  readonly isAdjective: boolean;
}

interface Reading {
  readonly language: string;
  readonly parts: readonly Part[];
  /** Numbers that say how well the language fits, the most important one first. */
  readonly fit: readonly number[];
}

const insidePhrase = /^[\s'’‐‑–-]+$/;
const adjective = '+';

/** The words from one on that stand together, at most `longest`. */
function together(
  words: readonly Word[],
  from: number,
  query: string,
  longest: number,
): readonly Word[] {
  const limit = Math.min(words.length, from + longest);
  let to = from + 1;
  while (to < limit && insidePhrase.test(query.slice(words[to - 1]?.end, words[to]?.start))) {
    to += 1;
  }
  return words.slice(from, to);
}

/** The longest phrase at the beginning of `row`, or its first word. */
function firstPart(lexicon: Lexicon, row: readonly Word[], isKnown: IsKnown): Part {
  const first = row[0]?.text ?? '';
  // A single capital is a symbol: E, Z.
  const isSmall = lexicon.isSmall(first) && !/^[A-Z]$/.test(first);
  const shortest = isSmall || /\p{Ll}\p{Lu}/u.test(first) ? 2 : 1;
  for (let length = row.length; length >= shortest; length -= 1) {
    const words = row.slice(0, length);
    const english = lexicon.read(
      words.map(({text}) => text),
      isKnown,
    );
    if (english === undefined) continue;
    const isAdjective = english.startsWith(adjective);
    return {words, kind: 'read', english: english.replace(adjective, ''), isAdjective};
  }
  const kind = isSmall ? 'small' : 'other';
  return {words: row.slice(0, 1), kind, english: first, isAdjective: false};
}

/** True for a part that no English query has. */
const isForeign = ({kind, words}: Part, lexicon: Lexicon, isKnown: IsKnown): boolean =>
  kind === 'read' && words.some(({text}) => lexicon.isSmall(text) || !maybeEnglish(text, isKnown));

/**
 * Reads a query in a language; undefined if no word is foreign for certain, or if most of the others
 * are neither of this language nor names.
 */
function readingOf(
  lexicon: Lexicon,
  words: readonly Word[],
  query: string,
  isKnown: IsKnown,
): Reading | undefined {
  const parts: Part[] = [];
  for (let from = 0; from < words.length; from += parts.at(-1)?.words.length ?? 1) {
    const row = together(words, from, query, lexicon.longestPhrase);
    parts.push(firstPart(lexicon, row, isKnown));
  }
  const count = (counted: readonly Part[]): number => counted.flatMap((part) => part.words).length;
  const others = parts.filter((part) => !isForeign(part, lexicon, isKnown));
  const fitting = others.filter(({kind, english}) => kind !== 'other' || isName(english));
  if (others.length === parts.length) return undefined;
  if (others.length > 0 && count(fitting) <= count(others) / 2) return undefined;
  const read = parts.filter(({kind}) => kind === 'read');
  const followsNoun = parts.filter(
    ({isAdjective}, i) => isAdjective && parts[i - 1]?.kind === 'read',
  );
  const spelled = words.filter(({text}) => lexicon.isListed(text));
  return {
    language: lexicon.name,
    parts,
    fit: [
      count(parts.filter(({kind}) => kind !== 'other')),
      // Few phrases explain more than many words.
      followsNoun.length - read.length,
      spelled.length,
    ],
  };
}

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
