/**
 * Requests from a page to a Web Worker. If the browser refuses workers, or a worker cannot load or crashes,
 * the same handlers run in the page.
 */
import {
  createReceiver,
  transferListOf,
  type ParamsOf,
  type ProgressOf,
  type Receiver,
  type ResultOf,
  type SerializedError,
  type Service,
  type WorkerResponse,
} from './service';

/** Rejects requests that a crashed worker leaves behind, and those pending when a connection is closed. */
export class WorkerDisconnectedError extends Error {
  override readonly name = 'WorkerDisconnectedError';

  constructor(readonly reason: 'crashed' | 'closed') {
    super(reason === 'crashed' ? 'The worker crashed.' : 'The connection was closed.');
  }
}

/** The part of a `Worker` that a connection uses. */
export interface WorkerLike extends Receiver {
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

interface RequestOptions<Progress> {
  /** Not called after the promise has settled. */
  readonly onProgress?: (progress: Progress) => void;
  /** Cancels the request. If the handler throws then, the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface Connection<S> {
  /** Rejects with the error of the handler, or with a WorkerDisconnectedError. */
  request<Name extends keyof S & string>(
    name: Name,
    params: ParamsOf<S[Name]>,
    options?: RequestOptions<ProgressOf<S[Name]>>,
  ): Promise<ResultOf<S[Name]>>;
  /** Ends the worker, and rejects what is pending. */
  close(): void;
}

type FirstRequest<S> = {
  readonly [Name in keyof S & string]: {readonly name: Name; readonly params: ParamsOf<S[Name]>};
}[keyof S & string];

interface ConnectionOptions<S> {
  /** Called at the first request; may throw. */
  readonly startWorker: () => WorkerLike;
  /** Called when the page has to answer first, and again if it was rejected. */
  readonly createInPageService: () => S | Promise<S>;
  /**
   * Prepares a service: all other requests wait for this one, and reject as it does. Called for the worker
   * and again for the page, because a worker keeps the buffers that were transferred to it.
   */
  readonly createFirstRequest?: () => FirstRequest<S> | Promise<FirstRequest<S>>;
  /** Gives an error of the worker its class again. */
  readonly reviveError?: (error: SerializedError) => Error;
  /**
   * False if requests that crashed a worker could crash the page, as large files do. They reject then. The
   * requests of a worker that never responded always run in the page.
   */
  readonly repeatsAfterCrash?: boolean;
}

interface PendingRequest extends RequestOptions<unknown> {
  readonly name: string;
  readonly params: unknown;
  readonly isFirst: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** True if a worker has the buffers of the params, so that the request cannot be repeated. */
  isTransferred: boolean;
}

const reviveAsError = ({name, message, fields}: SerializedError): Error =>
  Object.assign(new Error(message), fields, {name});

/** Connects a page to a service in a worker or, if there cannot be one, in the page. */
export function connect<S extends Service<S>>({
  startWorker,
  createInPageService,
  createFirstRequest,
  reviveError = reviveAsError,
  repeatsAfterCrash = true,
}: ConnectionOptions<S>): Connection<S> {
  const pendingRequests = new Map<number, PendingRequest>();
  let requestCount = 0;
  let isClosed = false;
  let receiver: Receiver | undefined;
  /** Settles when the receiver has answered the first request; undefined if there is none. */
  let preparation: Promise<void> | undefined;

  function onMessage(response: WorkerResponse<unknown>): void {
    const pending = pendingRequests.get(response.id);
    if (response.kind === 'progress') return pending?.onProgress?.(response.progress);
    pendingRequests.delete(response.id);
    if (response.kind === 'result') pending?.resolve(response.result);
    else pending?.reject(pending.signal?.aborted ? pending.signal.reason : response.error);
  }

  function addRequest(pending: Omit<PendingRequest, 'isTransferred'>): number {
    requestCount += 1;
    pendingRequests.set(requestCount, {...pending, isTransferred: false});
    return requestCount;
  }

  function postRequest(id: number): void {
    const pending = pendingRequests.get(id);
    if (!pending) return;
    const {name, params, signal} = pending;
    const transferList = transferListOf(params);
    try {
      receiver?.postMessage({kind: 'request', id, name, params}, transferList);
      pending.isTransferred = transferList.length > 0;
      if (signal?.aborted) receiver?.postMessage({kind: 'cancel', id});
    } catch (error) {
      // The params cannot be cloned.
      onMessage({kind: 'error', id, error});
    }
  }

  function postWhenPrepared(id: number): void {
    if (!preparation) return postRequest(id);
    const target = receiver;
    preparation.then(
      () => target === receiver && postRequest(id),
      (error: unknown) => target === receiver && onMessage({kind: 'error', id, error}),
    );
  }

  async function prepare(target: Receiver): Promise<void> {
    const request = await createFirstRequest?.();
    if (!request || target !== receiver) return;
    const {name, params} = request;
    await new Promise((resolve, reject) =>
      postRequest(addRequest({name, params, isFirst: true, resolve, reject})),
    );
  }

  function switchTo(next: Receiver): void {
    receiver = next;
    preparation = createFirstRequest && prepare(next);
    preparation?.catch(() => undefined);
  }

  function createInPageReceiver(): Receiver {
    let service: Promise<S> | undefined;
    const loadService = async (): Promise<S> => {
      service ??= (async () => createInPageService())();
      try {
        return await service;
      } catch (error) {
        service = undefined;
        throw error;
      }
    };
    return createReceiver(loadService, onMessage);
  }

  function startReceiver(): Receiver {
    let hasResponded = false;
    let worker: WorkerLike;
    try {
      worker = startWorker();
    } catch {
      return createInPageReceiver();
    }
    worker.onmessage = ({data}) => {
      hasResponded = true;
      if (worker !== receiver) return;
      onMessage(data.kind === 'error' ? {...data, error: reviveError(data.error)} : data);
    };
    worker.onmessageerror = worker.onerror = (event: Event): void => {
      event.preventDefault();
      if (worker === receiver) moveToPage(repeatsAfterCrash || !hasResponded);
    };
    return worker;
  }

  function moveToPage(mayRepeat: boolean): void {
    receiver?.terminate();
    const left = Array.from(pendingRequests);
    switchTo(createInPageReceiver());
    for (const [id, {isFirst, isTransferred, reject}] of left) {
      if (mayRepeat && !isTransferred && !isFirst) postWhenPrepared(id);
      else {
        pendingRequests.delete(id);
        if (!isFirst) reject(new WorkerDisconnectedError('crashed'));
      }
    }
  }

  return {
    request: (name, params, options = {}) =>
      new Promise((resolve, reject) => {
        const {signal} = options;
        if (signal?.aborted) return reject(signal.reason);
        if (isClosed) return reject(new WorkerDisconnectedError('closed'));
        if (!receiver) switchTo(startReceiver());
        const id = addRequest({
          ...(options as RequestOptions<unknown>),
          name,
          params,
          isFirst: false,
          resolve: resolve as (result: unknown) => void,
          reject,
        });
        postWhenPrepared(id);
        signal?.addEventListener(
          'abort',
          () => pendingRequests.has(id) && receiver?.postMessage({kind: 'cancel', id}),
          {once: true},
        );
      }),
    close() {
      isClosed = true;
      receiver?.terminate();
      receiver = undefined;
      for (const {reject} of pendingRequests.values()) {
        reject(new WorkerDisconnectedError('closed'));
      }
      pendingRequests.clear();
    },
  };
}
