/**
 * Fetches a file of any site in a worker: a page must ask nobody but its own server, and its content
 * policy sees to that, while the one of a worker lets it ask where the reader says.
 */
import {addressOf, fetchFile, type NamedBlob} from './fetchFile';
import type {Fetched, Wanted} from './fetchWorker';
import {OwnFileError} from './problem';

export type FetchingWorker = Pick<Worker, 'terminate'> & {
  postMessage(wanted: Wanted): void;
  onmessage: ((event: MessageEvent<Fetched>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

function startWorker(): FetchingWorker {
  return new Worker(new URL('./fetchWorker.ts', import.meta.url));
}

/** What the worker has to say; undefined where the browser runs none. */
async function fromWorker(
  wanted: Wanted,
  start: () => FetchingWorker,
): Promise<Fetched | undefined> {
  let worker: FetchingWorker;
  try {
    worker = start();
  } catch {
    return undefined;
  }
  const said = await new Promise<Fetched | undefined>((resolve) => {
    worker.onmessage = ({data}) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(undefined);
    };
    worker.postMessage(wanted);
  });
  worker.terminate();
  return said;
}

/**
 * @param typed address as the reader typed it
 * @param base address of the page
 * @throws OwnFileError
 */
export async function fetchApart(
  typed: string,
  base: string,
  start: () => FetchingWorker = startWorker,
): Promise<NamedBlob> {
  const fetched = await fromWorker({typed, base}, start);
  if (!fetched) return fetchFile(addressOf(typed, base), () => undefined);
  if (fetched.kind === 'file') return fetched.file;
  throw new OwnFileError(fetched.problem.what, fetched.problem.cure);
}
