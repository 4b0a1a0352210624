/** The search page puts three dots behind every excerpt, ended or not: here its own end comes off. */
import type {Searches} from './observed';

interface Hit {
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
}

const atEnd = /[\s.…]+$/;

function shortened<T extends Hit>(hit: T): T {
  const content = hit._snippetResult?.content;
  if (!content) return hit;
  const value = content.value.replace(atEnd, '');
  return {...hit, _snippetResult: {...hit._snippetResult, content: {...content, value}}};
}

/** The same client; excerpts in its answers end without a full stop or an ellipsis. */
export function withoutFullStops<Client extends Searches>(client: Client): Client {
  const sendRequests = client.search.bind(client) as (
    ...args: unknown[]
  ) => Promise<{results: {hits: Hit[]}[]}>;
  const search = async (...args: unknown[]): Promise<unknown> => {
    const answer = await sendRequests(...args);
    const results = answer.results.map((result) => ({...result, hits: result.hits.map(shortened)}));
    return {...answer, results};
  };
  return Object.assign(Object.create(client) as Client, {search});
}
