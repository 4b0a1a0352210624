/**
 * A search client whose failures this site reports to the user: upstream drops its status "error" at
 * once, throws in a promise that nobody awaits, and its search page has no word for a failure.
 */
import type {SearchResponse} from 'algoliasearch/lite';
import {beginSearch, failureOf, forgetOutcome, type Outcome} from './outcomes';

interface Query {
  readonly indexName?: string;
  readonly query?: unknown;
  readonly params?: unknown;
}

type Requests = readonly Query[] | {readonly requests: readonly Query[]};

/** Part of a client that DocSearch's modal and algoliasearch-helper use for a search. */
export interface Searches {
  search(requests: never, options?: never): Promise<{readonly results: readonly unknown[]}>;
}

type AnswerPart = Partial<SearchResponse> & Partial<Pick<Outcome, 'suggestions' | 'note' | 'card'>>;

function queriesOf(requests: Requests): readonly Query[] {
  return 'requests' in requests ? requests.requests : requests;
}

function wordsOf({query, params}: Query): string {
  if (typeof query === 'string') return query;
  const inParams = (params as {readonly query?: unknown} | undefined)?.query;
  return typeof inParams === 'string' ? inParams : '';
}

/** DocSearch asks this index for questions to suggest; it holds no pages. */
const isAboutPages = ({indexName}: Query): boolean => !indexName?.startsWith('algolia_ask_ai');

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
    if (isSearch && !query.trim()) {
      forgetOutcome();
      return {results: queries.map((each) => nothing(each, query))};
    }
    const remember = isSearch ? beginSearch() : () => undefined;
    try {
      const answer = await sendRequests(requests, options);
      const [{nbHits: total = 0, suggestions = [], note = '', card} = {}] = answer.results;
      remember({query, total, suggestions, note, ...(card ? {card} : {})});
      return answer;
    } catch (error) {
      remember({query, total: 0, suggestions: [], note: '', failure: failureOf(error)});
      return {results: queries.map((each) => nothing(each, query))};
    }
  };
  return Object.assign(Object.create(client) as Client, {search});
}
