/** Order of the terms in the files: a word, its stem and its meaning are neighbours. */

const nameMark = ':n:';

/** Finds the sections with exactly this name: stems of a heading in a row. */
export const nameTerm = (name: string): string => nameMark + name;

/** Claimant of a query, by its `contentName`: the section that answers it before all others, or an answer card. */
export type Claimant = 'section' | 'card';
const claimMarks: Readonly<Record<Claimant, string>> = {section: ':a:', card: ':q:'};

export const claimTerm = (by: Claimant, name: string): string => claimMarks[by] + name;
export const isClaim = (term: string): boolean => /^:[aq]:/.test(term);

/** Sort key of a term: the term without its mark. */
export const keyOf = (term: string): string => term.replace(/^:[a-z]:/, '');

/** Position of the file that holds the key, in files sorted by the key of their first term. */
export function fileOfKey(starts: readonly string[], key: string): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= key) low = middle;
    else high = middle;
  }
  return low;
}
