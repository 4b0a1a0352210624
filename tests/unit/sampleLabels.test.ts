/** A process has one name: in the analyser and in the sample that readers download from it. */
import {beforeAll, expect, it} from 'vitest';
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {sampleKeys} from '../../src/samples/registry';

let folder = '';
beforeAll(async () => {
  folder = await madeSamples(process.cwd());
}, 240_000);

it.each(sampleKeys)('the processes of %s are called alike in its app and its file', async (key) => {
  const {manifest} = await readSample(folder, key);
  const named = (all: readonly {readonly id: string; readonly label: string}[]) =>
    all.map(({id, label}) => [id, label]);
  expect(named(manifest.processes)).toEqual(named(apps[key].processes));
});
