/** A data set made ready for training: the rows, their weights and the chosen columns. */
import {seededRandom, seedOf} from '@site/src/physics/random';
import {LabProblem} from '../problem';
import type {Dataset, Settings, NegativeRule} from '../types';
import {chosenRows, shuffle, split, type Split} from './split';

/** How much each event counts in training. */
type Weighing = Pick<Settings, 'useWeights' | 'balance' | 'negativeWeights'>;

function allowed(weight: number, rule: NegativeRule): number {
  return rule === 'keep' ? weight : Math.max(0, weight);
}

/**
 * Weights of all rows as training counts them: 1 each where the weights of the sample are not used. They
 * are scaled so that the rows of the training have 1 as their mean; with `balance` both classes add up to
 * the same among them, by one factor a class that holds for the test too. Negative weights become 0 with
 * `clip` and with `drop`, which differ only in which rows are counted (`countedRows`).
 *
 * @param train rows of the training
 * @returns one number per row of the data set; all are 0 for a class whose training weights do not add up
 * to more than 0
 */
export function trainingWeights(
  {weight, label, rows}: Pick<Dataset, 'weight' | 'label' | 'rows'>,
  train: Int32Array,
  {useWeights, balance, negativeWeights}: Weighing,
): Float64Array {
  const weights = new Float64Array(rows).fill(1);
  if (useWeights) {
    for (let row = 0; row < rows; row += 1) {
      weights[row] = allowed(weight[row] as number, negativeWeights);
    }
  }
  const sums: [number, number] = [0, 0];
  for (const row of train) sums[label[row] as 0 | 1] += weights[row] as number;
  const [background, signal] = sums;
  const factor = (sum: number): number => {
    const wanted = balance ? train.length / 2 : (train.length * sum) / (background + signal);
    return sum > 0 ? wanted / sum : 0;
  };
  const factors = [factor(background), factor(signal)];
  for (let row = 0; row < rows; row += 1) {
    weights[row] = (weights[row] as number) * (factors[label[row] as number] as number);
  }
  return weights;
}

/** The rows of the training that are counted: with `drop` those of negative weight are left out. */
export function countedRows(
  {weight}: Pick<Dataset, 'weight'>,
  train: Int32Array,
  {useWeights, negativeWeights}: Weighing,
): Int32Array {
  const drops = useWeights && negativeWeights === 'drop';
  return drops ? train.filter((row) => (weight[row] as number) >= 0) : train;
}

export interface TrainingData extends Split {
  readonly settings: Settings;
  readonly rows: number;
  /** The chosen ones, in the order of `settings.features`. */
  readonly columns: readonly Float32Array[];
  readonly label: Uint8Array;
  /** Of all rows, as training counts them. */
  readonly weights: Float64Array;
  /** Of all rows, as the sample has them, negative ones included. */
  readonly trueWeights: Float64Array;
  /** Rows to learn from. */
  readonly train: Int32Array;
  readonly test: Int32Array;
  /** Rows held back for early stopping; empty without. */
  readonly held: Int32Array;
}

const shareHeld = 0.1;

function columnOf({features, columns, title}: Dataset, name: string): Float32Array {
  const column = columns[features.findIndex((feature) => feature.name === name)];
  if (!column) {
    throw new LabProblem(
      `The data “${title}” do not contain the feature ${name}. Choose a different one.`,
    );
  }
  return column;
}

function checkClasses(rows: Int32Array, label: Uint8Array, weights: Float64Array): void {
  const sums: [number, number] = [0, 0];
  for (const row of rows) sums[label[row] as 0 | 1] += weights[row] as number;
  const [background, signal] = sums;
  if (signal > 0 && background > 0) return;
  throw new LabProblem(
    `There are no ${signal > 0 ? 'background' : 'signal'} events to train on. Train with more events, or change the treatment of negative weights.`,
  );
}

/** @throws LabProblem where no feature is chosen, or one is unknown, or one class has nothing to learn from */
export function prepare(dataset: Dataset, settings: Settings): TrainingData {
  const {features, seed, earlyStopping} = settings;
  if (features.length === 0) throw new LabProblem('Select at least one input feature.');
  const columns = features.map((name) => columnOf(dataset, name));
  const parts = split(dataset, settings);
  const weights = trainingWeights(dataset, chosenRows(parts.isTrain), settings);
  const all = countedRows(dataset, chosenRows(parts.isTrain), settings);
  checkClasses(all, dataset.label, weights);
  const canStop = settings.method === 'boosted' || settings.method === 'network';
  const held = canStop && earlyStopping ? Math.floor(shareHeld * all.length) : 0;
  const order = shuffle(all.slice(), seededRandom(seedOf('held', String(seed))));
  return {
    ...parts,
    settings,
    rows: dataset.rows,
    columns,
    label: dataset.label,
    weights,
    trueWeights: dataset.weight,
    train: held > 0 ? order.slice(held).sort() : all,
    test: chosenRows(parts.isTest),
    held: order.slice(0, held).sort(),
  };
}
