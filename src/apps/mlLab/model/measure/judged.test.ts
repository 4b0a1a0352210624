import {describe, expect, it} from 'vitest';
import {startSettings} from '../settings';
import {allFeatures, testData} from '@site/src/test-kit/mlLab/testData';
import {chosenRows, split} from '../train/split';
import {trainedAtOnce} from '../train/training';
import {confusion, qualityOf} from './confusion';
import {factsOf} from './facts';
import {cutResult, readHandCuts} from './handCuts';
import {kolmogorov, kolmogorovTail} from './outputs';
import {atThreshold, bestPoint, scan} from './scan';
import {sculpting} from './sculpting';
import {rescaledWeights} from './testWeights';

const dataset = testData();
const {isTest} = split(dataset, {trainShare: 0.8, trainEvents: 0, seed: 2});
const test = chosenRows(isTest);
const weight = rescaledWeights(dataset, isTest);
const scores = (dataset.columns[0] as Float32Array).map((x) => 1 / (1 + Math.exp(-x)));
const scored = {scores, label: dataset.label, weight};
const sum = (list: ArrayLike<number>, isWanted: (row: number) => boolean): number =>
  Array.from(list).reduce((all, one, row) => all + (isWanted(row) ? one : 0), 0);

describe('test events at the scale of all', () => {
  it('have the yields of the whole data, process by process, and other rows count nothing', () => {
    for (const process of [0, 1, 2]) {
      const isOf = (row: number): boolean => dataset.process[row] === process;
      expect(sum(weight, isOf)).toBeCloseTo(sum(dataset.weight, isOf), 9);
    }
    expect(sum(weight, (row) => isTest[row] === 0)).toBe(0);
  });

  it('go by numbers of rows where negative weights outweigh the others', () => {
    const negative = {...dataset, weight: dataset.weight.map((one) => -one)};
    const ratio = dataset.rows / test.length;
    const [row] = test;
    const found = rescaledWeights(negative, isTest)[row as number] as number;
    expect(found / (negative.weight[row as number] as number)).toBeCloseTo(ratio, 0);
  });
});

describe('the scan of thresholds', () => {
  const merit = 'signalOverRootBackground';
  const judging = {merit, uncertainty: 0.1} as const;
  const points = scan(scored, test, {...judging, points: 50});

  it('begins with all events, and loses some with each threshold', () => {
    expect(points[0]).toMatchObject({threshold: 0});
    expect(points[0]?.signal).toBeCloseTo(
      sum(dataset.weight, (row) => dataset.label[row] === 1),
      9,
    );
    points.slice(1).forEach((point, i) => {
      expect(point.threshold).toBeGreaterThan(points[i]?.threshold ?? 1);
      expect(point.signal).toBeLessThanOrEqual(points[i]?.signal ?? 0);
    });
  });

  it('reports at each point what counting says', () => {
    for (const point of points) {
      const counted = atThreshold(scored, test, point.threshold, judging);
      expect(point.signal).toBeCloseTo(counted.signal, 9);
      expect(point.background).toBeCloseTo(counted.background, 9);
      expect(point.effectiveBackground).toBeCloseTo(counted.effectiveBackground, 6);
      expect(point.accuracy).toBeCloseTo(counted.accuracy ?? 0, 9);
    }
  });

  it('finds the best point only where enough simulated background remains', () => {
    const best = bestPoint(points, merit);
    const fine = points.filter(({effectiveBackground}) => effectiveBackground >= 30);
    const significances = fine.map(({signal, background}) => signal / Math.sqrt(background));
    expect(best?.significance?.signalOverRootBackground).toBeCloseTo(
      Math.max(...significances),
      12,
    );
    const none = points.map((point) => ({...point, effectiveBackground: 29}));
    expect(bestPoint(none, merit)).toBeUndefined();
  });
});

describe('correct and wrong predictions', () => {
  it('add up to all, and give what the formulas say', () => {
    const found = confusion(scored, test, 0.6);
    const all = found.truePositive + found.falsePositive + found.trueNegative + found.falseNegative;
    expect(all).toBeCloseTo(
      sum(weight, () => true),
      9,
    );
    const {accuracy, precision, recall, f1, lazyAccuracy} = qualityOf({
      truePositive: 3,
      falsePositive: 1,
      trueNegative: 14,
      falseNegative: 2,
    });
    expect([accuracy, precision, recall, lazyAccuracy]).toEqual([0.85, 0.75, 0.6, 0.75]);
    expect(f1).toBeCloseTo((2 * 0.75 * 0.6) / (0.75 + 0.6), 12);
  });

  it('carry no information of nothing', () => {
    const none = {truePositive: 0, falsePositive: 0, trueNegative: 0, falseNegative: 0};
    expect(Object.values(qualityOf(none))).toEqual([null, null, null, null, null]);
  });
});

