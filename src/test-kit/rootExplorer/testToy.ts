/** The toy sample of the fixtures, opened by an explorer that reads on the page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {corruptedToy, toyWithIntegers} from '@site/src/test-kit/rootFile/testFixtures';
import {createExplorer} from '@site/src/apps/rootExplorer/model/explorer';
import type {
  DrawResult,
  DrawRequest,
  ExplorerError,
  ExplorerService,
  OpenFile,
  Origin,
} from '@site/src/apps/rootExplorer/model/types';

const folder = path.resolve('tests/fixtures/rootFiles');

export const facts = JSON.parse(readFileSync(path.join(folder, 'toy-zmumu.json'), 'utf8')) as {
  readonly entries: number;
  readonly sums: Readonly<Record<string, number>>;
};

export const toy = (codec = 'zlib'): Origin => ({
  kind: 'file',
  blob: new Blob([readFileSync(path.join(folder, `toy-zmumu-${codec}.root`))]),
  name: 'toy.root',
});

/** The toy sample with a corrupted basket of a branch: 500 of its 2,000 entries. */
export const corrupted = (branch: string, basket: number): Origin => ({
  kind: 'file',
  blob: new Blob([corruptedToy('zlib', branch, basket)]),
  name: 'toy.root',
});

/** The toy sample with other first event numbers. */
export const withIntegers = (values: readonly bigint[]): Origin => ({
  kind: 'file',
  blob: new Blob([toyWithIntegers(values)]),
  name: 'toy.root',
});

export async function opened(
  codec?: string,
): Promise<{readonly explorer: ExplorerService; readonly file: OpenFile}> {
  const explorer = createExplorer(refuseWorkers);
  return {explorer, file: await explorer.open(toy(codec))};
}

export const base: DrawRequest = {
  tree: 'analysis',
  x: 'mll',
  selections: [''],
  bins: 40,
  flatten: true,
};

export const drawToy = async (change: Partial<DrawRequest>, codec?: string): Promise<DrawResult> =>
  (await opened(codec)).explorer.draw({...base, ...change});

export const problemOf = (attempt: Promise<unknown>): Promise<ExplorerError> =>
  attempt.then(
    () => {
      throw new Error('no problem');
    },
    (error: unknown) => error as ExplorerError,
  );
