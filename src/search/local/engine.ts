/** The embedded search engine: an index in, ranked sections out. Knows no browser. */
import type {AnswerCard} from '../cards/types';
import type {Translation, Translator} from '../foreignWords/translate';
import {nameOf, placedTerms, wordRow} from './analyse';
import {explained, lastValue, rowOf, withPhrases, byProximity, trim} from './ranking';
import type {SearchIndex} from './index/searchIndex';
import {claimTerm, keyOf, nameTerm} from './index/termKey';
import {matchQuery, minPrefix, type Matched, type UnknownWord} from './match';
import type {Reading} from './noteText';
import {contentName, isSmall, parseQuery, subjectName, unfinishedTerms, type Query} from './query';
import {matchedTerms, rank, type RankedSection} from './rank';
import type {Section} from './section';
import {suggestionsFor} from './suggest';
import {chunksOf} from './tokenise';

/** If the site has no word of a query, at least this share of its words has to be read as others. */
const minRead = 0.5;

/** True if all that is found is what guesses at a few of many unknown words happen to meet. */
function isChance({slots}: Query, unknown: readonly UnknownWord[]): boolean {
  const read = unknown.filter(({readAs}) => readAs.length > 0).length;
  return unknown.length === slots.length && read < minRead * slots.length;
}

/** A query with the likeliest reading of the words that the site does not have. */
function readAs(query: string, unknown: readonly UnknownWord[]): string {
  if (unknown.length === 0) return query;
  const readings = new Map(
    unknown.map(({word, readAs: [first = word]}) => [word.toLowerCase(), first]),
  );
  return wordRow(query)
    .split(' ')
    .map((word) => readings.get(word) ?? word)
    .join(' ');
}

export interface SearchRequest {
  readonly query: string;
  /** Number of hits per page of results. */
  readonly limit: number;
  /** Index of the page of results, from 0. */
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

export interface Result extends Reading {
  /** Hits on all pages of results. */
  readonly total: number;
  readonly hits: readonly Hit[];
  /** The answer to the whole query, where there is one. */
  readonly card?: AnswerCard | undefined;
  /** Other queries that find something; only where this one found nothing. */
  readonly suggestions: readonly string[];
}

/** Throws `Missing` if a file of the index is needed that is not loaded. */
export interface Engine {
  search(request: SearchRequest): Result;
  /** A query in another language in English; undefined if it reads as English. */
  translated(query: string): Translation | undefined;
}

interface QueryResult extends Matched {
  readonly ranked: readonly RankedSection[];
}

const nothing: QueryResult = {ranked: [], matches: [], unknown: []};

/**
 * Searches an index; a search takes a few milliseconds at most. `translator` is called only if the
 * site does not have a word of the query.
 */
export function createEngine(index: SearchIndex, translator: () => Translator): Engine {
  const {places, claimAt} = index;
  const lastFound = lastValue<QueryResult>();
  const lastRanked = lastValue<readonly RankedSection[]>();

  /** Loads the files for all words of a query at once; small words are looked for only alone. */
  const need = (query: string): void => {
    const terms = placedTerms(query).map(({term}) => term);
    const content = terms.filter((term) => !isSmall(keyOf(term)));
    const open = unfinishedTerms(query).filter(
      (word) => word.length >= minPrefix && !isSmall(word),
    );
    const names = [nameOf, subjectName].map((of) => nameTerm(of(query)));
    const claim = claimTerm('section', contentName(query));
    index.need([...(content.length > 0 ? content : terms), ...names, claim], open);
  };

  const findAll = (request: SearchRequest, query: Query): QueryResult => {
    const {tags, language} = request;
    const phrased = withPhrases(query.phrases, index);
    const isWanted = (id: number): boolean => {
      const [tag, spoken] = places.kindOf(places.pageOf(id));
      if (tags && tags.length > 0 && !tags.includes(tag)) return false;
      return (!language || spoken === language) && (phrased?.has(id) ?? true);
    };
    for (const isWide of [false, true]) {
      const {matches, unknown} = matchQuery(query, index, isWide);
      if (isChance(query, unknown)) continue;
      const read = readAs(request.query, unknown);
      const subject = subjectName(read);
      const named = new Set([nameOf(read), subject].flatMap((name) => [...index.named(name)]));
      const answering = index.answering(contentName(read));
      const isOneWord = !subject.includes(' ');
      const field = {places, answering, claimAt, named, isOneWord, isWanted};
      const found = lastRanked(JSON.stringify([request.query, tags, language, isWide]), () =>
        rank(query, matches, field),
      );
      const ranked = byProximity(found, query.row, (ids) => index.read(ids).map(rowOf));
      if (ranked.length > 0) {
        const isAsked = (id: number): boolean => places.isTerm(id) && named.has(id);
        const kept = explained(trim(ranked, places), {isTerm: places.isTerm, isAsked});
        return {matches, unknown, ranked: kept};
      }
    }
    return nothing;
  };

  const find = (request: SearchRequest): QueryResult & {readonly query: Query} => {
    need(request.query);
    const query = parseQuery(request.query, index.isKnown);
    if (query.slots.length === 0) return {query, ...nothing};
    const {tags, language} = request;
    const key = JSON.stringify([request.query, tags, language]);
    return {query, ...lastFound(key, () => findAll(request, query))};
  };

  const translated = (query: string): Translation | undefined => {
    need(query);
    const isKnown = (word: string): boolean => index.isKnown(word, false);
    const words = chunksOf(query).flatMap((chunk) => chunk.words.map(({text}) => text));
    const open = unfinishedTerms(query);
    const isEnglish = words.every(
      (word) => isSmall(word) || index.isKnown(word, open.includes(word)),
    );
    return isEnglish ? undefined : translator()(query, isKnown);
  };

  const search = (typed: SearchRequest): Result => {
    const translation = translated(typed.query);
    const request = {...typed, query: translation?.query ?? typed.query};
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
    const card = index.card(contentName(readAs(request.query, unknown)), 1)?.card;
    return {total: ranked.length, hits, card, suggestions, unknown, translation};
  };

  return {search, translated};
}
