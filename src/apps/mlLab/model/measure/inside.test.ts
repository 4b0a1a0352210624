import {describe, expect, it} from 'vitest';
import {startSettings} from '../settings';
import {allFeatures, testData} from '@site/src/test-kit/mlLab/testData';
import {logOdds} from '../train/logistic';
import {chosenRows} from '../train/split';
import {trainedAtOnce} from '../train/training';
import {methods, type Method, type Model, type NetworkModel} from '../types';
import {columnsFor, networkValues, scoreOf, scoresOf} from '../predict';
import {boundary} from './boundary';
import {correlations} from './correlation';
import {explain, inputGradient} from './explain';
import {importances} from './importance';
import {networkDrawing} from './networkDrawing';
import {outputsOf} from './outputs';
import {quantile} from './ranges';
import {treeLayout} from './treeLayout';

const dataset = testData();
const trainedBy = (method: Method) =>
  trainedAtOnce(dataset, {...startSettings(method, allFeatures), trees: 10, epochs: 10});
const models = Object.fromEntries(
  methods.map((method) => [method, trainedBy(method).model]),
) as Readonly<Record<Method, Model>>;
const event = [0.4, 38, 2];

describe('the explanation of an event', () => {
  it.each(['logistic', 'forest', 'boosted', 'network'] as const)(
    'of %s: start and amounts add up to the output',
    (method) => {
      const found = explain(models[method], event);
      if (found.kind !== 'contributions') throw new Error('no contributions');
      const sum = found.contributions.reduce((all, {amount}) => all + amount, found.start);
      expect(sum).toBeCloseTo(found.unit === 'share' ? found.score : logOdds(found.score), 9);
      expect(found.score).toBe(scoreOf(models[method], event));
    },
  );

  it('of a tree is the path to its leaf', () => {
    const found = explain(models.tree, event);
    if (found.kind !== 'path') throw new Error('no path');
    expect(found.steps.at(-1)?.share).toBeCloseTo(found.score, 12);
    for (const {value, threshold, isAbove} of found.steps) expect(value > threshold).toBe(isAbove);
  });

  it('of cuts says which one fails first', () => {
    const found = explain(models.cuts, event);
    if (found.kind !== 'cuts' || models.cuts.method !== 'cuts') throw new Error('no cuts');
    expect(models.cuts.scores[found.passed]).toBe(found.score);
    const {failed} = found;
    expect(failed).not.toBeNull();
    if (failed) expect(failed.side === 'atLeast').toBe(failed.input < failed.value);
  });

  it('takes the derivative of the log-odds of a network', () => {
    const model = models.network as NetworkModel;
    const output = (inputs: readonly number[]): number =>
      networkValues({...model, scaling: null}, inputs).at(-1)?.[0] ?? 0;
    const scaled = [0.3, -0.6, 0.2];
    const slopes = inputGradient({...model, scaling: null}, scaled);
    slopes.forEach((slope, i) => {
      const moved = (by: number) => scaled.map((value, j) => (i === j ? value + by : value));
      expect(slope).toBeCloseTo((output(moved(1e-5)) - output(moved(-1e-5))) / 2e-5, 6);
    });
  });
});

