/** Gradient-boosted trees. */
import {formatCountOf} from '@site/src/kit/format/numbers';
import type {TreeNodes} from '../../types';
import type {Targets} from '../bestSplit';
import {Keeper} from '../earlyStopping';
import {growing} from '../grow';
import {logistic} from '../logistic';
import type {TrainingData} from '../prepare';
import {stoppedMessage, type Training} from '../step';
import {meanLoss, progressOf} from '../track';
import {binnedColumns} from './trees';

/** Log-odds of the signal among the training weights: the best constant. */
function startOf({train, label, weights}: TrainingData): number {
  let [signal, all] = [0, 0];
  for (const row of train) {
    signal += (weights[row] as number) * (label[row] as number);
    all += weights[row] as number;
  }
  return Math.log(signal / (all - signal));
}

/** First and second derivatives of the logarithmic loss: w(y − p) and w p(1 − p). */
function fillTargets({target, size}: Targets, outputs: Float64Array, prepared: TrainingData): void {
  const {train, label, weights} = prepared;
  for (const row of train) {
    const p = logistic(outputs[row] as number);
    const weight = weights[row] as number;
    target[row] = weight * ((label[row] as number) - p);
    size[row] = weight * p * (1 - p);
  }
}

function addBoost(
  {feature, threshold, left, right, value}: TreeNodes,
  columns: readonly Float32Array[],
  outputs: Float64Array,
  learningRate: number,
): void {
  for (let row = 0; row < outputs.length; row += 1) {
    let node = 0;
    while ((left[node] as number) >= 0) {
      const input = (columns[feature[node] as number] as Float32Array)[row] as number;
      node = (input <= (threshold[node] as number) ? left[node] : right[node]) as number;
    }
    outputs[row] = (outputs[row] as number) + learningRate * (value[node] as number);
  }
}

/**
 * Boosted trees for the logarithmic loss (Friedman, Annals of Statistics 29 (2001) 1189): each tree learns
 * what those before it got wrong, F ← F + νh, with cuts and leaves by first and second derivatives. One
 * step of progress is one tree.
 */
export function* trainBoosted(prepared: TrainingData): Training {
  const {columns, train, held, rows, settings} = prepared;
  const {depth, minLeaf, trees: wanted, learningRate, features} = settings;
  const bins = yield* binnedColumns(prepared);
  const start = startOf(prepared);
  const outputs = new Float64Array(rows).fill(start);
  const targets = {target: new Float64Array(rows), size: new Float64Array(rows), l2: 1e-6};
  const candidates = Array.from(columns.keys());
  const trees: TreeNodes[] = [];
  const keeper = new Keeper<number>(settings.earlyStopping && held.length > 0);
  let isStopped = false;
  let ending = '';
  while (trees.length < wanted && !isStopped && ending === '') {
    fillTargets(targets, outputs, prepared);
    const grown = growing(bins, train, targets, {depth, minLeaf, candidates: () => candidates});
    let step = grown.next();
    for (; !step.done; step = grown.next()) isStopped = (yield null) || isStopped;
    trees.push(step.value);
    addBoost(step.value, columns, outputs, learningRate);
    if (keeper.isOver(meanLoss(outputs, held, prepared), trees.length)) {
      ending = keeper.words('trees');
    }
    isStopped = (yield progressOf(prepared, outputs, trees.length, wanted)) || isStopped;
  }
  const kept = trees.slice(0, keeper.best ?? trees.length);
  return {
    model: {method: 'boosted', features, start, learningRate, trees: kept},
    ending: isStopped
      ? stoppedMessage
      : ending || `All ${formatCountOf(trees.length, 'tree was', 'trees were')} added.`,
    isStopped,
  };
}
