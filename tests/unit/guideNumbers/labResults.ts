/**
 * What the methods of the machine-learning lab reach, trained as the lab trains them. Training takes most of a minute,
 * so the results are kept until the code of the lab or of the samples changes.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeFiles} from '../../../plugins/made-files';
import {madeSamples} from '../../../plugins/samples/files';
import {readSample} from '../../../plugins/samples/read';
import {datasetOf} from '../../../src/apps/mlLab/model/data/sampleData';
import {teachingSet} from '../../../src/apps/mlLab/model/data/teachingSets';
import {lessons} from '../../../src/apps/mlLab/model/lessons';
import {factsOf, type RunFacts} from '../../../src/apps/mlLab/model/measure/facts';
import {sculpting} from '../../../src/apps/mlLab/model/measure/sculpting';
import {startSettings} from '../../../src/apps/mlLab/model/settings';
import {
  isTeaching,
  startData,
  usedFeatures,
  type DataChoice,
} from '../../../src/apps/mlLab/model/state';
import {trainedAtOnce} from '../../../src/apps/mlLab/model/train/training';
import type {Dataset, Settings} from '../../../src/apps/mlLab/model/types';

/** Seeds of which the guide prints the mean. */
export const seeds = [1, 2, 3] as const;
const methods = ['cuts', 'tree', 'logistic', 'forest', 'boosted', 'network'] as const;
export type LabMethod = (typeof methods)[number];

type Result = Pick<RunFacts, 'trainAuc' | 'testAuc' | 'best' | 'quality'> & {
  /** Difference of the mass spectra of background, of all and of the highest-scoring tenth; null without a mass. */
  readonly moved: number | null;
};

const sample = await readSample(await madeSamples(process.cwd()), 'dm13');

const datasetFor = (data: DataChoice): Dataset =>
  isTeaching(data) ? teachingSet(data) : datasetOf(sample, data.key);

/** Trains once, and lets other work of the thread go on before. */
async function resultOf(data: DataChoice, settings: Settings): Promise<Result> {
  await new Promise(setImmediate);
  const dataset = datasetFor(data);
  const features = usedFeatures(dataset, settings.features);
  const trained = trainedAtOnce(dataset, {...settings, features});
  const {trainAuc, testAuc, best, quality} = factsOf(dataset, trained);
  const moved = sculpting(dataset, trained, 'mll')?.distance ?? null;
  return {trainAuc, testAuc, best, quality, moved};
}

const runs: readonly (readonly [name: string, data: DataChoice, settings: Settings])[] = [
  ...seeds.flatMap((seed) => [
    ...methods.map(
      (method) =>
        [`${method} ${seed}`, {key: 'dm13'}, {...startSettings(method, []), seed}] as const,
    ),
    [
      `without layers ${seed}`,
      {key: 'dm13'},
      {...startSettings('network', []), layers: [], seed},
    ] as const,
  ]),
  ...(['logistic', 'tree', 'network'] as const).map(
    (method) =>
      [`points ${method}`, startData('exclusiveOr'), startSettings(method, [], true)] as const,
  ),
  ...lessons.map(({id, start}) => [`lesson ${id}`, start.data, start.settings] as const),
];

async function writeResults(folder: string): Promise<void> {
  const results: Record<string, Result> = {};
  for (const [name, data, settings] of runs) results[name] = await resultOf(data, settings);
  writeFileSync(path.join(folder, 'results.json'), JSON.stringify(results));
}

const folder = await makeFiles(process.cwd(), {
  cache: 'lab-results',
  sources: [
    'src/apps/mlLab/model',
    'src/physics',
    'src/samples',
    'plugins/samples',
    'tests/unit/guideNumbers/labResults.ts',
  ],
  write: writeResults,
});
const results = JSON.parse(readFileSync(path.join(folder, 'results.json'), 'utf8')) as Readonly<
  Record<string, Result>
>;

/** The result of a run: `boosted 1` is boosted trees of the seed 1. @throws RangeError for an unknown name */
export function labRun(name: string): Result {
  const result = results[name];
  if (!result) throw new RangeError(`The lab has no run ${name}.`);
  return result;
}

/** The sample of the lab, for cuts by hand. */
export const labDataset = datasetFor({key: 'dm13'});
