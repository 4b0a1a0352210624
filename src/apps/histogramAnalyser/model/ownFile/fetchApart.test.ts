import {afterEach, expect, it, vi} from 'vitest';
import {fetchApart, type FetchingWorker} from './fetchApart';
import type {Fetched} from './fetchWorker';
import {OwnFileError} from './problem';

const base = 'https://site.example/docs/webapps/atlas_events';

afterEach(() => vi.unstubAllGlobals());

/** A worker that answers everything with the same, or breaks. */
function worker(answer: Fetched | 'breaks') {
  const fake: FetchingWorker = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: vi.fn(() => {
      if (answer === 'breaks') fake.onerror?.({preventDefault: vi.fn()} as unknown as ErrorEvent);
      else fake.onmessage?.({data: answer} as MessageEvent<Fetched>);
    }),
  };
  return fake;
}

it('asks the worker, with the address as it was typed, and ends it', async () => {
  const file = {blob: new Blob(['x']), name: 'x.json'};
  const asked = worker({kind: 'file', file});
  expect(await fetchApart('example.org/x.json', base, () => asked)).toBe(file);
  expect(asked.postMessage).toHaveBeenCalledWith({typed: 'example.org/x.json', base});
  expect(asked.terminate).toHaveBeenCalledOnce();
});

it('says what the worker said of a failure', async () => {
  const failed = worker({kind: 'failed', problem: {what: 'Gone.', cure: 'Ask.'}});
  const failure = fetchApart('x', base, () => failed);
  await expect(failure).rejects.toBeInstanceOf(OwnFileError);
  await expect(failure).rejects.toMatchObject({what: 'Gone.', cure: 'Ask.'});
});

it.each([
  ['is refused', () => worker('breaks')],
  [
    'cannot be made',
    () => {
      throw new Error('no workers here');
    },
  ],
])('fetches the file on the page where a worker %s', async (_, start) => {
  const get = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', get);
  const {name} = await fetchApart('/events/x.json', base, start);
  expect(name).toBe('x.json');
  expect(get).toHaveBeenCalledOnce();
});
