/** Reads one ROOT file: the handlers that run in the worker or, as the fallback, in the page. */
import {variablesOf} from '@site/src/data/catalogue';
import type {RequestContext} from '@site/src/kit/worker/service';
import type {RootFile} from '@site/src/rootFile/rootFile';
import type {Dictionary} from './describe';
import {draw} from './draw/draw';
import {openFile, type FileSession} from './openFile';
import {preview} from './preview';
import type {Preview} from './previewTypes';
import {explained} from './problem';
import {
  ExplorerError,
  type DrawResult,
  type DrawRequest,
  type OpenFile,
  type Origin,
  type StoredHistogram,
  type TreeInfo,
} from './types';

/** Mean and standard deviation along x by the middles of the bins; of a profile, of its means. */
function statistics(edges: Float64Array, contents: Float64Array, rows: number) {
  let sum = 0;
  let first = 0;
  let second = 0;
  const width = edges.length + 1;
  for (let j = 0; j < rows; j += 1) {
    for (let i = 1; i < edges.length; i += 1) {
      const content = contents[i + (rows === 1 ? 0 : (j + 1) * width)] as number;
      const middle = ((edges[i - 1] as number) + (edges[i] as number)) / 2;
      sum += content;
      first += content * middle;
      second += content * middle * middle;
    }
  }
  const mean = first / sum;
  return {mean, deviation: Math.sqrt(Math.max(0, second / sum - mean * mean))};
}

/** @throws RootFileError for what is missing, damaged or of another class */
async function storedHistogram(file: RootFile, path: string): Promise<StoredHistogram> {
  const histogram = await file.histogram(path);
  const [x, y] = histogram.axes;
  const edges = x?.edges ?? new Float64Array();
  const rows = y ? y.edges.length - 1 : 1;
  return {path, ...histogram, ...statistics(edges, histogram.contents, rows)};
}

/** The releases by the trees that their files have. */
const trees = {
  '2016e-8tev': 'mini',
  '2020e-13tev': 'mini',
  '2025e-13tev-beta': 'analysis',
  '2024r-pp': 'CollectionTree',
} as const;

type Release = keyof typeof trees;

async function loadDictionary(): Promise<Dictionary> {
  return Promise.all(
    (Object.keys(trees) as Release[]).map(async (release) => ({
      tree: trees[release],
      variables: await variablesOf(release),
    })),
  );
}

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
