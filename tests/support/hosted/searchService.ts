/** The provider's search by request: it knows one account and one index. */
import {hostedAccount} from '../../../tools/build/hostedAccount';
import type {ProviderRequest, ProviderResponse} from './providerRequest';
import type {IndexSettings} from './crawlerConfig';
import {answerTo, type Query} from './searchAnswer';
import type {SearchIndex} from './searchIndex';

const {appId, apiKey, indexName} = hostedAccount;

const account = appId.toLowerCase();

/** The hosts that search, in the order in which clients ask: the last three in any order. */
export const searchHosts = [
  `${account}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `${account}-${number}.algolianet.com`),
];

export function replyOfSearch(
  {method, path, headers, query, body}: ProviderRequest,
  index: SearchIndex,
  settings: IndexSettings,
): ProviderResponse {
  if (method !== 'POST' || path !== '/1/indexes/*/queries') {
    return {status: 404, body: {message: 'Path not supported by this API', status: 404}};
  }
  // Browsers send them in the address: headers of its own would make each request two.
  const value = (name: string): unknown => headers[name] ?? query[name];
  if (value('x-algolia-application-id') !== appId || value('x-algolia-api-key') !== apiKey) {
    return {status: 403, body: {message: 'Invalid Application-ID or API key', status: 403}};
  }
  const {requests} = body as {requests: readonly Query[]};
  const unknown = requests.find((each) => each.indexName !== indexName);
  if (unknown) {
    return {status: 404, body: {message: `Index ${unknown.indexName} does not exist`, status: 404}};
  }
  return {status: 200, body: {results: requests.map((each) => answerTo(each, index, settings))}};
}
