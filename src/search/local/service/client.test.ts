// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {fileName} from '../index/format';
import {indexFiles} from '../indexing/indexFiles';
import {createSearchService} from './service';

const page = {group: 'Data', title: 'Jets', path: [], language: 'en', tag: 'default'};
const sections = [{...page, url: '/jets', text: 'A spray of hadrons.'}];

/** A host with an index; `isDown` while it does not answer. */
const host = {isDown: false, requests: 0};

const {manifest, files} = indexFiles(sections);

function answerTo(address: string): unknown {
  const file = files.find(({kind, hash}) => address.endsWith(fileName(kind, hash)));
  return file ? JSON.parse(file.content) : manifest;
}

beforeEach(() => {
  Object.assign(host, {isDown: false, requests: 0});
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    host.requests += 1;
    if (host.isDown) throw new TypeError('Failed to fetch');
    return Response.json(answerTo(address));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const request = {query: 'hadrons', limit: 5};

/** Replaces the browser's class. */
function stubWorker(startWorker: () => unknown) {
  const start = vi.fn(startWorker);
  vi.stubGlobal('Worker', function Worker() {
    return start();
  });
  return start;
}

describe('the connection to the worker', () => {
  it('opens at the first request, once', async () => {
    const worker = createTestWorker(createSearchService());
    const start = stubWorker(() => worker);
    const {find, prefetch} = await import('./client');
    expect(start).not.toHaveBeenCalled();
    prefetch('/');
    expect((await find('/', request)).hits[0]?.section.url).toBe('/jets');
    expect(start).toHaveBeenCalledOnce();
    expect(worker.requests).toHaveLength(2);
  });

  it('rejects with the error that DocSearch knows', async () => {
    stubWorker(() => createTestWorker(createSearchService()));
    const {find} = await import('./client');
    host.isDown = true;
    await expect(find('/', request)).rejects.toMatchObject({name: 'RetryError', kind: 'network'});
  });

  it('is replaced by the page if no worker may start', async () => {
    stubWorker(refuseWorkers);
    const {find} = await import('./client');
    expect((await find('/', request)).hits[0]?.section.url).toBe('/jets');
  });

  it('is replaced by the page if the worker crashes', async () => {
    const worker = createTestWorker();
    const start = stubWorker(() => worker);
    const {find} = await import('./client');
    const result = find('/', request);
    worker.crash();
    expect((await result).total).toBe(1);
    expect((await find('/', request)).total).toBe(1);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('the client', () => {
  it('answers several queries, in both forms of the call', async () => {
    const {createLocalClient} = await import('./client');
    const client = createLocalClient('/');
    const queries = [
      {indexName: 'a', query: 'hadrons'},
      {indexName: 'a', params: {query: 'muons'}},
    ];
    for (const answer of [
      await client.search(queries),
      await client.searchForHits({requests: queries}),
    ]) {
      expect(answer.results.map(({nbHits}) => nbHits)).toEqual([1, 0]);
    }
  });

  it('has what the modal and the helper touch, and not what would lead them elsewhere', async () => {
    const {createLocalClient} = await import('./client');
    const client = createLocalClient('/');
    client.addAlgoliaAgent('docsearch', '4.7.0');
    client.addAlgoliaAgent('JS Helper (3.30.1)');
    expect(client.transporter.algoliaAgent.value).toMatch(
      /docsearch \(4\.7\.0\); JS Helper \(3\.30\.1\)$/,
    );
    await client.clearCache();
    expect(client).not.toHaveProperty('initIndex');
    expect(client).not.toHaveProperty('searchForFacetValues');
  });

  it('loads the index once for all clients of a page', async () => {
    const {createLocalClient, find, prefetch} = await import('./client');
    prefetch('/');
    await createLocalClient('/').search([{query: 'hadrons'}]);
    await createLocalClient('/').search([{query: 'hadrons'}]);
    expect((await find('/', {query: 'hadrons', limit: 1})).total).toBe(1);
    // The manifest, one file of terms, and one of sections.
    expect(host.requests).toBe(3);
  });

  it('rejects with the error that DocSearch knows, and tries again', async () => {
    const {createLocalClient} = await import('./client');
    const client = createLocalClient('/');
    host.isDown = true;
    const failed = client.search([{query: 'hadrons'}]);
    await expect(failed).rejects.toMatchObject({name: 'RetryError', kind: 'network'});
    host.isDown = false;
    expect((await client.search([{query: 'hadrons'}])).results[0]?.nbHits).toBe(1);
  });

  it('fetches nothing ahead for readers who save data', async () => {
    vi.stubGlobal('navigator', {connection: {saveData: true}});
    const {prefetch} = await import('./client');
    prefetch('/');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(host.requests).toBe(0);
  });
});
