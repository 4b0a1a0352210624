/** Training time and area under the ROC curve in the machine-learning lab, beside scikit-learn. */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {auc} from '../../../src/apps/mlLab/model/measure/auc';
import {chosenRows} from '../../../src/apps/mlLab/model/train/split';
import {trainedAtOnce} from '../../../src/apps/mlLab/model/train/training';
import type {Dataset, Settings} from '../../../src/apps/mlLab/model/types';
import {formatCount} from '../../../src/kit/format/numbers';
import {
  comparedMethods,
  comparedSettings,
  csvOf,
  part,
  readCsv,
  type ComparedMethod,
} from '../../../tests/reference/mlLab/compared';
import {madeDataset} from '../../../tests/reference/mlLab/madeDataset';
import {defineBench} from '../harness/report';
import {projectRoot, workFolder, writeFiles} from '../harness/sites';
import {comparisonTable, decimals} from '../harness/table';

const perProcess = 4_000;
const repeats = 3;
const features = [
  'leadingPt',
  'subleadingPt',
  'mll',
  'met',
  'deltaRLl',
  'deltaPhiLlMet',
  'fractionalDifference',
  'metOverHt',
];

interface Training {
  readonly seconds: number;
  readonly testAuc: number;
}

function trainOurs(dataset: Dataset, settings: Settings): Training {
  const runs = Array.from({length: repeats}, () => trainedAtOnce(dataset, settings));
  const [{scores, isTest}] = runs as [(typeof runs)[number]];
  const {label, weight} = dataset;
  return {
    seconds: Math.min(...runs.map(({seconds}) => seconds)),
    testAuc: auc({scores, label, weight}, chosenRows(isTest)) ?? Number.NaN,
  };
}

interface SklearnReport {
  readonly version: string;
  readonly methods: Readonly<Record<ComparedMethod, Training>>;
}

const python = '/usr/bin/python3';
const script = path.join(projectRoot, 'tests/reference/mlLab/ask_sklearn.py');

/** @returns undefined without scikit-learn: Debian has it as `python3-sklearn` */
function askSklearn(events: string, settings: string): SklearnReport | undefined {
  if (spawnSync(python, ['-c', 'import sklearn']).status !== 0) return undefined;
  const args = [script, events, settings, String(repeats)];
  return JSON.parse(execFileSync(python, args, {encoding: 'utf8'})) as SklearnReport;
}

export const bench = defineBench({
  measure() {
    const settings = comparedSettings(features, 0.7);
    const folder = path.join(workFolder, 'ml');
    writeFiles(folder, [
      ['events.csv', csvOf(part(madeDataset(), perProcess, features), settings.tree)],
      ['settings.json', JSON.stringify(settings)],
    ]);
    const [events, settingsFile] = ['events.csv', 'settings.json'].map((file) =>
      path.join(folder, file),
    ) as [string, string];
    const {dataset} = readCsv(readFileSync(events, 'utf8'));
    const theirs = askSklearn(events, settingsFile);
    const figures = comparedMethods.map((method) => ({
      method,
      ours: trainOurs(dataset, settings[method]),
      theirs: theirs?.methods[method],
    }));
    const rows = figures.flatMap(({method, ours, theirs: other}) => [
      {labels: [method, 'time, s'], values: [ours.seconds, other?.seconds], format: decimals(2)},
      {labels: [method, 'area'], values: [ours.testAuc, other?.testAuc], format: decimals(4)},
    ]);
    const size = `${formatCount(dataset.rows)} events with ${features.length} features`;
    return {
      notes: [
        theirs
          ? `scikit-learn ${theirs.version}`
          : 'without scikit-learn, which this machine lacks',
        `${size}, of which 70\u00a0% are for training`,
      ],
      tables: [comparisonTable(['Method', 'What'], ['Ours', 'scikit-learn'], rows)],
      figures: {version: theirs?.version, figures},
    };
  },
});
