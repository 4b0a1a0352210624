/** For tests: the storage of a browser in memory, and a site that answers from a list of files. */
import {createHash} from 'node:crypto';
import {checksumLength, type ListedFile} from '@site/src/offline/model/manifest';

const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'https://site.test').pathname;

export const checksum = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, checksumLength);

/** A file of the site as its list names it. */
export const listed = (path: string, text: string): ListedFile => [
  path,
  text.length,
  checksum(text),
];

class MemoryCache {
  readonly kept = new Map<string, Response>();

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.kept.get(pathOf(request))?.clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.kept.set(pathOf(request), response);
    return Promise.resolve();
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.kept.delete(pathOf(request)));
  }

  keys(): Promise<readonly Request[]> {
    const paths = Array.from(this.kept.keys());
    return Promise.resolve(paths.map((path) => new Request(`https://site.test${path}`)));
  }
}

export function memoryStorage(): CacheStorage {
  const caches = new Map<string, MemoryCache>();
  const storage = {
    has: (name: string) => Promise.resolve(caches.has(name)),
    keys: () => Promise.resolve(Array.from(caches.keys())),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    open(name: string) {
      const cache = caches.get(name) ?? new MemoryCache();
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
  };
  return storage as unknown as CacheStorage;
}

export interface TestSite {
  readonly fetchResource: typeof fetch;
  /** The paths that were requested. */
  readonly requestedPaths: string[];
  /** Whether the last request was to be answered past what the browser keeps. */
  isRevalidated: boolean;
  files: Readonly<Record<string, string>>;
  /** `off`: no answer; `silent`: none that ever comes. */
  network: 'on' | 'off' | 'silent' | 'in trouble';
}

export function testSite(files: Readonly<Record<string, string>>): TestSite {
  const site: TestSite = {
    files,
    network: 'on',
    requestedPaths: [],
    isRevalidated: false,
    fetchResource: (request, options) => {
      site.isRevalidated = options?.cache === 'no-cache' || options?.cache === 'no-store';
      const path = pathOf(request);
      site.requestedPaths.push(path);
      if (site.network === 'off') return Promise.reject(new TypeError('Failed to fetch'));
      if (site.network === 'silent') return new Promise(() => undefined);
      if (site.network === 'in trouble') return Promise.resolve(new Response('', {status: 503}));
      const content = site.files[path];
      const headers = {'content-type': path.includes('.') ? 'text/plain' : 'text/html'};
      return Promise.resolve(
        content === undefined
          ? new Response('no such page', {status: 404, headers})
          : new Response(content, {headers}),
      );
    },
  };
  return site;
}
