/** What else a word may mean that the site does not know. */
import {stemTerm} from './analyse';
import type {Slot} from './query';
import type {SiteIndex} from './siteIndex';
import type {Wanted} from './textIndex';
import {allowedErrors, corrections} from './typos';

/** A term to look for in place of a word. */
export interface Way extends Wanted {
  /** How near it is to the word, from 0 to 1. */
  readonly quality: number;
}

const minSplit = 3;

function split(word: string, index: SiteIndex): readonly string[] {
  for (let at = word.length - minSplit; at >= minSplit; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => index.words.has(half))) return halves;
  }
  return [];
}

/** Two words written as one, or words that errors may have made this one of. */
export function guesses({word, isOpen}: Slot, index: SiteIndex, isWide: boolean): readonly Way[] {
  if (/^\d+$/.test(word)) return [];
  const halves = split(word, index);
  if (halves.length > 0) return halves.map((term) => ({term, weight: 0.6, quality: 0.5}));
  if (/\d/.test(word)) return [];
  const most = allowedErrors(word.length) + (isWide && word.length > 2 ? 1 : 0);
  return corrections(word, index.words, {most, isOpen: isOpen || isWide}).flatMap(
    ({word: term, distance}) => [
      {term, weight: 0.8 ** distance, quality: 1 - 0.15 * distance},
      {term: stemTerm(term), weight: 0.5 * 0.8 ** distance, quality: 0.9 - 0.15 * distance},
    ],
  );
}
