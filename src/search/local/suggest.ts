/** Other queries, for one that found nothing. */
import type {SearchIndex} from './index/searchIndex';
import {chunksOf} from './tokenise';

const most = 3;
const likeness = 0.3;

/** Titles of the pages that help most users, whatever they searched for. */
export const entrances: readonly string[] = [
  'Quickstart: your first plot from ATLAS data',
  'Ways to access the data',
  'Frequently asked questions',
];

function trigrams(text: string): ReadonlySet<string> {
  const row = ` ${chunksOf(text)
    .flatMap(({words}) => words.map((word) => word.text))
    .join(' ')} `;
  return new Set(Array.from({length: Math.max(0, row.length - 2)}, (_, i) => row.slice(i, i + 3)));
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((gram) => other.has(gram)).length;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** Numbers of the site that begin as one of the query does: neighbours of a dataset, say. */
function numbersLike(query: string, known: ReadonlyMap<string, number>): readonly string[] {
  const beginnings = (query.match(/\d{4,}/g) ?? []).map((digits) => digits.slice(0, -2));
  return [...known.keys()]
    .filter((word) => /^\d{4,}$/.test(word) && beginnings.some((part) => word.startsWith(part)))
    .sort()
    .slice(0, most);
}

/**
 * The query without its quotation marks, numbers like those in it, then the titles most like it, then those of the
 * entrances and of the first pages: those that `finds` something, at most three.
 */
export function suggestionsFor(
  query: string,
  index: Pick<SearchIndex, 'names' | 'words'>,
  finds: (query: string) => boolean,
): string[] {
  const queryTrigrams = trigrams(query);
  const {titles} = index.names();
  const alike = titles
    .map((title) => ({title, value: similarity(queryTrigrams, trigrams(title))}))
    .filter(({value}) => value >= likeness)
    .sort((a, b) => b.value - a.value || (a.title < b.title ? -1 : 1))
    .map(({title}) => title);
  const unquoted = query
    .replace(/["“”„«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const candidates = [
    ...(unquoted === query.trim() ? [] : [unquoted]),
    ...numbersLike(query, index.words()),
    ...alike,
    ...entrances.filter((title) => titles.includes(title)),
    ...titles.slice(0, most),
  ];
  const found: string[] = [];
  for (const candidate of new Set(candidates)) {
    if (found.length === most) break;
    if (finds(candidate)) found.push(candidate);
  }
  return found;
}
