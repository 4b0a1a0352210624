/** The samples in formats that programs of others read. */
import {gzipSync} from 'node:zlib';
import {parquetWriteBuffer, type ColumnSource} from 'hyparquet-writer';
import {csvOf} from '../../src/samples/format/csv';
import type {DecodedSample} from '../../src/samples/format/decode';
import type {Manifest} from '../../src/samples/format/manifest';
import {valueReader} from '../../src/samples/format/stored';
import {gzipped} from './gzipped';

/** Rows that are packed together: a reader unpacks one group at a time. */
const groupRows = 50_000;

const gzip = (bytes: Uint8Array): Uint8Array => gzipSync(bytes, {level: 9});

/** Whole numbers as such, all others with the seven digits of 32 bits, of which columns use five. */
function valuesOf(stored: ArrayLike<number>, step: number): Float32Array | Int32Array {
  return step === 1 ? Int32Array.from(stored) : Float32Array.from(stored, valueReader(step));
}

function columnsOf({manifest, process, weight, columns}: DecodedSample): ColumnSource[] {
  const names = Array.from(process, (number) => manifest.processes[number]?.id ?? 'data');
  return [
    {name: 'process', data: names, type: 'STRING', nullable: false},
    {name: 'weight', data: weight, type: 'FLOAT', nullable: false},
    ...Array.from(columns.values(), ({facts: {name, step}, stored}): ColumnSource => {
      const type = step === 1 ? 'INT32' : 'FLOAT';
      return {name, data: valuesOf(stored, step), type, nullable: false};
    }),
  ];
}

/** What a Parquet file says of itself: pandas and pyarrow show it as the metadata of the schema. */
function factsOf({title, kind, version, energy, luminosity, columns}: Manifest) {
  const units = Object.fromEntries(columns.map(({name, unit}) => [name, unit]));
  return Object.entries({
    title,
    kind,
    version,
    energy: `${energy} TeV`,
    luminosity: `${luminosity} fb-1`,
    units: JSON.stringify(units),
  }).map(([key, value]) => ({key, value}));
}

/** The rows of a sample as Parquet, compressed with gzip, with units in its metadata. */
export function parquetOf(sample: DecodedSample): Uint8Array {
  const buffer = parquetWriteBuffer({
    columnData: columnsOf(sample),
    codec: 'GZIP',
    compressors: {GZIP: gzip},
    rowGroupSize: groupRows,
    kvMetadata: factsOf(sample.manifest),
    createdBy: 'ATLAS Open Data site',
  });
  return new Uint8Array(buffer);
}

export const zippedCsvOf = (sample: DecodedSample): Uint8Array =>
  gzipped(new TextEncoder().encode(csvOf(sample)));
