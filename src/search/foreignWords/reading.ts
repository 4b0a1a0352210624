/** Reading of a query in one language. */
import type {IsKnown, Lexicon} from './lexicon';
import {isName, maybeEnglish, type Word} from './queryWords';

/** Successive words of a query: a word or phrase of the language, a small word, or any other word. */
export interface Part {
  readonly words: readonly Word[];
  readonly kind: 'read' | 'small' | 'other';
  /** The translation; without it, the word as it was typed. */
  readonly english: string;
  /** True for an adjective, which may have to be moved before its noun. */
  readonly isAdjective: boolean;
}

export interface Reading {
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
export function readingOf(
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
