/**
 * Other pages made from ours: a part of the rarer words is replaced by words that no page has. Ten
 * plain copies would have no more words than one, and would compress to almost nothing.
 */
import {createHash} from 'node:crypto';

// cspell:ignore aeiou
const vowels = 'aeiou';
const letters = Array.from({length: 26}, (_, i) => String.fromCharCode(97 + i));
const consonants = letters.filter((letter) => !vowels.includes(letter)).join('');
const word = /(?<![&#\w\\])[a-z]{5,}(?![\w;])/gi;

function shifted(letter: string, by: number): string {
  const lower = letter.toLowerCase();
  const row = vowels.includes(lower) ? vowels : consonants;
  const other = row[(row.indexOf(lower) + by) % row.length] ?? letter;
  return letter === lower ? other : other.toUpperCase();
}

function isChosen(text: string, copy: number, part: number): boolean {
  const [byte = 0] = createHash('sha256').update(`${copy} ${text}`).digest();
  return byte / 256 < part;
}

/** Words of five letters and more, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return Array.from(text.matchAll(word), ([found]) => found.toLowerCase());
}

/** Words that few of the texts have: at most `share` of them. */
export function rareTerms(texts: readonly string[], share: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const found of new Set(wordsOf(text))) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const most = share * texts.length;
  return new Set(Array.from(counts.keys()).filter((found) => (counts.get(found) ?? 0) <= most));
}

/** The text with that `part` of its rare words replaced; which, and by what, `copy` decides. */
export function disguised(
  text: string,
  copy: number,
  {rare, part}: {readonly rare: ReadonlySet<string>; readonly part: number},
): string {
  return text.replace(word, (found) => {
    const lower = found.toLowerCase();
    if (!rare.has(lower) || !isChosen(lower, copy, part)) return found;
    // One letter more: what follows moves, and lists of places differ between copies.
    return Array.from(found + found.slice(-1), (letter) => shifted(letter, copy)).join('');
  });
}
