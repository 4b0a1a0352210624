/**
 * The service worker, `/sw.js`. It is registered when a reader saves the site for offline, and never
 * before; it saves nothing itself, but answers requests from what the page has saved.
 */
import {answersIn} from './answers';
import {workerScope} from './scope';

const site = new URL(workerScope.registration.scope);

const answers = answersIn({
  storage: caches,
  ask: (request, options) => fetch(request, options),
  origin: site.origin,
  base: site.pathname,
  patience: 4000,
  askAgainAfter: 3_600_000,
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
