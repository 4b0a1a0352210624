// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexVersion, packed} from './indexFile';
import {connect, type WorkerLike} from './connection';
import type {Answered, Asked} from './worker';

const page = {group: 'Data', title: 'Jets', path: [], language: 'en', tag: 'default'};
const sections = [{...page, url: '/jets', text: 'A spray of hadrons.'}];
const site = {
  manifestUrl: 'http://localhost:3000/search/manifest.json',
  origin: 'http://localhost:3000',
};

/** A host with an index; `isDown` while it does not answer. */
const host = {isDown: false, asked: 0};

function answerTo(address: string): unknown {
  return address.endsWith('manifest.json')
    ? {version: indexVersion, index: 'index-0.json', sections: 1}
    : packed(sections, 'en');
}

beforeEach(() => {
  Object.assign(host, {isDown: false, asked: 0});
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    host.asked += 1;
    if (host.isDown) throw new TypeError('Failed to fetch');
    return Response.json(answerTo(address));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A worker that answers each question with its number as total, or as the test tells it. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly asked: Asked[] = [];
  terminate = vi.fn();

  postMessage(message: Asked): void {
    this.asked.push(message);
  }

  answer({id}: Asked): void {
    const data: Answered = {
      id,
      answer: {result: {total: id, hits: [], suggestions: [], unknown: []}},
    };
    this.onmessage?.call(this as unknown as Worker, {data} as MessageEvent<Answered>);
  }

  fail(): void {
    const event = {preventDefault: vi.fn()} as unknown as ErrorEvent;
    this.onerror?.call(this as unknown as Worker, event);
  }
}

const ask = {kind: 'find', request: {query: 'hadrons', limit: 5}} as const;

describe('the line to the worker', () => {
  it('opens at the first question, and gives each question its own answer', async () => {
    const workers: FakeWorker[] = [];
    const {ask: put} = connect(site, () => {
      workers.push(new FakeWorker());
      return workers[0] as FakeWorker;
    });
    expect(workers).toHaveLength(0);
    const answers = [put(ask), put(ask)];
    expect(workers).toHaveLength(1);
    const [worker] = workers;
    for (const asked of [...(worker?.asked ?? [])].reverse()) worker?.answer(asked);
    const totals = (await Promise.all(answers)).map(({result}) => result?.total);
    expect(totals).toEqual([1, 2]);
  });

  it('answers from the page where no worker may start', async () => {
    const {ask: put} = connect(site, () => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect((await put(ask)).result?.hits[0]?.section.url).toBe('/jets');
  });

  it('answers from the page what a failing worker left open, and all that follows', async () => {
    const worker = new FakeWorker();
    const start = vi.fn(() => worker);
    const {ask: put} = connect(site, start);
    const open = put(ask);
    worker.fail();
    expect((await open).result?.total).toBe(1);
    expect(worker.terminate).toHaveBeenCalled();
    expect((await put(ask)).result?.total).toBe(1);
    expect(start).toHaveBeenCalledTimes(1);
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
    expect(host.asked).toBe(2);
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
    expect(host.asked).toBe(0);
  });
});
