/**
 * The service worker, `/sw.js`. It is registered when a reader saves the site for offline, and never
 * before; it saves nothing itself, but answers requests from what the page has saved.
 */
import {createAnswers} from './answers';

/** The part of a service worker's surroundings that ours uses; the types of the DOM lack it. */

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  readonly registration: {readonly scope: string};
  readonly clients: {readonly claim: () => Promise<void>};
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

const workerScope = self as unknown as WorkerScope;

const site = new URL(workerScope.registration.scope);

const answers = createAnswers({
  storage: caches,
  fetchResource: (request, options) => fetch(request, options),
  origin: site.origin,
  base: site.pathname,
  timeout: 4000,
  updateCheckInterval: 3_600_000,
});

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener('activate', (event) => event.waitUntil(workerScope.clients.claim()));
workerScope.addEventListener('fetch', (event) => {
  const answer = answers.to(event.request);
  if (!answer) return;
  event.respondWith(answer);
  if (event.request.mode === 'navigate') {
    event.waitUntil(answer.then(answers.afterPage).catch(() => undefined));
  }
});
