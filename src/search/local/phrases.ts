/** Sections that have quoted words just as they were typed. */
import {wordRow} from './analyse';
import type {SearchIndex} from './index/searchIndex';
import type {Section} from './section';

/** Rows of the sections that were read: each is made once. */
const rows = new WeakMap<Section, string>();

/** The words of a section in a row, with its headings. */
export function rowOf(section: Section): string {
  const {title, path, text} = section;
  const row = rows.get(section) ?? [title, ...path, text].map(wordRow).join('|');
  rows.set(section, row);
  return row;
}

/** Sections with all words of a phrase, themselves or in the title of their page. */
function sectionsWithAll(phrase: string, {having, places}: SearchIndex): readonly number[] {
  const [first = new Set<number>(), ...others] = phrase
    .trim()
    .split(' ')
    .map((word) => {
      const {sections, pages} = having(word);
      const ofPages = pages.flatMap((page) => {
        const [from, to] = places.rangeOf(page);
        return Array.from({length: to - from}, (_, i) => from + i);
      });
      return new Set([...sections, ...ofPages]);
    });
  return [...first].filter((id) => others.every((ids) => ids.has(id)));
}

/** Sections that have all phrases, which are rows of words; undefined without phrases. */
export function withPhrases(
  phrases: readonly string[],
  index: SearchIndex,
): ReadonlySet<number> | undefined {
  const [first, ...others] = phrases.map((phrase) => new Set(sectionsWithAll(phrase, index)));
  if (!first) return undefined;
  const ids = [...first].filter((id) => others.every((set) => set.has(id)));
  const read = index.read(ids).map(rowOf);
  return new Set(ids.filter((_, i) => phrases.every((phrase) => read[i]?.includes(phrase))));
}
