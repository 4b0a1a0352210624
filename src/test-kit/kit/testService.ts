/** A service with one handler for each behaviour, for the tests of the channel. */
import {vi} from 'vitest';
import {connect} from '@site/src/kit/worker/channel';
import {transfer, type RequestContext, type SerializedError} from '@site/src/kit/worker/service';
import {createTestWorker} from './testWorker';

export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(message);
  }
}

const reviveError = ({name, message, fields}: SerializedError): Error =>
  name === 'Problem' ? new Problem(message, String(fields.advice)) : new Error(message);

export interface Numbers {
  readonly values: Float64Array;
}

/** `count` works until it is cancelled or told to go on; the other handlers answer at once. */
export function createService() {
  let offset = 0;
  const started: number[] = [];
  const cancelled: number[] = [];
  const waiting = new Map<number, () => void>();
  return {
    started,
    cancelled,
    goOn: (count: number) => waiting.get(count)?.(),
    handlers: {
      prepare(params: {readonly offset: number}) {
        ({offset} = params);
        if (offset < 0) throw new Problem('The offset is negative.', 'Choose another one.');
      },
      add: (value: number) => value + offset,
      double: ({values}: Numbers): Numbers => {
        const doubled = values.map((value) => 2 * value);
        return transfer({values: doubled}, [doubled.buffer, doubled.buffer]);
      },
      async count(to: number, {signal, onProgress}: RequestContext<number>) {
        started.push(to);
        for (let i = 1; i < to; i += 1) onProgress(i);
        if (signal.aborted) return 'cancelled before it started';
        await new Promise<void>((resolve) => {
          waiting.set(to, resolve);
          signal.addEventListener('abort', () => {
            cancelled.push(to);
            resolve();
          });
        });
        return signal.aborted ? 'cancelled' : 'finished';
      },
      async fail(signalIsNeeded: boolean, {signal}: RequestContext) {
        if (signalIsNeeded) {
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          signal.throwIfAborted();
        }
        throw new Problem('The file is incomplete.', 'Download it again.');
      },
      uncloneable: (kind: 'result' | 'error') => {
        const value = () => 'functions cannot be cloned';
        if (kind === 'result') return {value};
        throw Object.assign(new Error('It failed.'), {value});
      },
    },
  };
}

type Handlers = ReturnType<typeof createService>['handlers'];
type Options = Partial<Parameters<typeof connect<Handlers>>[0]>;

export function setUp(options: Options = {}) {
  const inWorker = createService();
  const inPage = createService();
  const worker = createTestWorker(inWorker.handlers);
  const createInPageService = vi.fn(() => inPage.handlers);
  const connection = connect<Handlers>({
    startWorker: () => worker,
    createInPageService,
    reviveError,
    ...options,
  });
  return {inWorker, inPage, worker, createInPageService, connection};
}

/** The result or the error. */
export const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => error);
