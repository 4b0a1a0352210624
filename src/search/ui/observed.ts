/**
 * A search client whose failures this site reports to the user: upstream drops its status "error" at
 * once, throws in a promise that nobody awaits, and its search page has no word for a failure.
 */
import type {SearchResponse} from 'algoliasearch/lite';
import {beginSearch, failureOf, forgetOutcome, lastOutcome, type Outcome} from './outcomes';

export interface Query {
  readonly indexName?: string;
  readonly query?: unknown;
  readonly params?: unknown;
}

export type Requests = readonly Query[] | {readonly requests: readonly Query[]};

/** Part of a client that DocSearch's modal and algoliasearch-helper use for a search. */
export interface Searches {
  search(requests: never, options?: never): Promise<{readonly results: readonly unknown[]}>;
}

/** Additions of the site to the results of a search engine. */
export type SiteAdditions = Pick<Outcome, 'suggestions' | 'note' | 'card'>;

export type AnswerPart = Partial<SearchResponse> &
  Partial<SiteAdditions> & {
    /** Resolves to additions that are late; undefined if there are none. */
    readonly late?: Promise<SiteAdditions | undefined>;
  };

export function queriesOf(requests: Requests): readonly Query[] {
  return 'requests' in requests ? requests.requests : requests;
}

export function wordsOf({query, params}: Query): string {
  if (typeof query === 'string') return query;
  const inParams = (params as {readonly query?: unknown} | undefined)?.query;
  return typeof inParams === 'string' ? inParams : '';
}

/** DocSearch asks this index for questions to suggest; it holds no pages. */
export const isAboutPages = ({indexName}: Query): boolean =>
  !indexName?.startsWith('algolia_ask_ai');

const nothing = ({indexName = ''}: Query, query: string): AnswerPart => ({
  index: indexName,
  query,
  params: '',
  hits: [],
  nbHits: 0,
  nbPages: 0,
  page: 0,
  hitsPerPage: 20,
  processingTimeMS: 0,
  exhaustive: {nbHits: true},
});

/**
 * The client itself, its `search` replaced by one that never rejects, sends no request for a query
 * of spaces, and whose outcomes are kept.
 */
export function observed<Client extends Searches>(client: Client): Client {
  const sendRequests = client.search.bind(client) as (
    requests: Requests,
    options?: unknown,
  ) => Promise<{results: AnswerPart[]}>;
  const search = async (
    requests: Requests,
    options?: unknown,
  ): Promise<{results: AnswerPart[]}> => {
    const queries = queriesOf(requests);
    const [first] = queries;
    const query = first ? wordsOf(first) : '';
    const isSearch = first !== undefined && isAboutPages(first);
    const none = {results: queries.map((each) => nothing(each, query))};
    if (isSearch && !query.trim()) {
      forgetOutcome();
      return none;
    }
    if (!isSearch) return sendRequests(requests, options).catch(() => none);
    const {remember, turn} = beginSearch();
    try {
      const answer = await sendRequests(requests, options);
      await turn();
      const [{nbHits: total = 0, page = 0, late, ...additions} = {}] = answer.results;
      const before = lastOutcome();
      if (page > 0 && before?.query === query) {
        remember({...before, total});
        return answer;
      }
      const show = ({suggestions = [], note = '', card}: Partial<SiteAdditions>): void =>
        remember({query, total, suggestions, note, ...(card ? {card} : {})});
      show(additions);
      late?.then((more) => more && show(more)).catch(() => undefined);
      return answer;
    } catch (error) {
      await turn();
      remember({query, total: 0, suggestions: [], note: '', failure: failureOf(error)});
      return none;
    }
  };
  return Object.assign(Object.create(client) as Client, {search});
}