describe('drawings', () => {
  it('of a tree put parents in the middle above their children, and leaves beside each other', () => {
    const {model} = trainedBy('tree');
    if (model.method !== 'tree') throw new Error('no tree');
    const {nodes, leaves, levels} = treeLayout(model.tree, model.features);
    const xs = nodes.filter(({cut}) => cut === null).map(({x}) => x);
    expect(xs.sort((a, b) => a - b)).toEqual(Array.from({length: leaves}, (_, i) => i));
    expect(levels).toBe(5);
    for (const parent of nodes.filter(({cut}) => cut)) {
      const [one, other] = nodes.filter((node) => node.parent === parent.node);
      expect(parent.x).toBe(((one?.x ?? 0) + (other?.x ?? 0)) / 2);
      expect((one?.share ?? 0) + (other?.share ?? 0)).toBeCloseTo(parent.share, 9);
      expect((one?.rows ?? 0) + (other?.rows ?? 0)).toBe(parent.rows);
    }
  });

  it('of a network have its real weights, the strongest at 1', () => {
    const model = models.network as NetworkModel;
    const {units, links} = networkDrawing(model, event);
    expect(units).toHaveLength(3 + 8 + 4 + 1);
    expect(links).toHaveLength(3 * 8 + 8 * 4 + 4);
    expect(Math.max(...links.map(({strength}) => strength))).toBe(1);
    const link = links.find(({layer, from, to}) => layer === 1 && from === 5 && to === 2);
    expect(link?.weight).toBe(model.layers[1]?.weights[2]?.[5]);
    expect(units.at(-1)?.value).toBeCloseTo(logOdds(scoreOf(model, event)), 6);
  });

  it('of a boundary have the score of each centre, others at their median', () => {
    const model = models.boosted;
    const found = boundary(model, dataset, ['second', 'first'], 10);
    const third = quantile(dataset.columns[2] as Float32Array, 0.5);
    const at = (range: {low: number; high: number}, cell: number): number =>
      range.low + ((range.high - range.low) * (cell + 0.5)) / 10;
    expect(found.scores[7 * 10 + 3]).toBeCloseTo(
      scoreOf(model, [at(found.y, 7), at(found.x, 3), third]),
      6,
    );
  });
});

describe('importance', () => {
  it('is large for what separates, nearly nothing for noise, and the same for the same seed', () => {
    const {model, isTest} = trainedBy('boosted');
    const computeImportances = () => {
      const steps = importances(model, dataset, chosenRows(isTest), {repeats: 5, seed: 1});
      let step = steps.next(false);
      while (!step.done) step = steps.next(false);
      return step.value;
    };
    const [first, second, third] = computeImportances();
    expect(first?.loss).toBeGreaterThan(0.1);
    expect(second?.loss).toBeGreaterThan(0.02);
    expect(Math.abs(third?.loss ?? 1)).toBeLessThan(0.02);
    expect(first?.error).toBeGreaterThan(0);
    expect(computeImportances()[0]).toEqual(first);
  });
});

describe('correlations', () => {
  it('are those of the definition, with 1 on the diagonal and nothing for what does not vary', () => {
    const [first] = dataset.columns as [Float32Array];
    const columns = [
      first,
      first.map((x) => 3 - 2 * x),
      new Float32Array(dataset.rows),
      dataset.columns[1] as Float32Array,
    ];
    const rows = Int32Array.from(dataset.label.keys());
    const matrix = correlations(columns, rows, dataset.weight);
    expect(matrix[0]?.[0]).toBe(1);
    expect(matrix[0]?.[1]).toBeCloseTo(-1, 6);
    expect(matrix[2]).toEqual([null, null, null, null]);
    expect(matrix[3]?.[0]).toBe(matrix[0]?.[3]);
    expect(matrix[0]?.[3]).toBeLessThan(0);
  });
});

describe('outputs', () => {
  it('are shares that add up to one, the score 1 included', () => {
    const trained = trainedBy('tree');
    const {signal, background} = outputsOf(dataset, {
      ...trained,
      scores: trained.scores.map((s) => (s > 0.5 ? 1 : s)),
    });
    for (const {train, test} of [signal, background]) {
      for (const {contents} of [train, test]) {
        expect(contents.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      }
    }
  });
});

it('a model asks for the features that it was trained with', () => {
  const other = {
    ...dataset,
    features: dataset.features.slice(1),
    columns: dataset.columns.slice(1),
  };
  expect(() => scoresOf(models.tree, other)).toThrow(/requires the feature first/);
  const turned = {
    ...dataset,
    features: [...dataset.features].reverse(),
    columns: [...dataset.columns].reverse(),
  };
  expect(columnsFor(models.tree, turned)).toEqual(dataset.columns);
});
