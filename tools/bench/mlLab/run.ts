/** `npm run bench:ml`: training time and area under the ROC curve, ours beside scikit-learn. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
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
} from '../../../tests/reference/mlLab/compared';
import {madeDataset} from '../../../tests/reference/mlLab/madeDataset';
import {alignedTable} from '../alignedTable';
import {circumstancesNow, report} from '../report';
import {projectRoot} from '../workFolder';
import {askSklearn} from './sklearn';

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

function ours(dataset: Dataset, settings: Settings): {seconds: number; testAuc: number} {
  const runs = Array.from({length: repeats}, () => trainedAtOnce(dataset, settings));
  const [{scores, isTest}] = runs as [(typeof runs)[number]];
  const {label, weight} = dataset;
  return {
    seconds: Math.min(...runs.map(({seconds}) => seconds)),
    testAuc: auc({scores, label, weight}, chosenRows(isTest)) ?? Number.NaN,
  };
}

function main(): void {
  const now = circumstancesNow();
  const settings = comparedSettings(features, 0.7);
  const folder = path.join(projectRoot, 'tools/bench/.work/mlLab');
  mkdirSync(folder, {recursive: true});
  const events = path.join(folder, 'events.csv');
  const settingsFile = path.join(folder, 'settings.json');
  writeFileSync(events, csvOf(part(madeDataset(), perProcess, features), settings.tree));
  writeFileSync(settingsFile, JSON.stringify(settings));
  const {dataset} = readCsv(readFileSync(events, 'utf8'));
  const theirs = askSklearn(events, settingsFile, repeats);
  const rows = comparedMethods.map((method) => {
    const own = ours(dataset, settings[method]);
    return {method, ours: own, theirs: theirs?.methods[method] ?? null};
  });
  const table = alignedTable(
    [
      ['Method', 'Ours, s', 'scikit-learn, s', 'Ours / theirs', 'Our area', 'Their area'],
      ...rows.map(({method, ours: own, theirs: other}) => [
        method,
        own.seconds.toFixed(2),
        other?.seconds.toFixed(2) ?? '–',
        other ? (own.seconds / other.seconds).toFixed(2) : '–',
        own.testAuc.toFixed(4),
        other?.testAuc.toFixed(4) ?? '–',
      ]),
    ],
    1,
  );
  const other = theirs
    ? `scikit-learn ${theirs.version}`
    : 'without scikit-learn, which this machine lacks';
  const size = `${formatCount(dataset.rows)} events with ${features.length} features`;
  report('mlLab', now, [other, `${size}, of which 70\u00a0% are for training`], [table], {
    theirs,
    rows,
  });
}

main();
