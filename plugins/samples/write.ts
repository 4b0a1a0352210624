/** Makes the files of a teaching sample. Its default export is run in threads, which import nothing else. */
import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {decode} from '../../src/samples/format/decode';
import {manifestSchema, type Manifest} from '../../src/samples/format/manifest';
import {samples, type SampleKey} from '../../src/samples/registry';
import {parquetOf, zippedCsvOf} from './downloads';
import {gzipped} from './gzipped';

interface SampleFiles {
  readonly manifest: Manifest;
  readonly data: Uint8Array;
  /** The same rows for programs of others, by name of the file. */
  readonly downloads: ReadonlyMap<string, Uint8Array>;
}

export function sampleFiles(key: SampleKey): SampleFiles {
  const {bytes, manifest} = samples[key].made();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const data = gzipped(bytes);
  const plain = manifestSchema.parse({
    ...manifest,
    file: `${key}-${sha256.slice(0, 8)}.bin.gz`,
    compressedBytes: data.length,
    sha256,
  });
  const sample = decode(plain, bytes.buffer);
  const csv = {format: 'csv', file: `${key}.csv.gz`, contents: zippedCsvOf(sample)} as const;
  const parquet = {format: 'parquet', file: `${key}.parquet`, contents: parquetOf(sample)} as const;
  const downloads = [csv, parquet];
  return {
    data,
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
}

/** Writes samples, one after another, and returns their manifests. */
export default async function writeSamples({folder, keys}: WriteTask): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  for (const key of keys) {
    const {manifest, data, downloads} = sampleFiles(key);
    await writeFile(path.join(folder, manifest.file), data);
    for (const [file, contents] of downloads) await writeFile(path.join(folder, file), contents);
    await writeFile(path.join(folder, `${key}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
    manifests.push(manifest);
  }
  return manifests;
}
