import {describe, expect, it} from 'vitest';
import {testData} from '@site/src/test-kit/mlLab/testData';
import {chosenRows, split} from './split';
import {countedRows, trainingWeights} from './prepare';

const dataset = testData();
const choice = {trainShare: 0.7, trainEvents: 0, seed: 1};

const countOf = (mask: Uint8Array, process: number): number =>
  chosenRows(mask).filter((row) => dataset.process[row] === process).length;

describe('the split', () => {
  it('gives each process its share, and each row one place', () => {
    const {isTrain, isTest} = split(dataset, choice);
    for (const process of [0, 1, 2]) {
      const all = dataset.process.filter((number) => number === process).length;
      expect(countOf(isTrain, process)).toBe(Math.round(0.7 * all));
      expect(countOf(isTrain, process) + countOf(isTest, process)).toBe(all);
    }
    expect(isTrain.some((bit, row) => bit + (isTest[row] as number) !== 1)).toBe(false);
  });

  it('changes with the seed alone, and the test stays when training gets fewer events', () => {
    const whole = split(dataset, choice);
    const few = split(dataset, {...choice, trainEvents: 60});
    expect(few.isTest).toEqual(whole.isTest);
    expect(Math.abs(chosenRows(few.isTrain).length - 60)).toBeLessThanOrEqual(2);
    expect(countOf(few.isTrain, 0)).toBeGreaterThan(0);
    expect(split(dataset, {...choice, seed: 2}).isTest).not.toEqual(whole.isTest);
    expect(split(dataset, choice)).toEqual(whole);
  });
});

describe('weights of training', () => {
  const train = chosenRows(split(dataset, choice).isTrain);
  const rule = {useWeights: true, balance: true, negativeWeights: 'clip'} as const;
  const sumOf = (weights: Float64Array, label: number): number =>
    train.reduce(
      (sum, row) => sum + (dataset.label[row] === label ? (weights[row] as number) : 0),
      0,
    );

  it('add up to the same for both classes where they are balanced', () => {
    const weights = trainingWeights(dataset, train, rule);
    expect(sumOf(weights, 0)).toBeCloseTo(train.length / 2, 8);
    expect(sumOf(weights, 1)).toBeCloseTo(train.length / 2, 8);
  });

  it('keep the proportions of the sample where they are not, with 1 as their mean', () => {
    const weights = trainingWeights(dataset, train, {...rule, balance: false});
    const ratio = sumOf(dataset.weight, 1) / sumOf(dataset.weight, 0);
    expect(sumOf(weights, 1) / sumOf(weights, 0)).toBeCloseTo(ratio, 10);
    expect(sumOf(weights, 0) + sumOf(weights, 1)).toBeCloseTo(train.length, 8);
  });

  it('treat negative weights as asked', () => {
    const weight = dataset.weight.map((one, row) => (row % 5 === 0 ? -one : one));
    const mixed = {...dataset, weight};
    const clipped = trainingWeights(mixed, train, rule);
    expect(clipped.some((one, row) => (row % 5 === 0) !== (one === 0))).toBe(false);
    const kept = trainingWeights(mixed, train, {...rule, negativeWeights: 'keep'});
    expect(kept.some((one, row) => Math.sign(one) !== Math.sign(weight[row] as number))).toBe(
      false,
    );
    const dropped = countedRows(mixed, train, {...rule, negativeWeights: 'drop'});
    expect(Array.from(dropped)).toEqual(Array.from(train).filter((row) => row % 5 !== 0));
    expect(countedRows(mixed, train, rule)).toEqual(train);
  });
});
