/**
 * The service worker, `/sw.js`. It is registered when a reader saves the site for offline, and never
 * before; it saves nothing itself, but answers requests from what the page has saved.
 */
import {createAnswers} from './answers';
import {workerScope} from './scope';

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
