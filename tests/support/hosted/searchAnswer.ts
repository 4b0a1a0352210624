/** The provider's answer to one query, with the fields that recorded answers have. */
import type {SearchResponse} from 'algoliasearch/lite';
import type {IndexSettings} from './crawlerConfig';
import {levels, type CrawledRecord} from './record';
import {valueAt, wordsOf, type SearchIndex} from './searchIndex';

export interface Query {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: unknown;
  readonly facets?: string | readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly [parameter: string]: unknown;
}

export type Answer = SearchResponse<Readonly<Record<string, unknown>>>;

interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: string[];
}

interface Marking {
  readonly words: readonly string[];
  readonly before: string;
  readonly after: string;
}

function marked(text: string, {words, before, after}: Marking): Marked {
  const matched = new Set<string>();
  const value = text.replace(/&\w+;|[\p{L}\p{N}_]+/gu, (token) => {
    const word = words.find((each) => token.toLowerCase().startsWith(each));
    if (word === undefined || token.startsWith('&')) return token;
    matched.add(word);
    return before + token + after;
  });
  const matchLevel =
    matched.size === 0 ? 'none' : matched.size < new Set(words).size ? 'partial' : 'full';
  const isAll = wordsOf(text).every((word) => words.includes(word));
  return {
    value,
    matchLevel,
    ...(matchLevel === 'none' ? {} : {fullyHighlighted: isAll}),
    matchedWords: [...matched],
  };
}

/** So many words around the first that is found. */
function cut(text: string, length: number, {words}: Marking, ellipsis: string): string {
  const all = text.split(' ');
  const isFound = (each: string): boolean =>
    wordsOf(each).some((word) => words.some((wanted) => word.startsWith(wanted)));
  const first = Math.max(0, all.findIndex(isFound));
  const start = Math.max(0, Math.min(first - Math.floor(length / 3), all.length - length));
  const end = Math.min(all.length, start + length);
  const part = all.slice(start, end).join(' ');
  return (start > 0 ? ellipsis : '') + part + (end < all.length ? ellipsis : '');
}

/** Values by attribute as the provider nests them; what is empty has no place in them. */
function nested<T>(attributes: readonly string[], valueOf: (name: string) => T | undefined) {
  const result: {hierarchy: Record<string, T>; content?: T} = {hierarchy: {}};
  for (const name of attributes) {
    const value = valueOf(name);
    if (value === undefined) continue;
    if (name === 'content') result.content = value;
    else result.hierarchy[name.replace('hierarchy.', '')] = value;
  }
  return result;
}

const allText = [...levels.map((level) => `hierarchy.${level}`), 'content'];

function retrieved(record: CrawledRecord, wanted: readonly string[]): Record<string, unknown> {
  const own = wanted.includes('hierarchy')
    ? record.hierarchy
    : Object.fromEntries(
        levels
          .filter((level) => wanted.includes(`hierarchy.${level}`))
          .map((level) => [level, record.hierarchy[level]]),
      );
  const names = Object.keys(record).filter((name) => wanted.includes(name));
  return {
    ...Object.fromEntries(names.map((name) => [name, record[name]])),
    ...(Object.keys(own).length > 0 ? {hierarchy: own} : {}),
  };
}

function countsOf(records: readonly CrawledRecord[], facets: Query['facets']) {
  const names = typeof facets === 'string' ? [facets] : (facets ?? []);
  const counts: Record<string, Record<string, number>> = {};
  for (const name of names) {
    for (const value of records.flatMap((record) => [record[name] ?? []].flat()).map(String)) {
      const ofName = (counts[name] ??= {});
      ofName[value] = (ofName[value] ?? 0) + 1;
    }
  }
  return names.length > 0 ? {facets: counts} : {};
}

function paramsOf(query: Query): string {
  const parameters = Object.entries(query).filter(([name]) => name !== 'indexName');
  const text = (value: unknown): string =>
    typeof value === 'object' ? JSON.stringify(value) : String(value);
  return new URLSearchParams(parameters.map(([name, value]) => [name, text(value)])).toString();
}

export function answerTo(query: Query, index: SearchIndex, settings: IndexSettings): Answer {
  const {indexName, query: text = '', page = 0, hitsPerPage = 20} = query;
  const {records, words} = index.find(text, query.facetFilters);
  const marking = {
    words,
    before: query.highlightPreTag ?? settings.highlightPreTag,
    after: query.highlightPostTag ?? settings.highlightPostTag,
  };
  const snippets = new Map(
    (query.attributesToSnippet ?? settings.attributesToSnippet).map((each): [string, number] => {
      const [name = '', length = '10'] = each.split(':');
      return [name, Number(length)];
    }),
  );
  const hits = records.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({
    ...retrieved(record, query.attributesToRetrieve ?? settings.attributesToRetrieve),
    objectID: record.objectID,
    _snippetResult: nested([...snippets.keys()], (name) => {
      const value = valueAt(record, name);
      if (!value) return undefined;
      const short = cut(value, snippets.get(name) ?? 0, marking, query.snippetEllipsisText ?? '…');
      const {value: shown, matchLevel} = marked(short, marking);
      return {value: shown, matchLevel};
    }),
    _highlightResult: nested(allText, (name) => {
      const value = valueAt(record, name);
      return value ? marked(value, marking) : undefined;
    }),
  }));
  return {
    hits: hits as unknown as Answer['hits'],
    nbHits: records.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.min(Math.ceil(records.length / hitsPerPage), 50) : 0,
    hitsPerPage,
    ...countsOf(records, query.facets),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {facetsCount: true, nbHits: true, typo: true},
    query: text,
    params: paramsOf(query),
    index: indexName,
    renderingContent: {},
    processingTimeMS: 1,
    processingTimingsMS: {_request: {roundTrip: 14}, total: 1},
    serverTimeMS: 2,
  };
}
