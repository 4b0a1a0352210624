/** Answers DocSearch's query for questions to suggest, which the hosted provider keeps in an index. */
import siteConfig from '@generated/docusaurus.config';
import {suggestionsFor} from '../answers/suggestions';
import type {Searches} from './observed';

const indexOfQuestions = 'algolia_ask_ai_suggested_questions';

interface Requests {
  readonly requests?: readonly {readonly indexName?: string}[];
}

/** Three questions that fit the page that the user is on. */
export function questionsHere(): readonly string[] {
  return suggestionsFor(window.location.pathname.slice(siteConfig.baseUrl.length - 1));
}

/** The same client, with the questions of this site. */
export function withSuggestedQuestions<Client extends Searches>(client: Client): Client {
  const sendRequests = client.search.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const search = (requests: Requests, ...others: unknown[]): Promise<unknown> =>
    requests.requests?.[0]?.indexName === indexOfQuestions
      ? Promise.resolve({
          results: [{hits: questionsHere().map((question) => ({objectID: question, question}))}],
        })
      : sendRequests(requests, ...others);
  return Object.assign(Object.create(client) as Client, {search});
}
