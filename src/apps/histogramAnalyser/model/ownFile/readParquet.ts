/** A Parquet file as a table. */
import {
  parquetMetadataAsync,
  parquetRead,
  parquetSchema,
  type AsyncBuffer,
  type FileMetaData,
  type SchemaTree,
} from 'hyparquet';
import {UserFileError} from '@site/src/kit/userFile/problem';
import {finishedTable, metadataRemark} from './finishTable';
import {checkSize} from './limits';
import {fill, filled, fillsByName, type Source, type SourceColumn} from './source';
import type {OwnTable} from './table';

const numberTypes = new Set(['INT32', 'INT64', 'INT96', 'FLOAT', 'DOUBLE', 'BOOLEAN']);
const ownCodecs = new Set(['UNCOMPRESSED', 'SNAPPY']);

function scalarKind({element}: SchemaTree): 'number' | 'text' | 'other' {
  const {type, converted_type: converted, logical_type: logical} = element;
  if (converted === 'DECIMAL' || logical?.type === 'FLOAT16') return 'number';
  if (type === 'BYTE_ARRAY') return 'text';
  return type && numberTypes.has(type) ? 'number' : 'other';
}

/** The values of a list stand two levels below it, or one in older files. */
function innermost(node: SchemaTree): SchemaTree | undefined {
  if (node.children.length === 0) return node;
  return node.children.length === 1 ? innermost(node.children[0] as SchemaTree) : undefined;
}

function columnOf(node: SchemaTree): SourceColumn {
  const {name, type, repetition_type: repetition} = node.element;
  const isList = node.children.length > 0 || repetition === 'REPEATED';
  if (!isList) return {name, type: (type ?? '').toLowerCase(), kind: scalarKind(node)};
  const leaf = innermost(node);
  const depth = leaf ? leaf.path.length - node.path.length : 0;
  const isPlain = leaf !== undefined && depth <= 2 && scalarKind(leaf) === 'number';
  const inner = leaf?.element.type?.toLowerCase() ?? 'group';
  return {name, type: `list of ${inner}`, kind: isPlain ? 'numbers' : 'other'};
}

async function compressorsFor({row_groups: groups}: FileMetaData) {
  const codecs = groups.flatMap(({columns}) => columns.map(({meta_data}) => meta_data?.codec));
  if (codecs.every((codec) => codec === undefined || ownCodecs.has(codec))) return {};
  return {compressors: (await import('hyparquet-compressors')).compressors};
}

function damaged(error: unknown): UserFileError {
  if (error instanceof UserFileError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new UserFileError(
    `The Parquet file is truncated or corrupted (${why}).`,
    'Download it again, or check that pandas or pyarrow can read it.',
  );
}

/** Title and kind, as our own samples have them. */
function remarksOf({key_value_metadata: pairs = []}: FileMetaData): readonly string[] {
  const words = ['title', 'kind'].flatMap(
    (key) => pairs.find((pair) => pair.key === key)?.value ?? [],
  );
  return words.length > 0 ? [metadataRemark(words.join(': '))] : [];
}

/** Reads one group of rows after another, so that no more than one is unpacked at a time. */
async function readGroups(
  buffer: AsyncBuffer,
  metadata: FileMetaData,
  fills: ReturnType<typeof fillsByName>,
  progress: (share: number) => void,
): Promise<void> {
  const total = Number(metadata.num_rows);
  const columns = Array.from(fills.keys());
  const compressors = await compressorsFor(metadata);
  let rowStart = 0;
  for (const {num_rows: rows} of metadata.row_groups) {
    const rowEnd = rowStart + Number(rows);
    await parquetRead({
      file: buffer,
      metadata,
      columns,
      rowStart,
      rowEnd,
      ...compressors,
      onChunk({columnName, columnData}) {
        const ways = fills.get(columnName) ?? [];
        for (let i = 0; i < columnData.length; i += 1) {
          for (const way of ways) fill(way, columnData[i]);
        }
      },
    });
    rowStart = rowEnd;
    progress(total > 0 ? rowStart / total : 1);
  }
}

/** @throws UserFileError for files that are cut off or damaged */
export async function openParquet(
  blob: Blob,
  file: Pick<OwnTable, 'name' | 'bytes' | 'address'>,
): Promise<Source> {
  const buffer: AsyncBuffer = {
    byteLength: blob.size,
    slice: (start, end) => blob.slice(start, end).arrayBuffer(),
  };
  const metadata = await parquetMetadataAsync(buffer).catch((error: unknown) => {
    throw damaged(error);
  });
  const rows = Number(metadata.num_rows);
  const columns = parquetSchema(metadata).children.map(columnOf);
  return {
    contents: {name: file.name, format: 'Parquet', tables: [{path: '', rows, columns}]},
    async read(_, wishes, progress) {
      checkSize(rows, wishes.length);
      const fills = fillsByName(wishes);
      await readGroups(buffer, metadata, fills, progress).catch((error: unknown) => {
        throw damaged(error);
      });
      const read = filled(fills, wishes);
      if (read.some(({values}) => values.length !== rows)) {
        throw damaged(new Error('columns of different lengths'));
      }
      return finishedTable({
        ...file,
        format: 'Parquet',
        rows,
        columns: read,
        remarks: remarksOf(metadata),
      });
    },
  };
}
