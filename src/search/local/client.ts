/** The embedded search as the page sees it: its own functions, and the face of the provider's client. */
import type {AskOptions} from '../answers/answer';
import {connect, type Connection} from './connection';
import type {Result, SearchRequest} from './engine';
import {SearchError} from './searchError';
import type {Answer, Question, Said} from './service';
import type {WireResponse} from './wire';
import type {WireQuery} from './wireRequest';

type Requests = readonly WireQuery[] | {readonly requests: readonly WireQuery[]};
type Responses = Promise<{results: readonly WireResponse[]}>;

/** What DocSearch's modal and algoliasearch-helper use of `liteClient`. */
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

const connections = new Map<string, Connection>();

/** One engine for the whole page, however often a client is made. */
function connectionTo(baseUrl: string): Connection {
  const {origin} = window.location;
  const manifestUrl = new URL(`${baseUrl}search/manifest.json`, origin).href;
  const connection = connections.get(manifestUrl) ?? connect({manifestUrl, origin});
  connections.set(manifestUrl, connection);
  return connection;
}

async function answered(baseUrl: string, question: Question): Promise<Answer> {
  const answer = await connectionTo(baseUrl).ask(question);
  if (answer.failure) throw new SearchError(answer.failure);
  return answer;
}

/** Searches the site below `baseUrl`; rejects with a `SearchError`, and the next call tries again. */
export async function find(baseUrl: string, request: SearchRequest): Promise<Result> {
  const {result} = await answered(baseUrl, {kind: 'find', request});
  return result ?? {total: 0, hits: [], suggestions: [], unknown: []};
}

/** What the site says to a question; rejects with a `SearchError`. */
export async function ask(baseUrl: string, question: string, options: AskOptions): Promise<Said> {
  const {said} = await answered(baseUrl, {kind: 'ask', question, options});
  if (!said) throw new SearchError('engine');
  return said;
}

/** Loads engine and index for a query that is sure to come. */
export function prepare(baseUrl: string): void {
  connectionTo(baseUrl)
    .ask({kind: 'open'})
    .catch(() => undefined);
}

/** Loads engine and index for a query that may come, unless the reader saves data. */
export function prefetch(baseUrl: string): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  prepare(baseUrl);
}

/** A client with the provider's face that asks the embedded engine. */
export function createLocalClient(baseUrl: string): LocalSearchClient {
  let agents = 'Embedded search';
  const add = (segment: string, version?: string): void => {
    agents += `; ${version ? `${segment} (${version})` : segment}`;
  };
  const search = async (requests: Requests): Responses => {
    const queries = 'requests' in requests ? requests.requests : requests;
    const {responses = []} = await answered(baseUrl, {kind: 'wire', queries});
    return {results: responses};
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
