import {describe, expect, it} from 'vitest';
import {teachingSet} from '../data/teachingSets';
import {auc} from '../measure/auc';
import {scoresOf} from '../predict';
import {LabProblem} from '../problem';
import {startSettings} from '../settings';
import {allFeatures, separableData, testData} from '@site/src/test-kit/mlLab/testData';
import {methods, type Dataset, type Method, type Settings, type Trained} from '../types';
import {chosenRows} from './split';
import {trainedAtOnce, training} from './training';

const dataset = testData();
const settingsOf = (method: Method, change: Partial<Settings> = {}): Settings => ({
  ...startSettings(method, allFeatures),
  trees: 15,
  epochs: 15,
  ...change,
});

const testAuc = (of: Dataset, {scores, isTest}: Trained): number =>
  auc({scores, label: of.label, weight: of.weight}, chosenRows(isTest)) ?? Number.NaN;

describe('training', () => {
  it.each(methods)('%s learns, and its model says what its scores are', (method) => {
    const trained = trainedAtOnce(dataset, settingsOf(method));
    expect(testAuc(dataset, trained)).toBeGreaterThan(0.65);
    expect(Array.from(scoresOf(trained.model, dataset))).toEqual(Array.from(trained.scores));
    expect(Math.min(...trained.scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...trained.scores)).toBeLessThanOrEqual(1);
    const last = trained.history.at(-1);
    expect(last?.testAuc).toBeCloseTo(testAuc(dataset, trained), 2);
  });

  it.each(methods)('%s gives the same bytes for the same seed', (method) => {
    const [one, other] = [1, 2].map(() => trainedAtOnce(dataset, settingsOf(method, {seed: 7})));
    expect(JSON.stringify(other?.model)).toBe(JSON.stringify(one?.model));
    expect(JSON.stringify(other?.history)).toBe(JSON.stringify(one?.history));
    const changed = trainedAtOnce(dataset, settingsOf(method, {seed: 8}));
    expect(JSON.stringify(changed.model)).not.toBe(JSON.stringify(one?.model));
  });

  it.each(['logistic', 'tree', 'boosted'] as const)(
    'the loss of %s never rises where the classes can be separated',
    (method) => {
      const {history} = trainedAtOnce(separableData(), settingsOf(method, {minLeaf: 1, l2: 0}));
      const losses = history.map(({trainLoss}) => trainLoss);
      expect(losses.length).toBeGreaterThan(0);
      losses.forEach((loss, i) => expect(loss).toBeLessThanOrEqual((losses[i - 1] ?? 1) + 1e-12));
      expect(history.at(-1)?.trainAuc).toBe(1);
    },
  );

  it('separates an exclusive or by a tree and a network, and not by a line', () => {
    const set = teachingSet({
      key: 'exclusiveOr',
      rows: 2_000,
      signalShare: 0.5,
      noise: 0.03,
      seed: 4,
    });
    const area = (method: Method): number =>
      testAuc(set, trainedAtOnce(set, {...startSettings(method, ['x', 'y'], true), depth: 6}));
    expect(Math.abs(area('logistic') - 0.5)).toBeLessThan(0.1);
    expect(area('tree')).toBeGreaterThan(0.95);
    expect(area('network')).toBeGreaterThan(0.97);
  });

  it.each(['forest', 'boosted', 'network'] as const)(
    '%s that is stopped has learnt something, and says so',
    (method) => {
      const steps = training(dataset, settingsOf(method, {trees: 200, epochs: 200}));
      let step = steps.next(false);
      for (let seen = 0; !step.done; step = steps.next(seen >= 3)) if (step.value) seen += 1;
      const {isStopped, ending, history} = step.value;
      expect(isStopped).toBe(true);
      expect(ending).toContain('You stopped');
      expect(history.length).toBeLessThan(10);
      expect(testAuc(dataset, step.value)).toBeGreaterThan(0.6);
    },
  );

  it.each(['boosted', 'network'] as const)('%s stops early, and keeps the best', (method) => {
    const hard = settingsOf(method, {
      trees: 200,
      epochs: 300,
      learningRate: method === 'boosted' ? 1 : 0.1,
      minLeaf: 1,
      depth: 6,
      earlyStopping: true,
    });
    const {model, history, ending} = trainedAtOnce(dataset, hard);
    expect(ending).toContain('Stopped early');
    expect(history.length).toBeLessThan(200);
    if (model.method === 'boosted') expect(model.trees.length).toBe(history.length - 10);
  });

  it('reports what a reader can do where nothing can be learnt', () => {
    expect(() => trainedAtOnce(dataset, startSettings('tree', []))).toThrow(LabProblem);
    expect(() => trainedAtOnce(dataset, startSettings('tree', ['mass']))).toThrow(
      /not contain the feature mass/,
    );
    const onlySignal = {...dataset, label: new Uint8Array(dataset.rows).fill(1)};
    expect(() => trainedAtOnce(onlySignal, settingsOf('tree'))).toThrow(/no background/);
  });
});

describe('the pieces of training', () => {
  const many = testData(20_000);

  it.each(methods)('%s lets a message be heard within 100 ms, with 20,000 events', (method) => {
    let longest = 0;
    for (const turn of ['to warm up', 'to measure']) {
      const steps = training(many, settingsOf(method, {trees: 5, epochs: 2}));
      let before = process.cpuUsage();
      longest = 0;
      for (let step = steps.next(false); !step.done; step = steps.next(false)) {
        const {user} = process.cpuUsage(before);
        if (turn === 'to measure') longest = Math.max(longest, user / 1000);
        before = process.cpuUsage();
      }
    }
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(100);
  });
});

describe('a tree', () => {
  it('has at least as many rows in each leaf as asked, and as many levels at most', () => {
    const {model} = trainedAtOnce(dataset, settingsOf('tree', {depth: 5, minLeaf: 37}));
    if (model.method !== 'tree') throw new Error('no tree');
    const {left, right, rows} = model.tree;
    const leaves = rows.filter((_, node) => (left[node] as number) < 0);
    expect(Math.min(...leaves)).toBeGreaterThanOrEqual(37);
    expect(leaves.reduce((sum, one) => sum + one, 0)).toBe(rows[0]);
    const depthOf = (node: number): number =>
      (left[node] as number) < 0
        ? 0
        : 1 + Math.max(depthOf(left[node] as number), depthOf(right[node] as number));
    expect(depthOf(0)).toBe(5);
  });

  it('finds the best single cut, as trying all of them does', () => {
    const {model, isTrain} = trainedAtOnce(
      dataset,
      settingsOf('tree', {
        features: ['first'],
        depth: 1,
        minLeaf: 1,
        useWeights: false,
        balance: false,
      }),
    );
    if (model.method !== 'tree') throw new Error('no tree');
    const rows = chosenRows(isTrain);
    const column = dataset.columns[0] as Float32Array;
    const impurity = (threshold: number): number => {
      const sums = [0, 0, 0, 0];
      for (const row of rows) {
        const side = (column[row] as number) <= threshold ? 0 : 2;
        sums[side + (dataset.label[row] as number)] =
          (sums[side + (dataset.label[row] as number)] ?? 0) + 1;
      }
      const [a = 0, b = 0, c = 0, d = 0] = sums;
      return (a * b) / (a + b) + (c * d) / (c + d);
    };
    const best = Math.min(
      ...Array.from(rows, (row) => impurity(column[row] as number)).filter(Number.isFinite),
    );
    expect(impurity(model.tree.threshold[0] as number)).toBeCloseTo(best, 9);
  });
});
