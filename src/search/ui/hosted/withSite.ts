/** The client of the provider, whose results hold what the site itself knows about a query. */
import siteConfig from '@generated/docusaurus.config';
import {find} from '../../local/service/client';
import {readParameters} from '../../local/service/wireRequest';
import {isAboutPages, queriesOf, wordsOf, type Requests, type Searches} from '../observed';
import type {Results} from './siteAdditions';

/** Number of pages that may be suggested where the provider finds none. */
const suggested = 3;

type Send = (requests: Requests, options?: unknown) => Promise<Results>;

/** The same requests for another query. */
function withQuery(requests: Requests, query: string): Requests {
  const queries = queriesOf(requests).map((each) =>
    typeof each.query === 'string'
      ? {...each, query}
      : {...each, params: {...(each.params as object), query}},
  );
  return 'requests' in requests ? {requests: queries} : queries;
}

/**
 * The client itself, its `search` replaced by one that adds answer cards, suggestions and the note on how the
 * query was read. A query in another language is sent in English. Where the index of the site does not load,
 * nothing is added.
 */
export function withSite<Client extends Searches>(client: Client): Client {
  const send = client.search.bind(client) as Send;
  const search: Send = async (requests, options) => {
    const [first] = queriesOf(requests);
    if (!first || !isAboutPages(first) || !wordsOf(first).trim()) return send(requests, options);
    const parameters = readParameters({...first});
    const {query, tags, language} = parameters;
    const search = {query, tags, language, limit: suggested};
    const reading = find(siteConfig.baseUrl, search).catch(() => undefined);
    const [response, additions] = await Promise.all([
      send(requests, options),
      import('./siteAdditions').catch(() => undefined),
    ]);
    if (!additions) return response;
    const sendAgain = (other: string): Promise<Results> =>
      send(withQuery(requests, other), options);
    return additions.completed(response, {parameters, sendAgain, reading});
  };
  return Object.assign(Object.create(client) as Client, {search});
}
