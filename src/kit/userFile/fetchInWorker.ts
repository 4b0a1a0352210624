/**
 * Fetches a file of any site in a worker: the content policy of a page allows requests to its own server
 * alone, and that of a worker allows the addresses that users enter (deploy/headers.md).
 */
import {connect, type WorkerLike} from '@site/src/kit/worker/channel';
import type {NamedBlob} from './fetchFile';
import {fetchService} from './fetchService';
import {reviveProblem} from './problem';

const startWorker = (): WorkerLike => new Worker(new URL('./fetchWorker.ts', import.meta.url));

/**
 * @param typed address as the user typed it
 * @param base address of the page
 * @throws UserFileError
 */
export async function fetchInWorker(
  typed: string,
  base: string,
  start: () => WorkerLike = startWorker,
): Promise<NamedBlob> {
  const connection = connect<typeof fetchService>({
    startWorker: start,
    createInPageService: () => fetchService,
    reviveError: reviveProblem,
  });
  try {
    return await connection.request('fetch', {typed, base});
  } finally {
    connection.close();
  }
}
