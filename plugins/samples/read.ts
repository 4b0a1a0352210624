/** Reads back the teaching samples that the build has made. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decode, unzipped, type DecodedSample} from '../../src/samples/format/decode';
import {manifestSchema, type Manifest} from '../../src/samples/format/manifest';
import type {SampleKey} from '../../src/samples/registry';

export const manifestIn = (folder: string, key: SampleKey): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, `${key}.json`), 'utf8')));

/** @param folder with the samples, as `madeSamples` returns it */
export async function readSample(folder: string, key: SampleKey): Promise<DecodedSample> {
  const manifest = manifestIn(folder, key);
  const file = readFileSync(path.join(folder, manifest.file));
  return decode(manifest, await unzipped(new Uint8Array(file).buffer));
}
