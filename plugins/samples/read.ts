/** Reads back the teaching samples that the build has made. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipped, type DecodedSample} from '../../src/samples/format/decode';
import {manifestSchema, type Manifest} from '../../src/samples/format/manifest';
import {joined} from '../../src/samples/format/parts';
import type {SampleKey} from '../../src/samples/registry';

export const manifestIn = (folder: string, key: SampleKey): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, `${key}.json`), 'utf8')));

/** @param folder with the samples, as `madeSamples` returns it */
export async function readSample(folder: string, key: SampleKey): Promise<DecodedSample> {
  const manifest = manifestIn(folder, key);
  const parts = manifest.parts.map(({file}) =>
    unzipped(new Uint8Array(readFileSync(path.join(folder, file))).buffer),
  );
  return joined(manifest, await Promise.all(parts));
}
