/** Makes the teaching samples into a folder, unless the same code has made them there before. */
import path from 'node:path';
import {signalShareOf, type Manifest} from '../../src/samples/format/manifest';
import {sampleKeys, type SampleKey} from '../../src/samples/registry';
import {madeFolder, makeFiles, type MadeFiles} from '../made-files';
import {inWorkers} from '../made-files/inWorkers';
import {manifestIn} from './read';
import {recordedInputs, recordedSamples} from './recorded';
import type {WriteTask} from './write';

/** Facts about a sample that pages contain before they load it. */
interface SampleFacts {
  /** Size of its parts, compressed. */
  readonly bytes: number;
  /** The signal as a fraction of the expected events, from 0 to 1. */
  readonly signalShare: number;
  /** The luminosity of recorded data in place of pseudo-data. */
  readonly recorded?: {readonly luminosity: number};
}

export const servedFiles = (folder: string): Readonly<Record<string, SampleFacts>> =>
  Object.fromEntries(
    sampleKeys.map((key) => {
      const {compressedBytes, processes, recorded} = manifestIn(folder, key);
      const signalShare = Number(signalShareOf(processes).toPrecision(3));
      const brief = recorded ? {recorded: {luminosity: recorded.luminosity}} : {};
      return [key, {bytes: compressedBytes, signalShare, ...brief}];
    }),
  );

/** What a thread makes together: `hww8` has the events of `hww13`, which are made once. */
const shares = sampleKeys
  .filter((key) => key !== 'hww8')
  .map((key): readonly SampleKey[] => (key === 'hww13' ? [key, 'hww8'] : [key]));

type ManifestHandler = (manifest: Manifest) => void;

const madeSampleFiles = (onManifest: ManifestHandler): MadeFiles => ({
  cache: 'teaching-samples',
  sources: ['src/physics', 'src/samples', 'plugins/samples', 'plugins/made-files'],
  inputs: recordedInputs(),
  write: async (folder) => {
    const recorded = await recordedSamples();
    await inWorkers<WriteTask, readonly Manifest[]>(
      path.join(__dirname, 'write.ts'),
      shares.map((keys) => ({folder, keys, recorded})),
      (manifests) => manifests.forEach(onManifest),
    );
  },
});

const silent: ManifestHandler = () => undefined;

/** Where the samples of this state of the code are, once they are made. */
export const samplesFolder = (root: string): string => madeFolder(root, madeSampleFiles(silent));

/**
 * Folder with all samples: for each a manifest `<key>.json` and the files that it names.
 *
 * @param root folder of the project
 * @param onManifest called with the manifest of each sample that is made
 */
export const madeSamples = (root: string, onManifest: ManifestHandler = silent): Promise<string> =>
  makeFiles(root, madeSampleFiles(onManifest));
