// @vitest-environment jsdom
import {createHash} from 'node:crypto';
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {OfflineManifest} from '../model/manifest';
import {readNote} from '../model/saved';
import {listed, memoryStorage} from '@site/src/test-kit/offline/testCaches';
import {OfflinePanel} from './OfflinePanel';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (address: string) => address}));

const manifest: OfflineManifest = {
  format: 1,
  id: 'first',
  build: 'abc',
  moved: {},
  parts: {
    reading: [listed('index.html', 'home')],
    zll13: [listed('samples/zll13-12345678.bin.gz', 'sample')],
  },
};

let list: OfflineManifest;
let isOnline: boolean;
let registered: string[];

function answer(request: RequestInfo | URL): Promise<Response> {
  if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
  const path = String(request);
  if (path === '/offline/manifest.json') return Promise.resolve(Response.json(list));
  return Promise.resolve(new Response(path === '/' ? 'home' : 'sample'));
}

/** The browser in memory has buffers of its own, which Node's `crypto` does not accept. */
const subtle = {
  digest: (_: string, content: ArrayBuffer) =>
    Promise.resolve(createHash('sha256').update(new Uint8Array(content)).digest()),
};

function setBrowser(storage: CacheStorage, isSecure = true): void {
  const serviceWorker = {
    ready: Promise.resolve(),
    register: (address: string) => Promise.resolve(registered.push(address)),
    getRegistration: () =>
      Promise.resolve({
        unregister: () => {
          registered = [];
        },
      }),
  };
  vi.stubGlobal('crypto', {subtle});
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('fetch', answer);
  Object.defineProperty(navigator, 'serviceWorker', {value: serviceWorker, configurable: true});
}

beforeEach(() => {
  list = manifest;
  isOnline = true;
  registered = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: RegExp): Promise<boolean> =>
  fireEvent.click(await screen.findByRole('button', {name}));
const findText = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);

/** The site saved on this device, and its page left. */
async function savedBefore(storage: CacheStorage): Promise<void> {
  setBrowser(storage);
  const {unmount} = render(<OfflinePanel />);
  await press(/^Save for offline/);
  await findText(/^Done/);
  unmount();
}

it('saves nothing by itself; says the size; saves, is up to date, and removes all', async () => {
  const storage = memoryStorage();
  setBrowser(storage);
  render(<OfflinePanel />);
  await findText('Nothing is saved on this device.');
  expect(await storage.keys()).toEqual([]);
  fireEvent.click(screen.getByLabelText(/the Z boson, 6 B/));
  await press(/^Save for offline use, 10\sB$/);
  await findText(/^Done: the pages, slides and worksheets now open/);
  await findText(/2 files, 10 B\. It is the latest version\.$/);
  expect(registered).toEqual(['/sw.js']);
  await press(/^Remove/);
  await findText(/All saved files have been removed/);
  expect([await storage.keys(), registered]).toEqual([[], []]);
});

it('offers a new version, with the apps that were saved', async () => {
  const storage = memoryStorage();
  await savedBefore(storage);
  list = {...manifest, id: 'second'};
  render(<OfflinePanel />);
  await findText(/A new version of the site is available\.$/);
  await press(/^Update the saved copy/);
  await findText(/^Done/);
  expect((await readNote(storage))?.id).toBe('second');
});

it('shows what is saved when offline, and reports that the list could not be loaded', async () => {
  const storage = memoryStorage();
  await savedBefore(storage);
  isOnline = false;
  render(<OfflinePanel />);
  await findText(/1 files?, 4 B\.$/);
  await findText(/Could not load the list of files/);
  expect(screen.getByRole('button', {name: /^Remove/})).toBeTruthy();
});

it('continues after the connection was lost', async () => {
  setBrowser(memoryStorage());
  render(<OfflinePanel />);
  const button = await screen.findByRole('button', {name: /^Save for offline/});
  isOnline = false;
  fireEvent.click(button);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/Could not load|connection was lost/),
  );
  cleanup();
  isOnline = true;
  render(<OfflinePanel />);
  await press(/^Resume saving/);
  await findText(/^Done/);
});

it.each([
  ['without https', false, /begin with https/],
  ['where storage is refused', true, /does not allow this site to store/],
])('%s says what can be done', async (_, isSecure, words) => {
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  setBrowser({...memoryStorage(), has: refuse, keys: refuse}, isSecure);
  render(<OfflinePanel />);
  await findText(words);
  expect(screen.queryByRole('button')).toBeNull();
});
