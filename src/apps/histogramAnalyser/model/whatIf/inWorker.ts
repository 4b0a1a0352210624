/** Makes a sample in a worker of its own, which ends with the work. */
import {EventsError, type Events} from '../events';
import type {Order, Report} from './protocol';

export type MakingWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** A worker that was refused or broke: the page may do it. */
export class WorkerRefused extends Error {
  override readonly name = 'WorkerRefused';
}

export const startWorker = (): MakingWorker =>
  new Worker(new URL('./worker.ts', import.meta.url)) as MakingWorker;

function started(start: () => MakingWorker): MakingWorker {
  try {
    return start();
  } catch {
    throw new WorkerRefused();
  }
}

/** @throws WorkerRefused, EventsError for what cannot be made, or the reason of the signal */
export async function inWorker(
  order: Order,
  onProgress: (done: number) => void,
  signal: AbortSignal | undefined,
  start: () => MakingWorker,
): Promise<Events> {
  signal?.throwIfAborted();
  const worker = started(start);
  try {
    return await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
      worker.onerror = () => reject(new WorkerRefused());
      worker.onmessage = ({data}) => {
        if (data.kind === 'progress') onProgress(data.done);
        else if (data.kind === 'made') resolve(data.events);
        else reject(new EventsError(data.message));
      };
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
