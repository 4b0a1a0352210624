/** Trees of a ROOT file as tables. */
import {UserFileError} from '@site/src/kit/userFile/problem';
import {openRootFile} from '@site/src/rootFile/adapter';
import {blobBytes, RootFileError} from '@site/src/rootFile/rootFile';
import {recognised} from '@site/src/samples/recorded/recognise';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {finishedTable, noRows} from './finishTable';
import {checkSize} from './limits';
import {fill, filled, fillsByName, type Source} from './source';
import type {OwnTable} from './table';

const adviceFor: Readonly<Record<RootFileError['kind'], string>> = {
  notRoot: 'Check that this is the right file.',
  truncated: 'The download was probably interrupted: download it again.',
  damaged: 'Download it again, or check that it opens in ROOT or uproot.',
  ntuple: 'Save the events as a TTree, or as Parquet or CSV, and open that.',
  missing: 'Choose a different tree or different branches.',
  unsupported: 'Choose different branches.',
};

const toUserError = (error: unknown): unknown =>
  error instanceof RootFileError ? new UserFileError(error.message, adviceFor[error.kind]) : error;

/** @throws UserFileError for files that are cut off or damaged, and for those without a tree */
export async function openRoot(
  blob: Blob,
  file: Pick<OwnTable, 'name' | 'bytes' | 'address'>,
): Promise<Source> {
  const root = await openRootFile(blobBytes(blob, file.name)).catch((error: unknown) => {
    throw toUserError(error);
  });
  const {trees, others} = root.contents;
  const tables = trees.map(({path, entries, branches}) => ({
    path,
    rows: entries,
    columns: branches,
  }));
  if (tables.length === 0) {
    const has = others.slice(0, 3).map(({path, className}) => `${path} (${className})`);
    throw new UserFileError(
      `The file has no tree with events${has.length > 0 ? `, but ${has.join(', ')}` : ''}.`,
      'Open a file with a TTree.',
    );
  }
  // A file whose first events cannot be read is one without a ready-made selection.
  const released = await recognised(root).catch(() => undefined);
  return {
    contents: {name: file.name, format: 'ROOT', tables, ...(released ? {released} : {})},
    async select(key, progress) {
      if (!released) throw new Error('the file has no selection');
      const {readReleased} = await import('./readReleased');
      return readReleased(root, file, released, key, progress).catch((error: unknown) => {
        throw toUserError(error);
      });
    },
    async read(path, wishes, progress) {
      const rows = tables.find((table) => table.path === path)?.rows ?? 0;
      checkSize(rows, wishes.length);
      if (rows === 0) throw noRows(`The tree ${path} has no entries.`);
      const fills = fillsByName(wishes);
      const ways = Array.from(fills.values());
      const sink = {
        one: (branch: number, value: unknown): void =>
          ways[branch]?.forEach((entry) => fill(entry, value)),
        many: (branch: number, values: ArrayLike<number | bigint>): void => {
          for (const {builder} of ways[branch] ?? []) {
            for (let i = 0; i < values.length; i += 1) builder.addNumber(values[i] ?? Number.NaN);
          }
        },
        progress,
      };
      await root.read(path, Array.from(fills.keys()), sink).catch((error: unknown) => {
        throw toUserError(error);
      });
      const columns = filled(fills, wishes);
      const uneven = columns.find(({values}) => values.length !== rows);
      if (uneven) {
        throw new UserFileError(
          `The branch of column “${uneven.name}” has ${formatCountOf(uneven.values.length, 'entry', 'entries')}, but the tree has ${rows}.`,
          'Deselect this branch.',
        );
      }
      const name = `${file.name}, ${path}`;
      return finishedTable({...file, name, format: 'ROOT', rows, columns, remarks: []});
    },
  };
}
