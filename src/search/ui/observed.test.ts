import {beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchError} from '../local/service/searchError';
import {observed, type Searches} from './observed';
import {forgetOutcome, lastOutcome} from './outcomes';

type Search = (requests: unknown) => Promise<{results: readonly unknown[]}>;

function clientOf(search: Search): Searches & {readonly appId: string; search: Search} {
  return observed({appId: 'x', search} as unknown as Searches & {appId: string; search: Search});
}

const modalQuery = (query: string) => ({requests: [{indexName: 'site', query}]});
const pageQuery = (query: string) => [{indexName: 'site', params: {query}}];

beforeEach(forgetOutcome);

describe('an observed client', () => {
  it('keeps the rest of the client', () => {
    expect(clientOf(vi.fn()).appId).toBe('x');
  });

  it.each([
    ['the modal', modalQuery('jets')],
    ['the search page', pageQuery('jets')],
  ])('remembers what a query of %s came to', async (_, requests) => {
    const note = 'No results for "jest"; showing results for "jets".';
    const results = [{nbHits: 3, suggestions: ['jet'], note}];
    const answer = await clientOf(async () => ({results})).search(requests);
    expect(answer.results).toEqual(results);
    expect(lastOutcome()).toEqual({query: 'jets', total: 3, suggestions: ['jet'], note});
  });

  it('answers a failure with nothing, and remembers its kind', async () => {
    const failing = clientOf(() => Promise.reject(new SearchError('truncated')));
    const {results} = await failing.search(modalQuery('jets'));
    expect(results).toMatchObject([{hits: [], nbHits: 0, index: 'site', query: 'jets'}]);
    expect(lastOutcome()).toMatchObject({query: 'jets', failure: 'truncated'});
  });

  it('takes an error of another kind for one of the provider', async () => {
    await clientOf(() => Promise.reject(new Error('RetryError'))).search(modalQuery('a'));
    expect(lastOutcome()?.failure).toBe('provider');
  });

  it.each([
    ['the modal', modalQuery('  ')],
    ['the search page', pageQuery('\u00A0 ')],
  ])('asks nothing for a blank query of %s, and forgets what was before', async (_, requests) => {
    const search = vi.fn(() => Promise.reject(new SearchError('network')));
    const client = clientOf(search);
    await client.search(modalQuery('jets'));
    const {results} = await client.search(requests);
    expect(results).toMatchObject([{hits: [], nbHits: 0}]);
    expect(search).toHaveBeenCalledTimes(1);
    expect(lastOutcome()).toBeUndefined();
  });

  it('forgets a failure with the next answer', async () => {
    let works = false;
    const client = clientOf(() =>
      works
        ? Promise.resolve({results: [{nbHits: 1}]})
        : Promise.reject(new SearchError('network')),
    );
    await client.search(modalQuery('a'));
    works = true;
    await client.search(modalQuery('a'));
    expect(lastOutcome()).toEqual({query: 'a', total: 1, suggestions: [], note: ''});
  });

  it('does not let an answer that comes late replace a later one', async () => {
    const resolvers: ((value: {results: unknown[]}) => void)[] = [];
    const client = clientOf(() => new Promise((resolve) => resolvers.push(resolve)));
    const [early, late] = [client.search(modalQuery('a')), client.search(modalQuery('ab'))];
    resolvers[1]?.({results: [{nbHits: 2}]});
    await late;
    resolvers[0]?.({results: [{nbHits: 1}]});
    await early;
    expect(lastOutcome()).toMatchObject({query: 'ab', total: 2});
  });

  it('keeps the card and the note when more results are loaded', async () => {
    const results = [{nbHits: 30, note: 'A note.', card: {id: 'jet'}}];
    const client = clientOf(async () => ({results}));
    await client.search(pageQuery('jets'));
    results[0] = {nbHits: 30, page: 1} as never;
    await client.search(pageQuery('jets'));
    expect(lastOutcome()).toMatchObject({total: 30, note: 'A note.', card: {id: 'jet'}});
  });

  it('adds what comes late to the outcome that it belongs to', async () => {
    const late = Promise.resolve({suggestions: [], note: '', card: {id: 'jet'}});
    await clientOf(async () => ({results: [{nbHits: 3, late}]})).search(modalQuery('jets'));
    await expect
      .poll(() => lastOutcome())
      .toMatchObject({query: 'jets', total: 3, card: {id: 'jet'}});
  });

  it('of several first searches shows the last alone', async () => {
    const resolvers: ((value: {results: unknown[]}) => void)[] = [];
    const client = clientOf(() => new Promise((resolve) => resolvers.push(resolve)));
    const shown: string[] = [];
    const searches = ['a', 'ab'].map((query) =>
      client.search(modalQuery(query)).then(() => shown.push(lastOutcome()?.query ?? 'none')),
    );
    resolvers[0]?.({results: [{nbHits: 1}]});
    await Promise.resolve();
    expect(lastOutcome()).toBeUndefined();
    resolvers[1]?.({results: [{nbHits: 2}]});
    await Promise.all(searches);
    expect(shown).toEqual(['ab', 'ab']);
  });

  it('takes no notice of questions to suggest', async () => {
    const client = clientOf(async () => ({results: [{nbHits: 3}]}));
    await client.search({requests: [{indexName: 'algolia_ask_ai_suggested_questions'}]});
    expect(lastOutcome()).toBeUndefined();
  });
});
