/** Results in the shape of the hosted provider's answers, version 5, as far as its clients read it. */
import type {AnswerCard} from '../../cards/types';
import {stemTerm, wordRow} from '../analyse';
import type {Hit, Result} from '../engine';
import {escaped, highlighted, snippet, type HighlightedText, type Marks} from '../highlight';
import {noteText} from '../noteText';
import {headingOf, type Section} from '../section';
import type {SearchParameters} from './wireRequest';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];
type OfLevels<T> = Readonly<Partial<Record<Level, T>>>;

interface WireHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly _highlightResult: {
    readonly hierarchy: OfLevels<HighlightedText>;
    readonly content?: HighlightedText;
  };
  readonly _snippetResult: {
    readonly hierarchy: OfLevels<HighlightedText>;
    readonly content?: HighlightedText;
  };
}

export interface WireResponse {
  readonly hits: readonly WireHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustive: {readonly nbHits: true; readonly typo: true};
  readonly exhaustiveNbHits: true;
  readonly exhaustiveTypo: true;
  readonly facets: Readonly<Record<string, never>>;
  readonly index: string;
  /** Query as requested, for comparison: text, not HTML. */
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
  /** Not part of the provider's answers: other queries, where this one found nothing. */
  readonly suggestions: readonly string[];
  /** Not part of the provider's answers either: a card that answers the query, on the first page of results. */
  readonly card?: AnswerCard;
  /** Note on how the query was read. */
  readonly note: string;
}

const none: ReadonlySet<string> = new Set();

function namesOf({group, title, path}: Section): readonly string[] {
  return [group, title, ...path].slice(0, levels.length);
}

function byLevel<T>(values: readonly T[]): OfLevels<T> {
  return Object.fromEntries(values.map((value, i) => [levels[i], value]));
}

/** A heading speaks for itself if it holds a word of the query; otherwise the text has to. */
function typeOf(section: Section, matched: ReadonlySet<string>): Level | 'content' {
  if (section.path.length === 0) return 'lvl1';
  const words = wordRow(headingOf(section)).trim().split(' ');
  const isHeading = words.some((word) => matched.has(word) || matched.has(stemTerm(word)));
  return isHeading || !section.text ? (levels[section.path.length + 1] ?? 'lvl6') : 'content';
}

function wireHit({section, matched}: Hit, origin: string, parameters: SearchParameters): WireHit {
  const terms = new Set(matched);
  const marks: Marks = {before: parameters.preTag, after: parameters.postTag};
  const {href, hash} = new URL(section.url, origin);
  const type = typeOf(section, terms);
  const names = namesOf(section);
  const lights = names.map((name, i) => highlighted(name, i === 0 ? none : terms, marks));
  const place =
    type === 'content'
      ? highlighted([section.title, ...section.path].join(' › '), terms, marks)
      : undefined;
  const content = section.text
    ? {
        content: snippet(section.text, terms, marks, {
          words: parameters.snippetWords,
          ellipsis: parameters.ellipsis,
        }),
      }
    : {};
  return {
    objectID: section.url,
    url: href,
    url_without_anchor: href.slice(0, href.length - hash.length),
    anchor: hash ? hash.slice(1) : null,
    type,
    // DocSearch sets these as HTML where it has no snippet, as in the list of recent searches.
    content: section.text ? escaped(section.text.slice(0, 200)) : null,
    hierarchy: Object.fromEntries(
      levels.map((level, i) => [level, names[i] === undefined ? null : escaped(names[i])]),
    ) as Record<Level, string | null>,
    language: section.language,
    docusaurus_tag: section.tag,
    _highlightResult: {hierarchy: byLevel(lights), ...content},
    // Below the text of a hit, DocSearch shows its lvl1: there the user needs the whole path to it.
    _snippetResult: {
      hierarchy: byLevel(lights.map((light, i) => (i === 1 && place ? place : light))),
      ...content,
    },
  };
}

/** The answer to one query, as the provider would send it. */
export function wireResponse(
  result: Result,
  parameters: SearchParameters,
  {origin, milliseconds}: {readonly origin: string; readonly milliseconds: number},
): WireResponse {
  const {indexName, query, page, hitsPerPage} = parameters;
  return {
    hits: result.hits.map((hit) => wireHit(hit, origin, parameters)),
    nbHits: result.total,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(result.total / hitsPerPage) : 0,
    hitsPerPage,
    exhaustive: {nbHits: true, typo: true},
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    facets: {},
    index: indexName,
    query,
    params: new URLSearchParams({query, page: `${page}`, hitsPerPage: `${hitsPerPage}`}).toString(),
    processingTimeMS: Math.round(milliseconds),
    suggestions: result.suggestions.filter((query) => !/[<>&]/.test(query)),
    ...(result.card && page === 0 ? {card: result.card} : {}),
    note: noteText(result),
  };
}
