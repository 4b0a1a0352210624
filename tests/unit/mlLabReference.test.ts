/** Areas under the ROC curve beside those that scikit-learn has on the same events. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {auc} from '@site/src/apps/mlLab/model/measure/auc';
import {chosenRows, split} from '@site/src/apps/mlLab/model/train/split';
import {trainedAtOnce} from '@site/src/apps/mlLab/model/train/training';
import type {Settings} from '@site/src/apps/mlLab/model/types';
import {
  comparedMethods,
  comparedSettings,
  readCsv,
  type ComparedMethod,
} from '../reference/mlLab/compared';

const folder = path.join(__dirname, '../reference/mlLab');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

const {dataset, isTrain} = readCsv(read('events.csv'));
const settings = JSON.parse(read('settings.json')) as Record<ComparedMethod, Settings>;
const {methods: reference} = JSON.parse(read('reference.json')) as {
  methods: Record<ComparedMethod, {trainAuc: number; testAuc: number}>;
};

/**
 * How far ours may be off. Logistic regression has one best answer. Trees differ in where between two
 * values they cut, forests and networks in their random numbers too. Boosting chooses cuts there by the
 * residuals alone, here by the second derivatives as well.
 */
const tolerance: Readonly<Record<ComparedMethod, {readonly train: number; readonly test: number}>> =
  {
    logistic: {train: 0.0005, test: 0.0005},
    tree: {train: 0.005, test: 0.01},
    forest: {train: 0.01, test: 0.01},
    boosted: {train: 0.015, test: 0.01},
    network: {train: 0.02, test: 0.02},
  };

describe('beside scikit-learn', () => {
  it('both sides have the same settings and the same split', () => {
    const names = dataset.features.map(({name}) => name);
    const {trainShare} = settings.tree;
    expect(settings).toEqual(JSON.parse(JSON.stringify(comparedSettings(names, trainShare))));
    expect(split(dataset, settings.tree).isTrain).toEqual(isTrain);
  });

  it.each(comparedMethods)('%s has nearly the same areas', (method) => {
    const {scores, isTest} = trainedAtOnce(dataset, settings[method]);
    const area = (mask: Uint8Array): number =>
      auc({scores, label: dataset.label, weight: dataset.weight}, chosenRows(mask)) ?? Number.NaN;
    const {trainAuc, testAuc} = reference[method];
    expect(Math.abs(area(isTrain) - trainAuc)).toBeLessThan(tolerance[method].train);
    expect(Math.abs(area(isTest) - testAuc)).toBeLessThan(tolerance[method].test);
  });
});
