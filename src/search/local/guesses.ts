/** Likely readings of a word that the site does not have. */
import {stemTerm} from './analyse';
import type {Slot} from './query';
import type {SearchIndex} from './index/searchIndex';
import type {WeightedTerm} from './textIndex';
import {plausibleCorrections} from './typos';

/** A term to look for in place of a word. */
export interface TermVariant extends WeightedTerm {
  /** Similarity to the word, from 0 to 1. */
  readonly quality: number;
}

/** Another reading of a word; without any, it has no words and no ways. */
export interface Guess {
  /** Words of the site that the word is read as, the likeliest first. */
  readonly words: readonly string[];
  readonly ways: readonly TermVariant[];
}

const minSplit = 3;

function split(word: string, index: SearchIndex): readonly string[] {
  for (let at = word.length - minSplit; at >= minSplit; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => index.words().has(half))) return halves;
  }
  return [];
}

/** The words, of several with one stem the first. */
function withoutForms(words: readonly string[]): readonly string[] {
  const stems = words.map(stemTerm);
  return words.filter((_, i) => stems.indexOf(stems[i] ?? '') === i);
}

/** A word that one or two errors may have made this one of, or two words written as one. */
export function guessOf({word, isOpen}: Slot, index: SearchIndex): Guess {
  if (/^\d+$/.test(word)) return {words: [], ways: []};
  const corrections = /\d/.test(word) ? [] : plausibleCorrections(word, index.words(), isOpen);
  const halves = corrections[0]?.distance === 1 ? [] : split(word, index);
  if (halves.length > 0) {
    return {
      words: [halves.join(' ')],
      ways: halves.map((term) => ({term, weight: 0.6, quality: 0.5})),
    };
  }
  return {
    words: withoutForms(corrections.map((correction) => correction.word)),
    ways: corrections.flatMap(({word: term, distance}) => [
      {term, weight: 0.8 ** distance, quality: 1 - 0.15 * distance},
      {term: stemTerm(term), weight: 0.5 * 0.8 ** distance, quality: 0.9 - 0.15 * distance},
    ]),
  };
}
