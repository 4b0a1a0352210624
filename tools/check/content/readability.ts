/**
 * How hard sentences are to read. The grade of Flesch and Kincaid knows sentence length and syllables
 * only: it takes "luminosity" for hard and "quark" for easy, and counts a formula as a short word. It
 * compares pages with each other; it does not say who understands them.
 */
import {wordsIn} from './prose';

export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** Words in a sentence: half of the sentences have no more, nine in ten have no more. */
  readonly median: number;
  readonly ninetieth: number;
  /** Years of school by Flesch and Kincaid. */
  readonly grade: number;
  /** The age at which a pupil has had so many years of school. */
  readonly age: number;
}

const silentEnd = /(?:[^laeiouy]es|[^aeioudt]ed|[^laeiouy]e)$/;
const vowels = /[aeiouy]+/g;
/** Vowels side by side that are spoken apart, as in "ion", "area" and "being". */
const apart = /i(?:a|o(?!u)|u)|ea(?=$|l[^aeiou]|t[eio])|eo|ue[lt]|(?<!q)uo|[aeo]ing/g;
/** But after t, s, c or g, as in "station", "social" and "region", they are one sound. */
const together = /[tsc]i(?:on|a[ln]|ou|en)|gion|peop|geo(?=us|n)/g;

const count = (word: string, pattern: RegExp): number => word.match(pattern)?.length ?? 0;

/** Syllables of an English word, guessed by its spelling; one for a number or a name in code. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (!letters || /[\d_]/.test(word)) return 1;
  const spoken = letters.length > 3 ? letters.replace(silentEnd, '') : letters;
  const total = count(spoken, vowels) + count(spoken, apart) - count(spoken, together);
  return Math.max(1, total);
}

/** The value that a share of the sorted values does not exceed. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const schoolStart = 5;

export function readabilityOf(sentences: readonly string[]): Readability {
  const lengths = sentences.map((sentence) => wordsIn(sentence).length);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const spoken = sentences.flatMap(wordsIn).reduce((sum, word) => sum + syllables(word), 0);
  const grade =
    words === 0 ? 0 : (0.39 * words) / sentences.length + (11.8 * spoken) / words - 15.59;
  return {
    words,
    sentences: sentences.length,
    median: quantileOf(lengths, 0.5),
    ninetieth: quantileOf(lengths, 0.9),
    grade,
    age: grade + schoolStart,
  };
}
