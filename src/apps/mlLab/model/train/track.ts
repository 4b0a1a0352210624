/** Loss and area under the ROC curve after each step, fast enough to be shown while training goes on. */
import type {Progress} from '../types';
import {logLoss, logOdds} from './logistic';
import type {TrainingData} from './prepare';

const binsPerUnit = 2048;
const bins = 32 * binsPerUnit + 1;

/**
 * Area under the ROC curve of log-odds between −16 and 16 in bins of 1/2048: events in one bin count as ties.
 *
 * @param outputs log-odds of all rows
 * @param rows those that count
 * @returns a half where a class is missing
 */
export function binnedAuc(
  outputs: ArrayLike<number>,
  rows: Int32Array,
  label: Uint8Array,
  weights: Float64Array,
): number {
  const sums = [new Float64Array(bins), new Float64Array(bins)] as const;
  for (const row of rows) {
    const output = Math.max(-16, Math.min(16, outputs[row] as number));
    const bin = Math.round((output + 16) * binsPerUnit);
    const of = sums[label[row] as 0 | 1];
    of[bin] = (of[bin] as number) + (weights[row] as number);
  }
  const [background, signal] = sums;
  let [below, allSignal, area] = [0, 0, 0];
  for (let bin = 0; bin < bins; bin += 1) {
    const here = background[bin] as number;
    area += (signal[bin] as number) * (below + here / 2);
    allSignal += signal[bin] as number;
    below += here;
  }
  return allSignal * below > 0 ? area / (allSignal * below) : 0.5;
}

/** Mean logarithmic loss per unit of training weight. */
export function meanLoss(
  outputs: ArrayLike<number>,
  rows: Int32Array,
  {label, weights}: Pick<TrainingData, 'label' | 'weights'>,
): number {
  let [loss, sum] = [0, 0];
  for (const row of rows) {
    const weight = weights[row] as number;
    loss += weight * logLoss(outputs[row] as number, label[row] as number);
    sum += weight;
  }
  return sum > 0 ? loss / sum : 0;
}

/** @param outputs log-odds of all rows */
export function progressOf(
  prepared: TrainingData,
  outputs: ArrayLike<number>,
  step: number,
  of: number,
): Progress {
  const {train, test, label, trueWeights} = prepared;
  return {
    step,
    of,
    trainLoss: meanLoss(outputs, train, prepared),
    testLoss: meanLoss(outputs, test, prepared),
    trainAuc: binnedAuc(outputs, train, label, trueWeights),
    testAuc: binnedAuc(outputs, test, label, trueWeights),
  };
}

/** Log-odds of probabilities, into `into`. */
export function toLogOdds(probabilities: ArrayLike<number>, into: Float64Array): Float64Array {
  for (let i = 0; i < into.length; i += 1) into[i] = logOdds(probabilities[i] as number);
  return into;
}
