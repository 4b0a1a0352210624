/** A recorded sample for tests: random events in a file as released, converted by the tool itself. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  recordedManifestSchema,
  type RecordedManifest,
} from '../../src/samples/recorded/recordedManifest';
import {optionsOf} from '../../tools/recorded/options';
import {recordedSample, type Written} from '../../tools/recorded/recordedSample';
import {ntupleOf, type TestFile} from './rootFiles/ntuple';
import {zEvents} from './rootFiles/testEvents';

export const fourLeptons: TestFile = {
  release: '2020e-13tev',
  events: zEvents(150, 2, 8),
  seed: 9,
};

/** Its period follows from the name. */
export const fourLeptonsName = 'data_A.4lep.root';

export const manifestAt = (file: string): RecordedManifest =>
  recordedManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Runs `samples:recorded` without its output. */
export const runTool = (folder: string, args: readonly string[]): Promise<Written> =>
  recordedSample(optionsOf([...args, '--out', folder]), process.cwd(), {
    output: {write: () => undefined},
    pauseMs: 1,
  });

export interface ServedSample {
  readonly manifest: RecordedManifest;
  /** Contents that a web server has to send, by path. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** The value of `RECORDED_SAMPLES` if they are served there. */
  settingAt(origin: string): string;
}

/** The sample of the four-lepton analyser, converted in a temporary folder. */
export async function fourLeptonSample(): Promise<ServedSample> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  try {
    const local = path.join(folder, fourLeptonsName);
    writeFileSync(local, ntupleOf(fourLeptons));
    const written = await runTool(folder, [fourLeptons.release, '--files', local]);
    const manifest = manifestAt(written.manifest);
    const name = path.basename(written.manifest);
    return {
      manifest,
      files: Object.fromEntries(
        [name, manifest.file].map((file) => [`/${file}`, readFileSync(path.join(folder, file))]),
      ),
      settingAt: (origin) => `${origin}/${name}${new URL(written.setting).hash}`,
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}
