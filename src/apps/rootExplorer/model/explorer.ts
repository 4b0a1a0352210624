/** The explorer as a page uses it, in a worker or in the page. */
import {connect, WorkerDisconnectedError, type WorkerLike} from '@site/src/kit/worker/channel';
import {createRootFileService, type RootFileService} from './service';
import {ExplorerError, type ExplorerService, type Problem} from './types';

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/** A file that was too large for the worker is not tried again in the page. */
function explainCrash(error: unknown): never {
  if (!(error instanceof WorkerDisconnectedError) || error.reason === 'closed') throw error;
  throw new ExplorerError({
    what: 'The browser stopped reading, perhaps because its memory was full.',
    advice: 'Open the file again. If this happens again, close other tabs.',
  });
}

/** @param start starts the worker; may throw if workers are refused */
export function createExplorer(start: () => WorkerLike = startWorker): ExplorerService {
  const {request, close} = connect<RootFileService>({
    startWorker: start,
    createInPageService: createRootFileService,
    reviveError: ({fields}) => new ExplorerError(fields as unknown as Problem),
    repeatsAfterCrash: false,
  });
  return {
    open: (origin) => request('open', origin).catch(explainCrash),
    preview: (tree, branches, first, count) =>
      request('preview', {tree, branches, first, count}).catch(explainCrash),
    draw: (params, {onPart, signal} = {}) =>
      request('draw', params, {onProgress: onPart, signal}).catch(explainCrash),
    histogram: (path) => request('histogram', path).catch(explainCrash),
    close,
  };
}