describe('the test of Kolmogorov and Smirnov', () => {
  it('has the tail of the tables', () => {
    for (const [lambda, chance] of [
      [1.2238, 0.1],
      [1.3581, 0.05],
      [1.6276, 0.01],
    ] as const) {
      expect(kolmogorovTail(lambda)).toBeCloseTo(chance, 4);
    }
    expect(kolmogorovTail(0.1)).toBe(1);
  });

  it('has the largest distance of the cumulative shares, with weights and ties', () => {
    const values = Float32Array.from([0.1, 0.2, 0.2, 0.9, 0.2, 0.5, 0.9]);
    const weights = [1, 2, 1, 4, 1, 1, 2];
    const found = kolmogorov(values, weights, Int32Array.of(0, 1, 2, 3), Int32Array.of(4, 5, 6));
    expect(found?.distance).toBeCloseTo(0.25, 12);
    expect(found?.effective[0]).toBeCloseTo(64 / 22, 12);
    expect(kolmogorov(values, weights, Int32Array.of(), Int32Array.of(4))).toBeNull();
  });

  it('finds two halves of one sample alike, and the two classes not', () => {
    const rows = (isWanted: (row: number) => boolean): Int32Array =>
      Int32Array.from(Array.from(dataset.label.keys()).filter(isWanted));
    const ones = new Float64Array(dataset.rows).fill(1);
    const halves = kolmogorov(
      scores,
      ones,
      rows((row) => row % 2 === 0),
      rows((row) => row % 2 === 1),
    );
    const classes = kolmogorov(
      scores,
      ones,
      rows((row) => dataset.label[row] === 0),
      rows((row) => dataset.label[row] === 1),
    );
    expect(halves?.pValue).toBeGreaterThan(0.05);
    expect(classes?.pValue).toBeLessThan(1e-6);
  });
});

describe('cuts by hand', () => {
  const features = dataset.features;

  it('are read from words, and from a whole address', () => {
    const wanted = [
      {feature: 'first', from: 0.5, to: null, values: null},
      {feature: 'third', from: null, to: null, values: [0, 2]},
    ];
    expect(readHandCuts('in.first=0.5..&is.third=0,2', {features}).cuts).toEqual(wanted);
    const address =
      'https://example.org/apps/x?dm.v=1&dm.in.first=0.5..&dm.is.third=0,2&dm.lumi=36#end';
    expect(readHandCuts(address, {features})).toEqual({cuts: wanted, unread: []});
  });

  it('that are not known or malformed are named, and the others are kept', () => {
    const {cuts, unread} = readHandCuts('in.mass=1..2&in.first=5..1&in.second=..40', {features});
    expect(cuts).toEqual([{feature: 'second', from: null, to: 40, values: null}]);
    expect(unread).toEqual(['in.mass', 'in.first']);
    expect(readHandCuts('x'.repeat(5_000), {features}).unread).toEqual(['too long']);
  });

  it('leave what counting says, on the scale of the test', () => {
    const {cuts} = readHandCuts('in.first=0.3..&is.third=1,3', {features});
    const found = cutResult(cuts, dataset, weight, test, 0.1);
    const [first, , third] = dataset.columns as [Float32Array, Float32Array, Float32Array];
    const passes = (row: number): boolean =>
      (first[row] as number) >= 0.3 && [1, 3].includes(third[row] as number);
    expect(found.signal).toBeCloseTo(
      sum(weight, (row) => passes(row) && dataset.label[row] === 1),
      9,
    );
    expect(found.background).toBeCloseTo(
      sum(weight, (row) => passes(row) && dataset.label[row] === 0),
      9,
    );
    const whole = cutResult([], dataset, weight, test, 0.1);
    expect(whole.background).toBeCloseTo(
      sum(dataset.weight, (row) => dataset.label[row] === 0),
      9,
    );
  });
});

describe('a run', () => {
  it('without a cut has the significance of the whole sample, whatever its seed and share', () => {
    const significances = [1, 2].map((seed) => {
      const settings = {
        ...startSettings('logistic', allFeatures),
        seed,
        trainShare: 0.4 + seed / 10,
      };
      const facts = factsOf(dataset, trainedAtOnce(dataset, settings));
      return facts.whole.significance?.signalOverRootBackground ?? 0;
    });
    const signal = sum(dataset.weight, (row) => dataset.label[row] === 1);
    const background = sum(dataset.weight, (row) => dataset.label[row] === 0);
    significances.forEach((one) => expect(one).toBeCloseTo(signal / Math.sqrt(background), 9));
  });

  it('changes the shape of a feature that it learns from more than that of one that carries no information', () => {
    const trained = {scores, isTest};
    const learnt = sculpting(dataset, trained, 'first')?.distance ?? 0;
    const other = sculpting(dataset, trained, 'third')?.distance ?? 1;
    expect(learnt).toBeGreaterThan(0.5);
    expect(other).toBeLessThan(0.35);
    expect(sculpting(dataset, trained, 'mass')).toBeNull();
  });
});
