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

export const workerScope = self as unknown as WorkerScope;
