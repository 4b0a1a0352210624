/** Makes the teaching samples into a folder, unless the same code has made them there before. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {decode, unzipped, type DecodedSample} from '../../src/samples/format/decode';
import {manifestSchema, signalShareOf, type Manifest} from '../../src/samples/format/manifest';
import {sampleKeys, samples, type SampleKey} from '../../src/samples/registry';
import {madeFolder, makeFiles, type MadeFiles} from '../made-files';
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

const manifestIn = (folder: string, key: SampleKey): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, `${key}.json`), 'utf8')));

/** What pages know of a sample before they load it. */
interface SampleFacts {
  /** Name of its file, and how large that is. */
  readonly file: string;
  readonly bytes: number;
  /** Of its expected events, from 0 to 1. */
  readonly signalShare: number;
}

export const servedFiles = (folder: string): Readonly<Record<string, SampleFacts>> =>
  Object.fromEntries(
    sampleKeys.map((key) => {
      const {file, compressedBytes, processes} = manifestIn(folder, key);
      const signalShare = Number(signalShareOf(processes).toPrecision(3));
      return [key, {file, bytes: compressedBytes, signalShare}];
    }),
  );

/** Reads back what `madeSamples` wrote. */
export async function readSample(folder: string, key: SampleKey): Promise<DecodedSample> {
  const manifest = manifestIn(folder, key);
  const file = readFileSync(path.join(folder, manifest.file));
  return decode(manifest, await unzipped(new Uint8Array(file).buffer));
}

async function writeSample(folder: string, key: SampleKey): Promise<Manifest> {
  const {manifest, data, downloads} = sampleFiles(key);
  await writeFile(path.join(folder, manifest.file), data);
  for (const [file, contents] of downloads) await writeFile(path.join(folder, file), contents);
  await writeFile(path.join(folder, `${key}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

type Tell = (manifest: Manifest) => void;

const madeSampleFiles = (tell: Tell): MadeFiles => ({
  cache: 'teaching-samples',
  sources: ['src/physics', 'src/samples', 'plugins/samples', 'plugins/made-files'],
  async write(folder) {
    for (const key of sampleKeys) tell(await writeSample(folder, key));
  },
});

const silent: Tell = () => undefined;

/** Where the samples of this state of the code are, once they are made. */
export const samplesFolder = (root: string): string => madeFolder(root, madeSampleFiles(silent));

/**
 * Folder with all samples: for each a manifest `<key>.json` and the files that it names.
 *
 * @param root folder of the project
 * @param tell hears of each sample that is made
 */
export const madeSamples = (root: string, tell: Tell = silent): Promise<string> =>
  makeFiles(root, madeSampleFiles(tell));
