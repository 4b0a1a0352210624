/** What the site says, twice: what each section says itself, and what each page is about. */
import {wordRow} from './analyse';
import type {Section} from './section';
import {createTextIndex, type TextIndex} from './textIndex';

export interface SiteIndex {
  readonly sections: TextIndex;
  readonly pages: TextIndex;
  /** Page of each section. */
  readonly pageOf: readonly number[];
  /** Section at the top of each page. */
  readonly topOf: readonly number[];
  /** Words of the site with the number of times that they occur. */
  readonly words: ReadonlyMap<string, number>;
  /** True if the site has the word or, if it is still being typed, words that begin so. */
  isKnown(word: string, isOpen: boolean): boolean;
}

/** What a find in each field counts. */
const sectionBoost = {heading: 4, path: 1.5, anchor: 1, text: 1, shared: 0.25};
/** What so many sections say, such as a note on units or a source, tells little about any of them. */
const sharedFrom = 4;
const pageBoost = {title: 2.5, about: 1.2};

/** What the address calls the section, where the heading calls it something else. */
function anchorOf({url, path}: Section): string {
  const heading = wordRow(path.at(-1) ?? '');
  const [, anchor = ''] = url.split('#');
  return wordRow(anchor)
    .split(' ')
    .filter((word) => !heading.includes(word))
    .join(' ');
}

/** The text of each section without the lines that many share, and these. */
function told(
  list: readonly Section[],
): readonly {readonly text: string; readonly shared: string}[] {
  const linesOf = list.map(({text}) => text.split('\n'));
  const counts = new Map<string, number>();
  for (const line of linesOf.flatMap((lines) => [...new Set(lines)])) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const isShared = (line: string): boolean => (counts.get(line) ?? 0) >= sharedFrom;
  return linesOf.map((lines) => ({
    text: lines.filter((line) => !isShared(line)).join('\n'),
    shared: lines.filter(isShared).join('\n'),
  }));
}

/** True if the sorted list holds a word that begins so. */
function holdsPrefix(sorted: readonly string[], prefix: string): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(prefix) ?? false;
}

/** Indexes the sections; their numbers are their positions in the list. */
export function createSiteIndex(list: readonly Section[]): SiteIndex {
  const known = new Map<string, number>();
  const topOf: number[] = [];
  const pageOf = list.map(({url, path}, id) => {
    const [address = ''] = url.split('#');
    const page = known.get(address) ?? topOf.push(id) - 1;
    known.set(address, page);
    if (path.length === 0) topOf[page] = id;
    return page;
  });
  const texts = told(list);
  const sections = createTextIndex(
    list.map((section, id) => ({
      heading: section.path.at(-1) ?? '',
      path: section.path.slice(0, -1).join('\n'),
      anchor: anchorOf(section),
      text: texts[id]?.text ?? '',
      shared: texts[id]?.shared ?? '',
    })),
    sectionBoost,
  );
  const tops = topOf.map((id) => list[id] as Section);
  const pages = createTextIndex(
    tops.map(({title, about = ''}) => ({title, about})),
    pageBoost,
  );
  const words = new Map(sections.words);
  for (const [word, count] of pages.words) words.set(word, (words.get(word) ?? 0) + count);
  const sorted = [...words.keys()].sort();
  const isKnown = (word: string, isOpen: boolean): boolean =>
    words.has(word) || (isOpen && holdsPrefix(sorted, word));
  return {sections, pages, pageOf, topOf, words, isKnown};
}
