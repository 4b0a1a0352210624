/** The embedded search engine: sections in, ranked sections out. Knows no browser. */
import {anchorOf} from '../../data/glossary/place';
import {stemTerm, wordRow} from './analyse';
import {explained} from './explained';
import {matchQuery, type Matched, type UnknownWord} from './match';
import {byProximity} from './proximity';
import {parseQuery, type Query} from './query';
import {matchedTerms, rank, type Profile, type Ranked} from './rank';
import {headingOf, type Section} from './section';
import {createSiteIndex, type SiteIndex} from './siteIndex';
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

export interface Engine {
  search(request: SearchRequest): Result;
}

interface Found extends Matched {
  readonly ranked: readonly Ranked[];
}

const nothing: Found = {ranked: [], matches: [], unknown: []};

/** If the site has no word of a query, at least this share of its words has to be read as others. */
const minRead = 0.5;

/** In the address of each term of the glossary. */
const termAnchor = `#${anchorOf('')}`;
/** A heading on this many pages tells little about any of them. */
const commonFrom = 8;

/** True if all that is found is what guesses at a few of many unknown words happen to meet. */
function isChance({slots}: Query, unknown: readonly UnknownWord[]): boolean {
  const read = unknown.filter(({readAs}) => readAs.length > 0).length;
  return unknown.length === slots.length && read < minRead * slots.length;
}

function stemsOf(row: string): readonly string[] {
  return row.trim().split(' ').filter(Boolean).map(stemTerm);
}

function profilesOf(
  sections: readonly Section[],
  {pageOf}: Pick<SiteIndex, 'pageOf'>,
): readonly Profile[] {
  const counts = new Map<string, number>();
  for (const section of sections) {
    const heading = headingOf(section);
    counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return sections.map((section, id) => {
    const heading = headingOf(section);
    return {
      page: pageOf[id] as number,
      isTop: section.path.length === 0,
      name: stemsOf(wordRow(heading)).join(' '),
      isTerm: section.url.includes(termAnchor),
      isCommon: (counts.get(heading) ?? 0) >= commonFrom,
    };
  });
}

/** Indexes the sections once; every search after that takes a few milliseconds at most. */
export function createEngine(sections: readonly Section[]): Engine {
  const index = createSiteIndex(sections);
  const profiles = profilesOf(sections, index);
  const rows = new Map<number, string>();
  const rowOf = (id: number): string => {
    const {title, path, text} = sections[id] as Section;
    const row = rows.get(id) ?? [title, ...path, text].map(wordRow).join('|');
    rows.set(id, row);
    return row;
  };

  const isWanted = (id: number, {phrases}: Query, {tags, language}: SearchRequest): boolean => {
    const section = sections[id] as Section;
    if (tags && tags.length > 0 && !tags.includes(section.tag)) return false;
    if (language && section.language !== language) return false;
    return phrases.every((phrase) => rowOf(id).includes(phrase));
  };

  const findAll = (request: SearchRequest, query: Query): Found => {
    const stems = stemsOf(query.row);
    const field = {
      profiles,
      topOf: index.topOf,
      isWanted: (id: number) => isWanted(id, query, request),
    };
    for (const isWide of [false, true]) {
      const {matches, unknown} = matchQuery(query, index, isWide);
      if (isChance(query, unknown)) continue;
      const ranked = byProximity(rank(query, stems, matches, field), query.row, rowOf);
      if (ranked.length > 0) {
        const kept = trim(ranked, {
          pageOf: (id) => profiles[id]?.page ?? -1,
          nameOf: (id) => profiles[id]?.name.replace(/\d+/g, '') ?? '',
        });
        const isTerm = (id: number): boolean => profiles[id]?.isTerm ?? false;
        const isAsked = (id: number): boolean =>
          isTerm(id) && profiles[id]?.name === stems.join(' ');
        return {matches, unknown, ranked: explained(kept, {isTerm, isAsked})};
      }
    }
    return nothing;
  };

  const find = (request: SearchRequest): Found & {readonly query: Query} => {
    const query = parseQuery(request.query, index.isKnown);
    return {query, ...(query.slots.length > 0 ? findAll(request, query) : nothing)};
  };

  const search = (request: SearchRequest): Result => {
    const {query, ranked, matches, unknown} = find(request);
    const from = (request.page ?? 0) * request.limit;
    const hits = ranked.slice(from, from + request.limit).map(({id, score}) => ({
      section: sections[id] as Section,
      score,
      matched: matchedTerms(id, profiles[id] as Profile, matches),
    }));
    const finds = (other: string): boolean =>
      other !== request.query && find({...request, query: other}).ranked.length > 0;
    const suggestions =
      ranked.length === 0 && query.slots.length > 0
        ? suggestionsFor(request.query, sections, index.words, finds)
        : [];
    return {total: ranked.length, hits, suggestions, unknown};
  };

  return {search};
}
