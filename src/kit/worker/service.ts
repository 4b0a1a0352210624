/** The answering side of the worker channel: messages, handlers, and their use by the script of a worker. */

/** A message to a worker. */
export type WorkerRequest =
  | {readonly kind: 'request'; readonly id: number; readonly name: string; readonly params: unknown}
  | {readonly kind: 'cancel'; readonly id: number};

/** A message from a worker: any number of `progress`, then one `result` or `error`. */
export type WorkerResponse<Failure = SerializedError> =
  | {readonly kind: 'progress'; readonly id: number; readonly progress: unknown}
  | {readonly kind: 'result'; readonly id: number; readonly result: unknown}
  | {readonly kind: 'error'; readonly id: number; readonly error: Failure};

/** An error as a worker sends it: structured clone would drop the fields of its class. */
export interface SerializedError {
  readonly name: string;
  readonly message: string;
  /** The own properties of the error, such as the advice of a problem. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What a handler receives with a request. */
export interface RequestContext<Progress = never> {
  /** Aborted if the request is cancelled. A handler then returns what it has, or throws. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Answers one kind of request, at once or with a promise. Its context is a RequestContext. */
type Handler = (params: never, context: never) => unknown;

/** An object of handlers; a request names one of them. */
export type Service<S> = {readonly [Name in keyof S]: Handler};

export type ParamsOf<H> = H extends (params: infer Params, context: never) => unknown
  ? Params
  : never;
export type ProgressOf<H> = H extends (
  params: never,
  context: RequestContext<infer Progress>,
) => unknown
  ? Progress
  : never;
export type ResultOf<H> = H extends (...args: never) => infer Result ? Awaited<Result> : never;

const transferLists = new WeakMap<object, Transferable[]>();

/**
 * Marks buffers to be transferred instead of copied when the message goes to another thread.
 *
 * @param message the params of a request, or the result or a progress of a handler
 */
export function transfer<Message extends object>(
  message: Message,
  buffers: readonly ArrayBufferLike[],
): Message {
  const unique = new Set(buffers.filter((buffer) => buffer instanceof ArrayBuffer));
  transferLists.set(message, Array.from(unique));
  return message;
}

export const transferListOf = (message: unknown): Transferable[] =>
  transferLists.get(message as object) ?? [];

/** The receiving end of requests: a `Worker`, or the page itself. */
export interface Receiver {
  postMessage(request: WorkerRequest, transferList?: Transferable[]): void;
  /** Stops what is running; nothing is posted after it. */
  terminate(): void;
}

/** Runs the handlers of a service in this thread. */
export function createReceiver(
  loadService: () => Promise<unknown>,
  postMessage: (response: WorkerResponse<unknown>) => void,
): Receiver {
  const controllers = new Map<number, AbortController>();

  async function handle({id, name, params}: WorkerRequest & {kind: 'request'}): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    const context: RequestContext<unknown> = {
      signal: controller.signal,
      onProgress: (progress) => postMessage({kind: 'progress', id, progress}),
    };
    try {
      const service = (await loadService()) as Record<string, (...args: unknown[]) => unknown>;
      const result = await service[name]?.(params, context);
      postMessage({kind: 'result', id, result});
    } catch (error) {
      postMessage({kind: 'error', id, error});
    } finally {
      controllers.delete(id);
    }
  }

  return {
    postMessage(request) {
      if (request.kind === 'request') void handle(request);
      else controllers.get(request.id)?.abort();
    },
    terminate() {
      for (const controller of controllers.values()) controller.abort();
    },
  };
}

/** The part of a worker's global scope that a service uses; the project has the types of a page. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(response: WorkerResponse, transferList: Transferable[]): void;
}

/** Answers the requests of a page; called by the script of a worker. @param scope for tests */
export function defineWorkerService<S extends Service<S>>(
  service: S,
  scope: WorkerScope = self as unknown as WorkerScope,
): void {
  const postError = (id: number, error: unknown): void => {
    const {name, message} = error instanceof Error ? error : new Error(String(error));
    const post = (fields: SerializedError['fields']): void =>
      scope.postMessage({kind: 'error', id, error: {name, message, fields}}, []);
    try {
      post({...(error as object)});
    } catch {
      // A field cannot be cloned.
      post({});
    }
  };
  const receiver = createReceiver(
    () => Promise.resolve(service),
    (response) => {
      if (response.kind === 'error') return postError(response.id, response.error);
      const message = response.kind === 'result' ? response.result : response.progress;
      scope.postMessage(response, transferListOf(message));
    },
  );
  scope.onmessage = ({data}) => receiver.postMessage(data);
}
