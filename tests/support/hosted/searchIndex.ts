/**
 * The provider's search, as far as tests tell its answers apart: every word must be found, the last
 * one may be a beginning, filters are lists of alternatives, and of one address one record counts.
 */
import type {IndexSettings} from './crawlerConfig';
import type {CrawledRecord} from './record';

interface SearchResult {
  /** Best first. */
  readonly records: readonly CrawledRecord[];
  /** Words of the query, in lower case. */
  readonly words: readonly string[];
}

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Such as `hierarchy.lvl1`; of `unordered(…)` what it holds. */
export function valueAt(record: CrawledRecord, attribute: string): string {
  const name = attribute.replace(/^\w+\((.*)\)$/, '$1');
  const value = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], record);
  return typeof value === 'string' ? value : '';
}

function hasFacet(record: CrawledRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = record[filter.slice(0, colon)];
  return [value].flat().includes(filter.slice(colon + 1));
}

/** Filters side by side must all hold; of an inner list one. */
function passes(record: CrawledRecord, filters: unknown): boolean {
  const clauses = Array.isArray(filters) ? filters : filters === undefined ? [] : [filters];
  return clauses.every((clause: unknown) =>
    [clause].flat().some((filter) => hasFacet(record, String(filter))),
  );
}

/** Place of the first attribute that holds the word; -1: none does. */
function placeOf(word: string, isLast: boolean, texts: readonly (readonly string[])[]): number {
  return texts.findIndex((text) =>
    text.some((each) => (isLast ? each.startsWith(word) : each === word)),
  );
}

export interface SearchIndex {
  find(query: string, filters?: unknown): SearchResult;
}

/** Words that the provider reads as others, or leaves out, because its index does not have them. */
export type Readings = ReadonlyMap<string, readonly string[]>;

export function createIndex(
  records: readonly CrawledRecord[],
  {searchableAttributes}: IndexSettings,
  readings: Readings = new Map(),
): SearchIndex {
  const entries = records.map((record) => ({
    record,
    texts: searchableAttributes.map((attribute) => wordsOf(valueAt(record, attribute))),
  }));
  const find = (query: string, filters?: unknown): SearchResult => {
    const words = wordsOf(query).flatMap((word) => readings.get(word) ?? [word]);
    const found = entries
      .filter(({record}) => passes(record, filters))
      .map(({record, texts}) => ({
        record,
        places: words.map((word, i) => placeOf(word, i === words.length - 1, texts)),
      }))
      .filter(({places}) => places.every((place) => place >= 0))
      .map(({record, places}) => ({record, place: Math.max(0, ...places)}))
      .sort(
        (a, b) =>
          a.place - b.place ||
          b.record.weight.level - a.record.weight.level ||
          a.record.weight.position - b.record.weight.position,
      );
    const addresses = new Set<string>();
    const distinct = found.filter(({record: {url}}) => {
      const isNew = !addresses.has(url);
      addresses.add(url);
      return isNew;
    });
    return {records: distinct.map(({record}) => record), words};
  };
  return {find};
}
