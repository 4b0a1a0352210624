/** How scores are distributed, for training and for the test. */
import {emptyHistogram, fillWeighted, type Binning} from '@site/src/physics/statistics/binning';
import type {Kolmogorov} from '../results';
import {chosenRows} from '../train/split';
import type {Dataset, Trained} from '../types';
import {byScore} from './auc';

// Whether two samples of scores could be from one distribution.

/**
 * Chance of a larger distance between two samples of one distribution:
 * Q(λ) = 2 Σₖ (−1)ᵏ⁻¹ exp(−2k²λ²), Kolmogorov's limit for many events.
 */
export function kolmogorovTail(lambda: number): number {
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) {
    const term = Math.exp(-2 * (k * lambda) ** 2);
    sum += k % 2 === 1 ? term : -term;
    if (term < 1e-17) break;
  }
  return Math.max(0, Math.min(1, 2 * sum));
}

interface Sums {
  sum: number;
  squares: number;
}

function sumsOf(weight: ArrayLike<number>, rows: Int32Array): Sums {
  const sums = {sum: 0, squares: 0};
  for (const row of rows) {
    sums.sum += weight[row] as number;
    sums.squares += (weight[row] as number) ** 2;
  }
  return sums;
}

function joined(one: Int32Array, other: Int32Array): Int32Array {
  const all = new Int32Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

/** Largest distance between the cumulative shares of two samples; equal scores count at once. */
function distanceOf(
  scores: Float32Array,
  weight: ArrayLike<number>,
  one: Int32Array,
  other: Int32Array,
  [sumOfOne, sumOfOther]: readonly [number, number],
): number {
  const isOne = new Uint8Array(scores.length);
  for (const row of one) isOne[row] = 1;
  const order = byScore(scores, joined(one, other));
  let [difference, distance] = [0, 0];
  for (let i = 0; i < order.length; i += 1) {
    const row = order[i] as number;
    const here = weight[row] as number;
    difference += isOne[row] === 1 ? here / sumOfOne : -here / sumOfOther;
    const isTie = i + 1 < order.length && scores[order[i + 1] as number] === scores[row];
    if (!isTie) distance = Math.max(distance, Math.abs(difference));
  }
  return distance;
}

/**
 * The test of Kolmogorov and Smirnov for two samples with weights. The p-value takes the effective numbers
 * of events nᵢ = (Σw)² / Σw², n = n₁n₂ / (n₁ + n₂), and λ = (√n + 0.12 + 0.11/√n) D (Stephens, Journal of
 * the Royal Statistical Society B 32 (1970) 115). With few different scores, as those of a tree, it is too
 * large: then trust the distance.
 *
 * @param scores one per row of the data set, at least 0
 * @param one rows of a sample; no row is in both
 * @returns null where the weights of a sample do not add up to more than 0
 */
export function kolmogorov(
  scores: Float32Array,
  weight: ArrayLike<number>,
  one: Int32Array,
  other: Int32Array,
): Kolmogorov | null {
  const [a, b] = [sumsOf(weight, one), sumsOf(weight, other)];
  if (!(a.sum > 0) || !(b.sum > 0)) return null;
  const distance = distanceOf(scores, weight, one, other, [a.sum, b.sum]);
  const effective = [a.sum ** 2 / a.squares, b.sum ** 2 / b.squares] as const;
  const root = Math.sqrt((effective[0] * effective[1]) / (effective[0] + effective[1]));
  return {distance, pValue: kolmogorovTail((root + 0.12 + 0.11 / root) * distance), effective};
}

/** Contents of bins, as fractions of all events of the class and part; they add up to 1. */
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
