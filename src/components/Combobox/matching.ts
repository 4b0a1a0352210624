import {plainLetters} from '@site/src/data/catalogue/searchText';

export interface Option<Id> {
  readonly id: Id;
  readonly label: string;
  readonly detail?: string;
  /** By which it is found, in small letters. */
  readonly words: string;
}

export const maxShown = 40;

/** The options that have all of the words, those that begin with the first of them in front. */
export function matching<Id>(options: readonly Option<Id>[], typed: string): readonly Option<Id>[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return options;
  const found = options.filter(({words: text}) => words.every((word) => text.includes(word)));
  const begins = ({label}: Option<Id>): boolean => plainLetters(label).startsWith(first);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
