/** The embedded search engine: an index in, ranked sections out. Knows no browser. */
import {nameOf, placedTerms} from './analyse';
import {explained} from './explained';
import type {SearchIndex} from './index/searchIndex';
import {keyOf, nameTerm} from './index/termKey';
import {matchQuery, minPrefix, type Matched, type UnknownWord} from './match';
import {byProximity} from './proximity';
import {rowOf, withPhrases} from './phrases';
import {isSmall, openWords, parseQuery, type Query} from './query';
import {matchedTerms, rank, type Ranked} from './rank';
import type {Section} from './section';
import {suggestionsFor} from './suggest';
import {trim} from './trim';

export interface SearchRequest {
  readonly query: string;
  /** How many hits a page of results has. */
  readonly limit: number;
  /** Which page of results, from 0. */
  readonly page?: number;
  /** Only sections with one of these tags. */
  readonly tags?: readonly string[];
  readonly language?: string;
}

export interface Hit {
  readonly section: Section;
  /** Number of its page in the index. */
  readonly page: number;
  readonly score: number;
  /** Terms of the section that answer the query, as `analyse.ts` makes them, to highlight. */
  readonly matched: readonly string[];
}

export interface Result {
  /** Hits on all pages of results. */
  readonly total: number;
  readonly hits: readonly Hit[];
  /** Other queries that find something; only where this one found nothing. */
  readonly suggestions: readonly string[];
  /** Words of the query that the site does not have; only where something was found. */
  readonly unknown: readonly UnknownWord[];
}

/** Throws `Missing` if a file of the index is needed that is not loaded. */
export interface Engine {
  search(request: SearchRequest): Result;
}

interface Found extends Matched {
  readonly ranked: readonly Ranked[];
}

const nothing: Found = {ranked: [], matches: [], unknown: []};

/** If the site has no word of a query, at least this share of its words has to be read as others. */
const minRead = 0.5;

/** True if all that is found is what guesses at a few of many unknown words happen to meet. */
function isChance({slots}: Query, unknown: readonly UnknownWord[]): boolean {
  const read = unknown.filter(({readAs}) => readAs.length > 0).length;
  return unknown.length === slots.length && read < minRead * slots.length;
}

/** Searches an index; a search takes a few milliseconds at most. */
export function createEngine(index: SearchIndex): Engine {
  const {places} = index;

  /** Loads the files for all words of a query at once; small words are looked for only alone. */
  const need = (query: string): void => {
    const terms = placedTerms(query).map(({term}) => term);
    const content = terms.filter((term) => !isSmall(keyOf(term)));
    const open = openWords(query).filter((word) => word.length >= minPrefix && !isSmall(word));
    index.need([...(content.length > 0 ? content : terms), nameTerm(nameOf(query))], open);
  };

  const findAll = (request: SearchRequest, query: Query): Found => {
    const name = nameOf(query.row);
    const {tags, language} = request;
    const phrased = withPhrases(query.phrases, index);
    const field = {
      places,
      named: index.named(name),
      isOneWord: !name.includes(' '),
      isWanted: (id: number): boolean => {
        const [tag, spoken] = places.kindOf(places.pageOf(id));
        if (tags && tags.length > 0 && !tags.includes(tag)) return false;
        return (!language || spoken === language) && (phrased?.has(id) ?? true);
      },
    };
    for (const isWide of [false, true]) {
      const {matches, unknown} = matchQuery(query, index, isWide);
      if (isChance(query, unknown)) continue;
      const ranked = byProximity(rank(query, matches, field), query.row, (ids) =>
        index.read(ids).map(rowOf),
      );
      if (ranked.length > 0) {
        const isAsked = (id: number): boolean => places.isTerm(id) && field.named.has(id);
        const kept = explained(trim(ranked, places), {isTerm: places.isTerm, isAsked});
        return {matches, unknown, ranked: kept};
      }
    }
    return nothing;
  };

  const find = (request: SearchRequest): Found & {readonly query: Query} => {
    need(request.query);
    const query = parseQuery(request.query, index.isKnown);
    return {query, ...(query.slots.length > 0 ? findAll(request, query) : nothing)};
  };

  const search = (request: SearchRequest): Result => {
    const {query, ranked, matches, unknown} = find(request);
    const from = (request.page ?? 0) * request.limit;
    const shown = ranked.slice(from, from + request.limit);
    const sections = index.read(shown.map(({id}) => id));
    const hits = shown.flatMap(({id, score}, i) => {
      const section = sections[i];
      const matched = matchedTerms(id, places, matches);
      return section ? [{section, page: places.pageOf(id), score, matched}] : [];
    });
    const finds = (other: string): boolean =>
      other !== request.query && find({...request, query: other}).ranked.length > 0;
    const suggestions =
      ranked.length === 0 && query.slots.length > 0
        ? suggestionsFor(request.query, index, finds)
        : [];
    return {total: ranked.length, hits, suggestions, unknown};
  };

  return {search};
}
