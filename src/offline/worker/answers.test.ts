/** What the service worker answers, with the network on, off, silent and in trouble. */
import {beforeEach, describe, expect, it} from 'vitest';
import {filesCache, readNote, savingHeader, writeNote} from '../model/saved';
import {memoryStorage, testSite, type TestSite} from '@site/src/test-kit/offline/testCaches';
import {createAnswers, type Answers} from './answers';

const origin = 'https://site.test';
const page = (text: string): string => `<html><body class="page">${text}</body></html>`;

let storage: CacheStorage;
let site: TestSite;
let answers: Answers;

function begin(base = '/'): void {
  storage = memoryStorage();
  site = testSite({
    '/docs/faqs': page('newest questions'),
    '/search/manifest.json': 'newest list',
    '/assets/js/main.12345678.js': 'newest script',
    '/offline/latest.json': '{"id":"first"}',
  });
  answers = createAnswers({
    storage,
    fetchResource: site.fetchResource,
    origin,
    base,
    timeout: 20,
    updateCheckInterval: 0,
  });
}

async function saveCopy(): Promise<void> {
  await writeNote(storage, {
    format: 1,
    id: 'first',
    build: 'abc',
    savedAt: '2026-11-22T12:00:00Z',
    parts: ['reading'],
    files: 4,
    bytes: 99,
    moved: {'docs/old': 'docs/faqs'},
  });
  const cache = await storage.open(filesCache('first'));
  const headers = {'content-type': 'text/html', 'content-security-policy': "default-src 'self'"};
  await cache.put('/docs/faqs', new Response(page('saved questions'), {headers}));
  await cache.put('/search/manifest.json', new Response('saved list'));
  await cache.put('/assets/js/main.12345678.js', new Response('saved script'));
  await cache.put('/samples/few-12345678.bin.gz', new Response('0123456789'));
}

/** Outside of a browser no request can say of itself that it navigates. */
function navigation(address: string): Request {
  return Object.defineProperty(new Request(origin + address), 'mode', {value: 'navigate'});
}

async function getResponse(request: Request): Promise<Response> {
  const answer = answers.to(request);
  if (!answer) throw new Error('it was left to the browser');
  return answer;
}

const textOf = async (address: string): Promise<string> =>
  (await getResponse(navigation(address))).text();
const file = (address: string, headers = {}): Promise<Response> =>
  getResponse(new Request(origin + address, {headers}));

beforeEach(() => begin());

it('does nothing of its own before a copy is saved', async () => {
  expect(await textOf('/docs/faqs')).toBe(page('newest questions'));
  site.network = 'off';
  await expect(getResponse(navigation('/docs/faqs'))).rejects.toThrow('Failed to fetch');
  await answers.afterPage();
  expect(site.requestedPaths).not.toContain('/offline/latest.json');
});

describe('with a copy, a page', () => {
  beforeEach(saveCopy);

  it('comes from the network as it is while that answers', async () => {
    expect(await textOf('/docs/faqs')).toBe(page('newest questions'));
    expect(site.isRevalidated).toBe(true);
    expect((await getResponse(navigation('/docs/nothing'))).status).toBe(404);
  });

  it.each(['off', 'silent', 'in trouble'] as const)(
    'comes from the copy while the network is %s, and says so',
    async (network) => {
      site.network = network;
      const answer = await getResponse(navigation('/docs/faqs?a=1'));
      const text = await answer.text();
      expect(text).toContain('saved questions');
      expect(text).toMatch(
        /<body class="page"><link [^>]+><aside [^>]+>Saved copy of 22 November 2026/,
      );
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    },
  );

  it.each(['/docs/faqs.html', '/docs/faqs/', '/docs/faqs/index.html?x#y'])(
    'opens from the copy as %s, too',
    async (address) => {
      site.network = 'off';
      expect(await textOf(address)).toContain('saved questions');
    },
  );

  it('redirects from its old address to the new one, with the query', async () => {
    site.network = 'off';
    const {status, headers} = await getResponse(navigation('/docs/old?x=1'));
    expect([status, headers.get('location')]).toEqual([302, `${origin}/docs/faqs?x=1`]);
  });

  it('that is not saved says so, and shows no markup of the address', async () => {
    site.network = 'off';
    const answer = await getResponse(navigation('/docs/<b>&'));
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain('This page is not in the saved copy');
    expect(text).not.toContain('<b>');
  });
});

describe('with a copy, a file', () => {
  beforeEach(saveCopy);

  it('whose name says its contents comes from the copy at once', async () => {
    expect(await (await file('/assets/js/main.12345678.js')).text()).toBe('saved script');
    expect(site.requestedPaths).toEqual([]);
  });

  it('of another build comes from the network', async () => {
    site.files = {'/assets/js/main.87654321.js': 'other script'};
    expect(await (await file('/assets/js/main.87654321.js')).text()).toBe('other script');
  });

  it('that changes comes from the network, or else from the copy', async () => {
    expect(await (await file('/search/manifest.json')).text()).toBe('newest list');
    site.network = 'silent';
    expect(await (await file('/search/manifest.json')).text()).toBe('saved list');
  });

  it('that is not saved fails as it would without us', async () => {
    site.network = 'off';
    await expect(file('/events/none.json')).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
  ])('is cut to %s', async (range, status, contentRange, text) => {
    const answer = await file('/samples/few-12345678.bin.gz', {range});
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(await answer.text()).toBe(text);
  });
});

describe('left to the browser', () => {
  beforeEach(saveCopy);

  it.each([
    ['what is sent', new Request(`${origin}/docs/faqs`, {method: 'POST'})],
    ['other sites', new Request('https://other.test/docs/faqs')],
    ['what is being saved', new Request(`${origin}/docs/faqs`, {headers: {[savingHeader]: '1'}})],
    ['the lists of what can be saved', new Request(`${origin}/offline/manifest.json`)],
    ['the name of the build', new Request(`${origin}/version.json`)],
  ])('%s', (_, request) => {
    expect(answers.to(request)).toBeUndefined();
  });

  it('what lies above the site', () => {
    begin('/preview/');
    expect(answers.to(new Request(`${origin}/docs/faqs`))).toBeUndefined();
  });
});

describe('a newer version', () => {
  beforeEach(saveCopy);

  it('is told once, on a page that came from the network', async () => {
    site.files = {...site.files, '/offline/latest.json': '{"id":"second"}'};
    expect(await textOf('/docs/faqs')).toBe(page('newest questions'));
    await answers.afterPage();
    const text = await textOf('/docs/faqs');
    expect(text).toContain('newest questions');
    expect(text).toContain('saved for offline use is older');
    await answers.afterPage();
    expect(await textOf('/docs/faqs')).toBe(page('newest questions'));
  });

  it('is not told where the copy is the newest, or nobody answers', async () => {
    await answers.afterPage();
    expect((await readNote(storage))?.newer).toBeUndefined();
    site.network = 'off';
    await answers.afterPage();
    expect((await readNote(storage))?.newer).toBeUndefined();
  });
});
