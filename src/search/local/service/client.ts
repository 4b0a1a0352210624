/** The embedded search as the page uses it: its own functions, and the interface of the provider's client. */
import {connect} from '@site/src/kit/worker/channel';
import type {AskOptions} from '../../answers/answer';
import type {Result, SearchRequest} from '../engine';
import {SearchError, type SearchFailure} from './searchError';
import type {SearchService, Site, SiteResponse} from './service';
import type {WireResponse} from './wire';
import type {WireQuery} from './wireRequest';

type Requests = readonly WireQuery[] | {readonly requests: readonly WireQuery[]};
type Responses = Promise<{results: readonly WireResponse[]}>;

/** Part of `liteClient` that DocSearch's modal and algoliasearch-helper use. */
export interface LocalSearchClient {
  readonly appId: string;
  readonly apiKey: string;
  readonly _ua: string;
  readonly transporter: {
    readonly algoliaAgent: {
      readonly value: string;
      add(agent: {readonly segment: string; readonly version?: string}): void;
    };
  };
  search(requests: Requests): Responses;
  searchForHits(requests: Requests): Responses;
  searchForFacets(requests: Requests): Responses;
  addAlgoliaAgent(segment: string, version?: string): void;
  setClientApiKey(key: {readonly apiKey: string}): void;
  clearCache(): Promise<void>;
}

/** One engine for the whole page; its worker starts with the first request. */
const {request} = connect<SearchService>({
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  createInPageService: async () => (await import('./service')).createSearchService(),
  reviveError: ({fields}) => new SearchError(fields.kind as SearchFailure),
});

function siteAt(baseUrl: string): Site {
  const {origin} = window.location;
  return {manifestUrl: new URL(`${baseUrl}search/manifest.json`, origin).href, origin};
}

/** Searches the site below `baseUrl`; rejects with a `SearchError`, and the next call tries again. */
export const find = (baseUrl: string, search: SearchRequest): Promise<Result> =>
  request('find', {site: siteAt(baseUrl), request: search});

/** The answer of the site to a question; rejects with a `SearchError`. */
export const requestAnswer = (
  baseUrl: string,
  question: string,
  options: AskOptions,
): Promise<SiteResponse> => request('ask', {site: siteAt(baseUrl), question, options});

/** Loads engine and index for a query that is sure to come. */
export function prepare(baseUrl: string): void {
  request('open', {site: siteAt(baseUrl)}).catch(() => undefined);
}

/** Loads engine and index for a query that may come, unless the user saves data. */
export function prefetch(baseUrl: string): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  prepare(baseUrl);
}

/** A client with the interface of the provider's that uses the embedded engine. */
export function createLocalClient(baseUrl: string): LocalSearchClient {
  let agents = 'Embedded search';
  const add = (segment: string, version?: string): void => {
    agents += `; ${version ? `${segment} (${version})` : segment}`;
  };
  const search = async (requests: Requests): Responses => {
    const queries = 'requests' in requests ? requests.requests : requests;
    return {results: await request('wire', {site: siteAt(baseUrl), queries})};
  };
  return {
    appId: 'local',
    apiKey: 'local',
    get _ua() {
      return agents;
    },
    transporter: {
      algoliaAgent: {
        get value() {
          return agents;
        },
        add: ({segment, version}) => add(segment, version),
      },
    },
    search,
    searchForHits: search,
    searchForFacets: search,
    addAlgoliaAgent: add,
    setClientApiKey: () => undefined,
    clearCache: () => Promise.resolve(),
  };
}
