/** Values of some entries as a table. */
import {
  CorruptBasketError,
  describeCorruptBasket,
  type CorruptBasket,
  type RootFile,
  type RootSink,
} from '@site/src/rootFile/rootFile';
import type {Cell, Preview} from './previewTypes';
import {drawLimits, ExplorerError, type TreeInfo} from './types';

const cellOf = (value: unknown): Cell => {
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') {
    return value;
  }
  return typeof value === 'boolean' ? Number(value) : null;
};

function listOf(value: unknown): readonly (number | bigint)[] {
  const list = Array.isArray(value) || ArrayBuffer.isView(value) ? value : [];
  const some = Array.from(list as ArrayLike<unknown>).slice(0, drawLimits.previewList);
  return some.map((one) => (typeof one === 'bigint' ? one : Number(one)));
}

interface PreviewColumn {
  readonly name: string;
  readonly unit?: string;
  readonly cells: Cell[];
  readonly lengths?: number[];
}

function checkedColumns(tree: TreeInfo, names: readonly string[]): readonly PreviewColumn[] {
  return names.slice(0, drawLimits.previewBranches).map((name) => {
    const branch = tree.branches.find((one) => one.name === name);
    if (!branch || branch.kind === 'other') {
      throw new ExplorerError({
        what: branch?.problem ?? `The tree has no branch “${name}”.`,
        advice: 'Choose a different branch.',
      });
    }
    const unit = branch.unit === undefined ? {} : {unit: branch.unit};
    return {name, ...unit, cells: [], ...(branch.kind === 'numbers' ? {lengths: []} : {})};
  });
}

function put({cells, lengths}: PreviewColumn, value: unknown): void {
  cells.push(lengths ? listOf(value) : cellOf(value));
  lengths?.push((value as ArrayLike<unknown> | null)?.length ?? 0);
}

const sinkFor = (columns: readonly PreviewColumn[]): RootSink => ({
  one: (place, value) => put(columns[place] as PreviewColumn, value),
  many: (place, values) =>
    Array.from(values).forEach((value) => put(columns[place] as PreviewColumn, value)),
});

/** One column by itself, empty where its data are corrupted: other branches keep their values there. */
async function readApart(
  read: (columns: readonly PreviewColumn[], sink: RootSink) => Promise<void>,
  column: PreviewColumn,
  corrupt: CorruptBasket[],
): Promise<void> {
  await read([column], {
    ...sinkFor([column]),
    skip(count, baskets) {
      for (let i = 0; i < count; i += 1) put(column, null);
      corrupt.push(...baskets);
    },
  });
}

/**
 * @param first number of the first entry, from 0
 * @throws ExplorerError for branches that cannot be shown; RootFileError for a file that cannot be read
 */
export async function preview(
  file: RootFile,
  tree: TreeInfo,
  names: readonly string[],
  first: number,
  count: number,
): Promise<Preview> {
  const start = Math.max(0, Math.min(Math.floor(first), tree.entries));
  const part = {first: start, count: Math.min(count, drawLimits.previewEntries)};
  const read = (columns: readonly PreviewColumn[], sink: RootSink): Promise<void> =>
    file.read(
      tree.path,
      columns.map(({name}) => name),
      sink,
      part,
    );
  const found = {tree: tree.path, first: start};
  const columns = checkedColumns(tree, names);
  try {
    await read(columns, sinkFor(columns));
    return {...found, columns, corrupt: []};
  } catch (error) {
    if (!(error instanceof CorruptBasketError)) throw error;
  }
  const apart = checkedColumns(tree, names);
  const corrupt: CorruptBasket[] = [];
  for (const column of apart) await readApart(read, column, corrupt);
  return {...found, columns: apart, corrupt: corrupt.map(describeCorruptBasket)};
}
