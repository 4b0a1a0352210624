/** Saving: complete or not at all, each file as it should be, nothing asked for twice. */
import {beforeEach, describe, expect, it} from 'vitest';
import type {ListedFile, OfflineManifest} from '../model/manifest';
import {problemOf} from '../model/problem';
import {filesCache, readNote} from '../model/saved';
import {
  checksum,
  listed,
  memoryStorage,
  testSite,
  type TestSite,
} from '@site/src/test-kit/offline/testCaches';
import {save, type Progress, type Saving} from './save';

const contents = {'/': 'home', '/docs/faqs': 'questions', '/samples/a-12345678.bin.gz': 'sample'};

const manifest: OfflineManifest = {
  format: 1,
  id: 'first',
  build: 'abc',
  moved: {},
  parts: {
    reading: [listed('index.html', 'home'), listed('docs/faqs.html', 'questions')],
    app: [listed('samples/a-12345678.bin.gz', 'sample')],
  },
};

const second: OfflineManifest = {
  ...manifest,
  id: 'second',
  parts: {
    ...manifest.parts,
    reading: [listed('index.html', 'home'), listed('docs/faqs.html', 'new')],
  },
};

let storage: CacheStorage;
let site: TestSite;
let controller: AbortController;

function saving(changes: Partial<Saving> = {}): Saving {
  return {
    manifest,
    parts: ['reading', 'app'],
    base: '/',
    storage,
    fetchResource: site.fetchResource,
    signal: controller.signal,
    onProgress: () => undefined,
    beforeUse: () => Promise.resolve(),
    ...changes,
  };
}

const kindOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => problemOf(error).kind,
  );

async function saved(id: string): Promise<readonly string[]> {
  const requests = await (await storage.open(filesCache(id))).keys();
  return requests.map(({url}) => new URL(url).pathname).sort();
}

beforeEach(() => {
  storage = memoryStorage();
  site = testSite(contents);
  controller = new AbortController();
});

it('keeps each file under its address, and notes what it has', async () => {
  const steps: Progress[] = [];
  await save(saving({onProgress: (progress) => steps.push(progress)}));
  expect(await saved('first')).toEqual(['/', '/docs/faqs', '/samples/a-12345678.bin.gz']);
  expect(steps.at(-1)).toEqual({bytes: 19, of: 19});
  expect(await readNote(storage)).toMatchObject({id: 'first', files: 3, bytes: 19});
});

describe('does not count while it is not complete', () => {
  it('because a file is not what it should be', async () => {
    site.files = {...contents, '/docs/faqs': 'altered on the way'};
    expect(await kindOf(save(saving()))).toBe('changed');
    expect(await readNote(storage)).toBeUndefined();
    expect(await saved('first')).not.toContain('/docs/faqs');
  });

  it('because the network is gone, or the server in trouble', async () => {
    site.network = 'off';
    expect(await kindOf(save(saving()))).toBe('network');
    site.network = 'in trouble';
    expect(await kindOf(save(saving()))).toBe('network');
    expect(await readNote(storage)).toBeUndefined();
  });

  it('because the reader stopped it', async () => {
    controller.abort();
    expect(await kindOf(save(saving()))).toBe('stopped');
  });

  it('because there is no room', async () => {
    const cache = await storage.open(filesCache('first'));
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await kindOf(save(saving()))).toBe('space');
    expect(await readNote(storage)).toBeUndefined();
  });

  it('because the program that answers could not be set up', async () => {
    const beforeUse = () => Promise.reject(new DOMException('no', 'SecurityError'));
    expect(await kindOf(save(saving({beforeUse})))).toBe('blocked');
    expect(await readNote(storage)).toBeUndefined();
  });
});

it('goes on where it stopped', async () => {
  await save(saving({parts: ['reading']}));
  site.requestedPaths.length = 0;
  await save(saving());
  expect(site.requestedPaths).toEqual(['/samples/a-12345678.bin.gz']);
});

it('takes out what is no longer wanted', async () => {
  await save(saving());
  await save(saving({parts: ['reading']}));
  expect(await saved('first')).toEqual(['/', '/docs/faqs']);
});

it('accepts a zipped file that a server unpacks on the way', async () => {
  const packed: ListedFile = [
    'samples/a-12345678.bin.gz',
    6,
    checksum('zipped'),
    checksum('sample'),
  ];
  await save(saving({manifest: {...manifest, parts: {reading: [], app: [packed]}}}));
  expect(await saved('first')).toEqual(['/samples/a-12345678.bin.gz']);
});

describe('a new version', () => {
  beforeEach(async () => {
    await save(saving());
    site.requestedPaths.length = 0;
  });

  it('requests only what is new, and takes the place of the old one', async () => {
    site.files = {...contents, '/docs/faqs': 'new'};
    await save(saving({manifest: second}));
    expect(site.requestedPaths).toEqual(['/docs/faqs']);
    expect(await storage.has(filesCache('first'))).toBe(false);
    expect((await readNote(storage))?.id).toBe('second');
  });

  it('that does not come whole leaves the old one as it is', async () => {
    expect(await kindOf(save(saving({manifest: second})))).toBe('changed');
    expect((await readNote(storage))?.id).toBe('first');
    expect(await saved('first')).toHaveLength(3);
  });
});
