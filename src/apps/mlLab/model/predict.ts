/** What a trained model says of an event. */
import {logistic} from './train/logistic';
import {activated} from './train/network/activation';
import {layerOffsets} from './train/network/parameters';
import {forward, createNodeBuffers} from './train/network/pass';
import type {
  BoostedModel,
  CutsModel,
  Dataset,
  ForestModel,
  LogisticModel,
  Model,
  NetworkModel,
  Scaling,
  TreeNodes,
} from './types';
import {LabProblem} from './problem';

/** Inputs of one event in the order of the features of the model, in their units. */
export type Inputs = ArrayLike<number>;

/** The leaf that an event reaches. */
export function leafOf({feature, threshold, left, right}: TreeNodes, inputs: Inputs): number {
  let node = 0;
  while ((left[node] as number) >= 0) {
    const isLeft = (inputs[feature[node] as number] as number) <= (threshold[node] as number);
    node = (isLeft ? left[node] : right[node]) as number;
  }
  return node;
}

const treeValue = (tree: TreeNodes, inputs: Inputs): number =>
  tree.value[leafOf(tree, inputs)] as number;

const asShare = (value: number): number => Math.max(0, Math.min(1, value));

/** Whether an event passes a step of cuts. */
const passes = (value: number, side: 'atLeast' | 'atMost', limit: number): boolean =>
  side === 'atLeast' ? value >= limit : value <= limit;

function boxScore({peels, scores}: CutsModel, inputs: Inputs): number {
  let passed = 0;
  for (const {feature, side, value} of peels) {
    if (!passes(inputs[feature] as number, side, value)) break;
    passed += 1;
  }
  return scores[passed] as number;
}

export const scaled = (inputs: Inputs, scaling: Scaling | null): number[] =>
  Array.from(inputs, (value, i) =>
    scaling ? (value - (scaling.means[i] as number)) / (scaling.widths[i] as number) : value,
  );

export function linearOutput({bias, coefficients, scaling}: LogisticModel, inputs: Inputs): number {
  let sum = bias;
  for (let i = 0; i < coefficients.length; i += 1) {
    const value = inputs[i] as number;
    const input = scaling
      ? (value - (scaling.means[i] as number)) / (scaling.widths[i] as number)
      : value;
    sum += (coefficients[i] as number) * input;
  }
  return sum;
}

/** Values of the nodes of each layer, the scaled inputs first; the last is the output before the logistic curve. */
export function networkValues(
  {layers, activation, scaling}: NetworkModel,
  inputs: Inputs,
): readonly (readonly number[])[] {
  const values: number[][] = [scaled(inputs, scaling)];
  layers.forEach(({weights, biases}, depth) => {
    const before = values[depth] as number[];
    const isLast = depth === layers.length - 1;
    values.push(
      biases.map((bias, node) => {
        const row = weights[node] as readonly number[];
        let sum = bias;
        for (let i = 0; i < before.length; i += 1) {
          sum += (row[i] as number) * (before[i] as number);
        }
        return isLast ? sum : activated(activation, sum);
      }),
    );
  });
  return values;
}

function boostedOutput({trees, start, learningRate}: BoostedModel, inputs: Inputs): number {
  let sum = start;
  for (const tree of trees) sum += learningRate * treeValue(tree, inputs);
  return sum;
}

function forestScore({trees}: ForestModel, inputs: Inputs): number {
  let sum = 0;
  for (const tree of trees) sum += asShare(treeValue(tree, inputs));
  return sum / trees.length;
}

/** The score of one event, from 0 to 1. */
export function scoreOf(model: Model, inputs: Inputs): number {
  switch (model.method) {
    case 'cuts':
      return boxScore(model, inputs);
    case 'logistic':
      return logistic(linearOutput(model, inputs));
    case 'tree':
      return asShare(treeValue(model.tree, inputs));
    case 'forest':
      return forestScore(model, inputs);
    case 'boosted':
      return logistic(boostedOutput(model, inputs));
    case 'network':
      return logistic(networkValues(model, inputs).at(-1)?.[0] ?? 0);
  }
}

/**
 * The columns of a data set that a model takes, in its order.
 *
 * @throws LabProblem where the data set lacks one
 */
export function columnsFor(
  {features}: Pick<Model, 'features'>,
  dataset: Pick<Dataset, 'features' | 'columns' | 'title'>,
): readonly Float32Array[] {
  return features.map((name) => {
    const column = dataset.columns[dataset.features.findIndex((one) => one.name === name)];
    if (column) return column;
    throw new LabProblem(
      `This model requires the feature ${name}, which is missing from the data “${dataset.title}”. Choose the data that it was trained on.`,
    );
  });
}

/** The same as `scoreOf` for many events, without making lists for each. */
function scorer(model: Model): (inputs: Float64Array) => number {
  if (model.method !== 'network') return (inputs) => scoreOf(model, inputs);
  const {layers, scaling, activation} = model;
  const sizes = [model.features.length, ...layers.map(({biases}) => biases.length)];
  const places = layerOffsets(sizes);
  const parameters = Float64Array.from(
    layers.flatMap(({weights, biases}) => [...weights.flat(), ...biases]),
  );
  const room = createNodeBuffers(sizes);
  const moved = new Float64Array(model.features.length);
  return (inputs) => {
    for (let i = 0; i < moved.length; i += 1) {
      const value = inputs[i] as number;
      moved[i] = scaling
        ? (value - (scaling.means[i] as number)) / (scaling.widths[i] as number)
        : value;
    }
    return logistic(forward(parameters, places, activation, moved, 0, room));
  };
}

/** So many events are scored between two pauses. */
const rowsAtOnce = 2_000;

/** Scores of some rows, in their order, with pauses between thousands of them. */
export function* scoring(
  model: Model,
  columns: readonly Float32Array[],
  rows: ArrayLike<number>,
): Generator<null, Float32Array, unknown> {
  const inputs = new Float64Array(columns.length);
  const scores = new Float32Array(rows.length);
  const score = scorer(model);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    for (let i = 0; i < columns.length; i += 1) {
      inputs[i] = (columns[i] as Float32Array)[row] as number;
    }
    scores[at] = score(inputs);
    if (at % rowsAtOnce === rowsAtOnce - 1) yield null;
  }
  return scores;
}

/** The same at once. */
function scoresOfRows(
  model: Model,
  columns: readonly Float32Array[],
  rows: ArrayLike<number>,
): Float32Array {
  const steps = scoring(model, columns, rows);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Scores of all rows of a data set. @throws LabProblem where it lacks a feature */
export const scoresOf = (model: Model, dataset: Dataset): Float32Array =>
  scoresOfRows(model, columnsFor(model, dataset), allRows(dataset.rows));

const allRows = (rows: number): Int32Array => Int32Array.from({length: rows}, (_, row) => row);
