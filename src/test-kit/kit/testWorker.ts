/** Workers for tests: the service runs in this thread, and messages are cloned and transferred as in a browser. */
import {vi} from 'vitest';
import type {WorkerLike} from '@site/src/kit/worker/channel';
import {
  defineWorkerService,
  type Service,
  type WorkerRequest,
  type WorkerScope,
} from '@site/src/kit/worker/service';

export interface TestWorker extends WorkerLike {
  /** What the page has posted. */
  readonly requests: readonly WorkerRequest[];
  /** Reports an error, like a worker that runs out of memory or whose script throws. */
  crash(): void;
}

/** @param service left out: the worker never responds */
export function createTestWorker<S extends Service<S>>(service?: S): TestWorker {
  const {port1, port2} = new MessageChannel();
  if (service) defineWorkerService(service, port2 as unknown as WorkerScope);
  const requests: WorkerRequest[] = [];
  const worker: TestWorker = {
    requests,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage(request, transferList = []) {
      port1.postMessage(request, transferList);
      requests.push(request);
    },
    terminate: vi.fn(() => port1.close()),
    crash: () => worker.onerror?.(new Event('error') as ErrorEvent),
  };
  port1.onmessage = (event: MessageEvent) => worker.onmessage?.(event);
  return worker;
}

/** Throws, like a browser that allows no workers. */
export const refuseWorkers = (): never => {
  throw new DOMException('refused', 'SecurityError');
};
