/** Words in few bytes: of each only what differs from the word before, and about how often it occurs. */

/** Letters that two words can share at their beginning, each number of them being one sign. */
const maxShared = 25;
const firstSign = 'a'.charCodeAt(0);

/** Counts are kept to the nearest power of the square root of two. */
const levelOf = (count: number): number => Math.round(2 * Math.log2(Math.max(1, count)));
const countOf = (level: number): number => Math.round(2 ** (level / 2));

export interface WordList {
  /** Words in order, separated by spaces: a sign for the shared beginning, and the rest. */
  readonly words: string;
  readonly counts: readonly number[];
}

/** Only words that a mistyped one may stand for: names with digits are not guessed at, numbers are. */
const isGuessed = (word: string): boolean => !/\d/.test(word) || /^\d{4,}$/.test(word);

export function packWordList(counts: ReadonlyMap<string, number>): WordList {
  const words = [...counts.keys()].filter(isGuessed).sort();
  const rests = words.map((word, i) => {
    const before = words[i - 1] ?? '';
    let shared = 0;
    while (shared < maxShared && shared < before.length && before[shared] === word[shared]) {
      shared += 1;
    }
    return String.fromCharCode(firstSign + shared) + word.slice(shared);
  });
  return {words: rests.join(' '), counts: words.map((word) => levelOf(counts.get(word) ?? 0))};
}

export function unpackWordList({words, counts}: WordList): ReadonlyMap<string, number> {
  let before = '';
  return new Map(
    words.split(' ').map((rest, i) => {
      before = before.slice(0, rest.charCodeAt(0) - firstSign) + rest.slice(1);
      return [before, countOf(counts[i] ?? 0)];
    }),
  );
}
