import {describe, expect, it, vi} from 'vitest';
import type {Result} from '../../local/engine';
import {readParameters} from '../../local/service/wireRequest';
import {completed, type Results} from './siteAdditions';

const site: Result = {total: 0, hits: [], suggestions: [], unknown: []};
const parameters = readParameters({query: 'jets'});
const none = (): Results => ({results: [{nbHits: 0, hits: [], query: 'jets'}]});

async function firstOf(
  reading: Partial<Result> | undefined,
  response = none(),
  sendAgain = vi.fn(async () => none()),
) {
  const pending = Promise.resolve(reading && {...site, ...reading});
  const {results} = await completed(response, {parameters, sendAgain, reading: pending});
  return results[0];
}

const section = {url: '/a', group: 'A', path: [], text: '', language: 'en', tag: 'default'};
const hit = (title: string) => ({section: {...section, title}, page: 0, score: 1, matched: []});

describe('results of the provider', () => {
  it('have the card of the site', async () => {
    const card = {id: 'jet'} as never;
    expect(await firstOf({card})).toMatchObject({card});
  });

  it('have suggestions only where nothing was found', async () => {
    const suggestions = ['jet'];
    expect(await firstOf({suggestions})).toMatchObject({suggestions});
    const some = {results: [{nbHits: 3, hits: [], query: 'jets'}]};
    expect(await firstOf({suggestions}, some)).toMatchObject({suggestions: []});
  });

  it('suggest the pages that the site finds, each once, and nothing with markup', async () => {
    const hits = ['Jets', 'Jets', 'a < b', 'jets'].map(hit);
    expect(await firstOf({hits})).toMatchObject({suggestions: ['Jets']});
  });

  it('are those of the translation, under the query as it was typed', async () => {
    const sendAgain = vi.fn(async () => ({
      results: [{nbHits: 7, hits: [], query: 'download the data'}],
    }));
    const translation = {query: 'download the data', language: 'German'} as never;
    const result = await firstOf({translation}, none(), sendAgain);
    expect(sendAgain).toHaveBeenCalledWith('download the data');
    expect(result).toMatchObject({query: 'jets', nbHits: 7});
    expect(result?.note).toMatch(/^Query read as German/);
  });

  it('stay as they are where the index of the site does not load', async () => {
    expect(await firstOf(undefined)).toMatchObject({nbHits: 0, query: 'jets'});
  });

  it('do not wait for it, and have the additions of a slow one as a promise', async () => {
    vi.useFakeTimers();
    let load: ((result: Result) => void) | undefined;
    const reading = new Promise<Result>((resolve) => {
      load = resolve;
    });
    const pending = completed(none(), {parameters, sendAgain: async () => none(), reading});
    await vi.advanceTimersByTimeAsync(1000);
    const [result] = (await pending).results;
    vi.useRealTimers();
    expect(result).not.toHaveProperty('card');
    load?.({...site, card: {id: 'jet'} as never});
    expect(await result?.late).toMatchObject({card: {id: 'jet'}});
  });
});
