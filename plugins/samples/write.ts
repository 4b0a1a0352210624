/** Makes the files of a teaching sample. Its default export is run in threads, which import nothing else. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {decode} from '../../src/samples/format/decode';
import {manifestSchema, type Manifest} from '../../src/samples/format/manifest';
import {split} from '../../src/samples/format/split';
import type {RecordedSample} from '../../src/samples/recorded/withRecorded';
import {samples, type SampleKey} from '../../src/samples/registry';
import {parquetOf, zippedCsvOf} from './downloads';
import {gzipped} from './gzipped';
import {partLengths} from './partLengths';
import type {RecordedSamples} from './recorded';

/** Below the folder of the samples: one rule for caching covers all parts. */
const partFolder = 'parts/';

interface SampleFiles {
  readonly manifest: Manifest;
  /** Compressed parts of the columns, by name of the file, in the order of the manifest. */
  readonly parts: ReadonlyMap<string, Uint8Array>;
  /** The same rows for programs of others, by name of the file. */
  readonly downloads: ReadonlyMap<string, Uint8Array>;
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function sampleFiles(key: SampleKey, recorded?: RecordedSample): SampleFiles {
  const encoded = samples[key].made(recorded);
  const {bytes, manifest} = encoded;
  const parts = split(encoded, partLengths(encoded)).map(({bytes: part, facts}) => {
    const file = `${partFolder}${key}-${sha256Of(part).slice(0, 8)}.bin.gz`;
    const contents = gzipped(part);
    return {contents, entry: {file, ...facts, compressedBytes: contents.length}};
  });
  const plain = manifestSchema.parse({
    ...manifest,
    parts: parts.map(({entry}) => entry),
    compressedBytes: parts.reduce((sum, {contents}) => sum + contents.length, 0),
    sha256: sha256Of(bytes),
  });
  const sample = decode(plain, bytes.buffer);
  const csv = {format: 'csv', file: `${key}.csv.gz`, contents: zippedCsvOf(sample)} as const;
  const parquet = {format: 'parquet', file: `${key}.parquet`, contents: parquetOf(sample)} as const;
  const downloads = [csv, parquet];
  return {
    parts: new Map(parts.map(({entry, contents}) => [entry.file, contents])),
    downloads: new Map(downloads.map(({file, contents}) => [file, contents])),
    manifest: {
      ...plain,
      downloads: downloads.map(({format, file, contents}) => ({
        format,
        file,
        bytes: contents.length,
      })),
    },
  };
}

export interface WriteTask {
  readonly folder: string;
  readonly keys: readonly SampleKey[];
  readonly recorded: RecordedSamples;
}

/** Writes samples, one after another, and returns their manifests. */
export default async function writeSamples({
  folder,
  keys,
  recorded,
}: WriteTask): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  await mkdir(path.join(folder, partFolder), {recursive: true});
  for (const key of keys) {
    const {manifest, parts, downloads} = sampleFiles(key, recorded[key]);
    for (const [file, contents] of [...parts, ...downloads]) {
      await writeFile(path.join(folder, file), contents);
    }
    await writeFile(path.join(folder, `${key}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
    manifests.push(manifest);
  }
  return manifests;
}
