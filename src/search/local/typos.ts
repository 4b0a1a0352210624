/** Words that a mistyped one may stand for. */
import {isSmall} from './query';

export interface Correction {
  readonly word: string;
  /** Letters changed, added, left out, or swapped with their neighbour. */
  readonly distance: number;
}

/** A shorter word with an error in it may be any of many words. */
const shortestCorrected = 5;
/** Letters from which on a word with one error in it, even in its first letter, is still the same word. */
const longWord = 8;

/** Errors that a word of this many letters may have before it becomes another word. */
export function allowedErrors(length: number): number {
  if (length < shortestCorrected) return 0;
  return length < longWord ? 1 : 2;
}

/**
 * Distance of a typed word to a known one, or to its beginning if `isOpen`; more than `most` reads
 * as Infinity. Counts swapped neighbours as one error, and a replaced letter as `replaced` errors.
 */
export function distanceTo(
  typed: string,
  known: string,
  most: number,
  isOpen: boolean,
  replaced = 1,
): number {
  if (!isOpen && Math.abs(typed.length - known.length) > most) return Infinity;
  if (typed.length - known.length > most) return Infinity;
  const reach = Math.min(known.length, typed.length + most);
  let older: number[] = [];
  let above = Array.from({length: reach + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    let best = row;
    for (let column = 1; column <= reach; column += 1) {
      const same = typed[row - 1] === known[column - 1];
      let cost = Math.min(
        (above[column] ?? Infinity) + 1,
        (line[column - 1] ?? Infinity) + 1,
        (above[column - 1] ?? Infinity) + (same ? 0 : replaced),
      );
      const isSwap = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];
      if (row > 1 && column > 1 && isSwap) {
        cost = Math.min(cost, (older[column - 2] ?? Infinity) + 1);
      }
      line.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return Infinity;
    [older, above] = [above, line];
  }
  const distance = isOpen ? Math.min(...above) : (above[known.length] ?? Infinity);
  return distance <= most ? distance : Infinity;
}

/** Letters of a word, as bits: they distinguish most words without a comparison of the order. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function countOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Spelling {
  readonly word: string;
  readonly letters: number;
}

const spellings = new WeakMap<ReadonlyMap<string, number>, readonly Spelling[]>();

function spellingsOf(known: ReadonlyMap<string, number>): readonly Spelling[] {
  const list =
    spellings.get(known) ?? Array.from(known.keys(), (word) => ({word, letters: lettersOf(word)}));
  spellings.set(known, list);
  return list;
}

/** The known words nearest to a typed one: fewest errors first, then the same first letter, then the more frequent. */
export function corrections(
  typed: string,
  known: ReadonlyMap<string, number>,
  {
    most,
    isOpen,
    limit = 4,
  }: {readonly most: number; readonly isOpen: boolean; readonly limit?: number},
): readonly Correction[] {
  if (most < 1) return [];
  const rank = ({word, distance}: Correction): number =>
    distance * 1e6 + (word[0] === typed[0] ? 0 : 5e5) - Math.min(known.get(word) ?? 0, 4e5);
  const letters = lettersOf(typed);
  return spellingsOf(known)
    .filter(
      (other) =>
        countOf(letters & ~other.letters) <= most &&
        (isOpen || countOf(other.letters & ~letters) <= most),
    )
    .map(({word}) => ({word, distance: distanceTo(typed, word, most, isOpen)}))
    .filter(({distance}) => distance < Infinity)
    .sort((a, b) => rank(a) - rank(b) || (a.word < b.word ? -1 : 1))
    .slice(0, limit);
}

/** Letters below which a word with one letter replaced is another word. */
const minReplaced = 5;
/** A word this much rarer than the most frequent candidate is not what was meant. */
const minShare = 0.1;
const maxPlausible = 3;

/** False if another letter was typed in place of the first, which is the least likely of all errors. */
function beginsAlike(typed: string, known: string): boolean {
  return typed[0] === known[0] || typed[0] === known[1] || typed[1] === known[0];
}

/**
 * The known words that a typed one plausibly stands for, the most frequent first: those with the
 * fewest errors, whole words rather than beginnings. None if it is more likely another word.
 */
export function plausibleCorrections(
  typed: string,
  known: ReadonlyMap<string, number>,
  isOpen: boolean,
): readonly Correction[] {
  const most = allowedErrors(typed.length);
  const replaced = typed.length < minReplaced ? 2 : 1;
  const within = (isBeginning: boolean): readonly Correction[] =>
    corrections(typed, known, {most, isOpen: isBeginning, limit: Infinity})
      .filter(({word}) => !isSmall(word) && !/\d/.test(word))
      .filter(
        ({word, distance}) =>
          beginsAlike(typed, word) || (typed.length >= longWord && distance === 1),
      )
      .map(({word}) => ({word, distance: distanceTo(typed, word, most, isBeginning, replaced)}))
      .filter(({distance}) => distance < Infinity);
  const whole = within(false);
  const found = whole.length > 0 || !isOpen ? whole : within(true);
  const least = Math.min(...found.map(({distance}) => distance));
  const nearest = found.filter(({distance}) => distance === least);
  const countOfWord = ({word}: Correction): number => known.get(word) ?? 0;
  const highest = Math.max(...nearest.map(countOfWord));
  return nearest
    .filter((correction) => countOfWord(correction) >= minShare * highest)
    .sort((a, b) => countOfWord(b) - countOfWord(a) || (a.word < b.word ? -1 : 1))
    .slice(0, maxPlausible);
}
