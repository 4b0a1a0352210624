/** Reads one ROOT file: the handlers that run in the worker or, as the fallback, in the page. */
import type {RequestContext} from '@site/src/kit/worker/service';
import {draw} from './draw/draw';
import {loadDictionary} from './loadDictionary';
import {openFile, type FileSession} from './openFile';
import {preview} from './preview';
import {explained} from './problem';
import {storedHistogram} from './stored';
import {
  ExplorerError,
  type DrawResult,
  type DrawRequest,
  type OpenFile,
  type Origin,
  type StoredHistogram,
  type TreeInfo,
} from './types';
import type {Preview} from './previewTypes';

interface PreviewParams {
  readonly tree: string;
  readonly branches: readonly string[];
  readonly first: number;
  readonly count: number;
}

/** All handlers throw an ExplorerError. */
export interface RootFileService {
  open(origin: Origin): Promise<OpenFile>;
  preview(params: PreviewParams): Promise<Preview>;
  /** Reports the drawing as it grows. When cancelled, or when another one begins, it returns what there is. */
  draw(request: DrawRequest, context: RequestContext<DrawResult>): Promise<DrawResult>;
  histogram(path: string): Promise<StoredHistogram>;
}

async function withProblems<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explained(error);
  }
}

/** Keeps the file that was opened last. */
export function createRootFileService(): RootFileService {
  let current: FileSession | undefined;
  let stopDrawing = (): void => undefined;
  let dictionary: ReturnType<typeof loadDictionary> | undefined;

  function opened(): FileSession {
    if (current) return current;
    throw new ExplorerError({what: 'No file is open.', advice: 'Open one first.'});
  }

  function treeAt(path: string): TreeInfo {
    const tree = opened().info.trees.find((one) => one.path === path);
    if (tree) return tree;
    throw new ExplorerError({
      what: `The file has no tree “${path}”.`,
      advice: 'Choose one from the list.',
    });
  }

  return {
    open: (origin) =>
      withProblems(async () => {
        stopDrawing();
        current = undefined;
        dictionary ??= loadDictionary();
        current = await openFile(origin, dictionary);
        return current.info;
      }),
    preview: ({tree, branches, first, count}) =>
      withProblems(() => preview(opened().file, treeAt(tree), branches, first, count)),
    draw: (request, {signal, onProgress}) =>
      withProblems(() => {
        stopDrawing();
        const controller = new AbortController();
        stopDrawing = () => controller.abort();
        signal.addEventListener('abort', stopDrawing);
        if (signal.aborted) stopDrawing();
        return draw(opened().file, treeAt(request.tree), request, {
          signal: controller.signal,
          onPart: onProgress,
        });
      }),
    histogram: (path) => withProblems(() => storedHistogram(opened().file, path)),
  };
}
