import {afterEach, expect, it, vi} from 'vitest';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {fetchInWorker} from './fetchInWorker';
import type {fetchService} from './fetchService';
import {UserFileError} from './problem';

const base = 'https://site.example/docs/webapps/atlas_events';

type Fetch = typeof fetchService.fetch;

afterEach(() => vi.unstubAllGlobals());

it('requests the address from the worker as it was typed, and ends it', async () => {
  const handler = vi.fn<Fetch>(async () => ({blob: new Blob(['x']), name: 'x.json'}));
  const worker = createTestWorker({fetch: handler});
  const {blob, name} = await fetchInWorker('example.org/x.json', base, () => worker);
  expect([await blob.text(), name]).toEqual(['x', 'x.json']);
  expect(handler.mock.calls[0]?.[0]).toEqual({typed: 'example.org/x.json', base});
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('rejects with the problem of the worker', async () => {
  const handler: Fetch = async () => {
    throw new UserFileError('Gone.', 'Ask.');
  };
  const failure = fetchInWorker('x', base, () => createTestWorker({fetch: handler}));
  await expect(failure).rejects.toBeInstanceOf(UserFileError);
  await expect(failure).rejects.toMatchObject({what: 'Gone.', advice: 'Ask.'});
});

it.each(['crashes', 'is refused'])(
  'fetches the file in the page if the worker %s',
  async (what) => {
    const get = vi.fn(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', get);
    const worker = createTestWorker();
    const start = what === 'crashes' ? () => worker : refuseWorkers;
    const fetched = fetchInWorker('/events/x.json', base, start);
    if (what === 'crashes') worker.crash();
    expect((await fetched).name).toBe('x.json');
    expect(get).toHaveBeenCalledOnce();
  },
);
