/** A data set made ready for training: the rows, their weights and the chosen columns. */
import {seededRandom, seedOf} from '@site/src/physics/random';
import {LabProblem} from '../problem';
import type {Dataset, Settings} from '../types';
import {chosenRows, shuffle, split, type Split} from './split';
import {countedRows, trainingWeights} from './weights';

export interface Prepared extends Split {
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
    throw new LabProblem(`The data “${title}” have no feature ${name}. Choose another one.`);
  }
  return column;
}

function checkClasses(rows: Int32Array, label: Uint8Array, weights: Float64Array): void {
  const sums: [number, number] = [0, 0];
  for (const row of rows) sums[label[row] as 0 | 1] += weights[row] as number;
  const [background, signal] = sums;
  if (signal > 0 && background > 0) return;
  throw new LabProblem(
    `There is no ${signal > 0 ? 'background' : 'signal'} to learn from. Train with more events, or treat negative weights in another way.`,
  );
}

/** @throws LabProblem where no feature is chosen, or one is unknown, or one class has nothing to learn from */
export function prepare(dataset: Dataset, settings: Settings): Prepared {
  const {features, seed, earlyStopping} = settings;
  if (features.length === 0) throw new LabProblem('Choose at least one feature to learn from.');
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
