/** How scores are distributed, for training and for the test. */
import {emptyHistogram, fillWeighted, type Binning} from '@site/src/physics/binning';
import type {Kolmogorov} from '../results';
import {chosenRows} from '../train/split';
import type {Dataset, Trained} from '../types';
import {kolmogorov} from './kolmogorov';

/** Contents of bins, as shares of all events of the class and part; they add up to 1. */
interface Shares {
  readonly contents: readonly number[];
  /** √Σw² of the same bins, as shares. */
  readonly errors: readonly number[];
}

export interface ClassOutputs {
  readonly train: Shares;
  readonly test: Shares;
  /** Training against test; null where a class has no positive sum of weights. */
  readonly agreement: Kolmogorov | null;
}

export interface Outputs {
  readonly binning: Binning;
  readonly signal: ClassOutputs;
  readonly background: ClassOutputs;
}

function sharesOf(
  {scores}: Trained,
  {weight}: Dataset,
  rows: Int32Array,
  binning: Binning,
): Shares {
  const all = emptyHistogram(binning);
  const values = Float64Array.from(rows, (row) => Math.min(1 - 1e-9, scores[row] as number));
  const weights = Float64Array.from(rows, (row) => weight[row] as number);
  fillWeighted(all, values, weights, binning);
  const sum = weights.reduce((total, one) => total + one, 0);
  const inside = (list: Float64Array): number[] => Array.from(list.slice(1, -1));
  return {
    contents: inside(all.sumOfWeights).map((one) => (sum > 0 ? one / sum : 0)),
    errors: inside(all.sumOfSquares).map((one) => (sum > 0 ? Math.sqrt(one) / sum : 0)),
  };
}

/** Scores of signal and background among training and test events, with the weights of the sample. */
export function outputsOf(dataset: Dataset, trained: Trained, bins = 25): Outputs {
  const binning = {low: 0, high: 1, bins};
  const ofClass = (label: number): ClassOutputs => {
    const rows = (mask: Uint8Array): Int32Array =>
      chosenRows(mask).filter((row) => dataset.label[row] === label);
    const [train, test] = [rows(trained.isTrain), rows(trained.isTest)];
    return {
      train: sharesOf(trained, dataset, train, binning),
      test: sharesOf(trained, dataset, test, binning),
      agreement: kolmogorov(trained.scores, dataset.weight, train, test),
    };
  };
  return {binning, signal: ofClass(1), background: ofClass(0)};
}
