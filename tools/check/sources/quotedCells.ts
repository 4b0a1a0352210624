/** What the tables of the catalogue say of records, cell by cell. */
import {parse} from 'csv-parse/sync';
import {fromPortal} from '../../generate/catalogue/propose';
import {sourceFolder} from '../../generate/catalogue/readTable';
import {readText} from '../runCheck';
import {
  archive,
  bytesOf,
  dataFile,
  filesNamed,
  filesOf,
  indexOf,
  simulatedFile,
  type Metadata,
} from './recordFiles';

export interface QuotedCell {
  readonly record: string;
  /** File and line. */
  readonly where: string;
  readonly what: string;
  readonly here: string;
  /** What the record says of it; undefined if nothing. */
  readonly there: (metadata: Metadata) => number | string | undefined;
}

type Cells = Readonly<Record<string, string>>;
type Columns = Readonly<Record<string, QuotedCell['there']>>;

interface CsvRecord {
  readonly record: Cells;
  readonly info: {readonly lines: number};
}

/** The cells of a table that are not empty, for the columns that the portal has. */
function cellsOf(
  root: string,
  table: string,
  idOf: (row: Cells) => string | undefined,
  columnsOf: (row: Cells) => Columns,
): readonly QuotedCell[] {
  const file = `${sourceFolder}/${table}.csv`;
  const lines = parse(readText(root, file), {columns: true, info: true}) as unknown as CsvRecord[];
  return lines.flatMap(({record: row, info}) => {
    const record = idOf(row);
    if (!record) return [];
    return Object.entries(columnsOf(row)).flatMap(([what, there]) => {
      const here = row[what] ?? '';
      return here === '' ? [] : [{record, where: `${file}:${info.lines}`, what, here, there}];
    });
  });
}

const ofRecord = (field: string) => (metadata: Metadata) => fromPortal({metadata})[field];

const recordColumns: Columns = Object.fromEntries(
  ['title', 'doi', 'events', 'files', 'bytes', 'licence', 'published'].map((field) => [
    field,
    ofRecord(field),
  ]),
);

/** Number and size of the files of a kind; undefined for a record that lists none at all. */
const parts = (kind: string, name: RegExp): Columns => ({
  [`${kind}Files`]: (metadata) =>
    filesOf(metadata).length === 0 ? undefined : filesNamed(metadata, name).length,
  [`${kind}Bytes`]: (metadata) =>
    filesOf(metadata).length === 0 ? undefined : bytesOf(filesNamed(metadata, name)),
});

const collectionColumns: Columns = {
  ...parts('zip', archive),
  ...parts('data', dataFile),
  ...parts('mc', simulatedFile),
};

const sampleColumns2016 = ({file = ''}: Cells): Columns => ({
  file: (metadata) =>
    filesOf(metadata).length === 0
      ? undefined
      : ((filesOf(metadata)[0]?.uri ?? '').split('/').pop() ?? file),
  events: ofRecord('events'),
  bytes: ofRecord('bytes'),
});

/** @param bytes name of the column with the size */
const indexColumns =
  (bytes: string, indexName: (row: Cells) => string) =>
  (row: Cells): Columns => ({
    files: (metadata) => indexOf(metadata, indexName(row))?.files,
    [bytes]: (metadata) => indexOf(metadata, indexName(row))?.bytes,
  });

/** The record with the ntuples of all samples without a skim. */
function ntupleRecord(root: string): string {
  const text = readText(root, `${sourceFolder}/skims.csv`);
  const rows = parse(text, {columns: true}) as unknown as readonly Cells[];
  return rows.find(({name}) => name === 'noskim')?.['mcRecord'] ?? '';
}

const ntupleColumns = ({dsid = ''}: Cells): Columns => ({
  ntupleBytes: (metadata) => filesNamed(metadata, new RegExp(`/mc_${dsid}\\.`))[0]?.size,
});

const ofColumn = (row: Cells): string | undefined => row['record'];

/** All cells for which the portal is asked. */
export function quotedCells(root: string): readonly QuotedCell[] {
  const ntuples = ntupleRecord(root);
  return [
    ...cellsOf(
      root,
      'records',
      ({id}) => id,
      () => recordColumns,
    ),
    ...cellsOf(root, 'collections', ofColumn, () => collectionColumns),
    ...cellsOf(root, 'samples-2016e-8tev', ofColumn, sampleColumns2016),
    ...cellsOf(
      root,
      'samples-2024r-pp',
      ofColumn,
      indexColumns('physliteBytes', ({name = ''}) => name),
    ),
    ...cellsOf(root, 'samples-2024r-pp', () => ntuples, ntupleColumns),
    ...cellsOf(
      root,
      'samples-2024r-hi',
      ofColumn,
      indexColumns('bytes', ({dsid = '', name = ''}) => `${dsid}_${name}`),
    ),
  ];
}
