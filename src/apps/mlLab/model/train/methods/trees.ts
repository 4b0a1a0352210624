/** A decision tree, and a forest of them. */
import {seededRandom, seedOf, type Random} from '@site/src/physics/random';
import {formatCountOf} from '@site/src/kit/format/numbers';
import type {TreeNodes} from '../../types';
import {binned, type BinnedColumn} from '../binned';
import type {Targets} from '../bestSplit';
import {growing} from '../grow';
import type {TrainingData} from '../prepare';
import {stoppedMessage, type Training} from '../step';
import {progressOf, toLogOdds} from '../track';

const every = (count: number): readonly number[] => Array.from({length: count}, (_, i) => i);

export function* binnedColumns(prepared: TrainingData): Generator<null, BinnedColumn[], boolean> {
  const all: BinnedColumn[] = [];
  for (const column of prepared.columns) {
    all.push(binned(column, prepared.train));
    yield null;
  }
  return all;
}

/** Sums by which a cut makes Gini's impurity 2p(1 − p) smallest. */
const giniTargets = (label: Uint8Array, weights: Float64Array): Targets => ({
  target: weights.map((weight, row) => weight * (label[row] as number)),
  size: weights,
  l2: 0,
});

/** Adds what a tree says of each row, times a factor. */
function addTree(
  {feature, threshold, left, right, value}: TreeNodes,
  columns: readonly Float32Array[],
  into: Float64Array,
  factor: number,
): void {
  for (let row = 0; row < into.length; row += 1) {
    let node = 0;
    while ((left[node] as number) >= 0) {
      const input = (columns[feature[node] as number] as Float32Array)[row] as number;
      node = (input <= (threshold[node] as number) ? left[node] : right[node]) as number;
    }
    into[row] = (into[row] as number) + factor * Math.max(0, Math.min(1, value[node] as number));
  }
}

/**
 * A tree by Gini's impurity (CART): each cut is the one that makes it smallest. Its leaves give the signal
 * fraction of the training weights. One step of progress is one level.
 */
export function* trainTree(prepared: TrainingData): Training {
  const {columns, train, label, weights, rows, settings} = prepared;
  const {depth, minLeaf, features} = settings;
  const bins = yield* binnedColumns(prepared);
  const candidates = every(columns.length);
  const rules = {depth, minLeaf, candidates: () => candidates};
  const grown = growing(bins, train, giniTargets(label, weights), rules);
  const outputs = new Float64Array(rows);
  let level = 0;
  let isStopped = false;
  let step = grown.next();
  for (; !step.done && !isStopped; step = grown.next()) {
    level += 1;
    const shares = new Float64Array(rows);
    addTree(step.value, columns, shares, 1);
    isStopped = yield progressOf(prepared, toLogOdds(shares, outputs), level, depth);
  }
  const ending =
    level < depth
      ? `The tree stops after ${level} of ${depth} levels: no further split improves the separation.`
      : `All ${depth} levels of the tree were grown.`;
  return {
    model: {method: 'tree', features, tree: step.value},
    ending: isStopped ? stoppedMessage : ending,
    isStopped,
  };
}

/** How often each row is drawn when as many rows are drawn as there are, with putting back. */
function drawnCounts(train: Int32Array, rows: number, random: Random): Uint16Array {
  const counts = new Uint16Array(rows);
  for (let i = 0; i < train.length; i += 1) {
    const row = train[Math.floor(random() * train.length)] as number;
    counts[row] = (counts[row] as number) + 1;
  }
  return counts;
}

/** √n of the features, another choice at each call. */
function someFeatures(count: number, random: Random): () => readonly number[] {
  const list = Int32Array.from(every(count));
  const wanted = Math.max(1, Math.floor(Math.sqrt(count)));
  return () => {
    for (let i = 0; i < wanted; i += 1) {
      const other = i + Math.floor(random() * (count - i));
      const kept = list[i] as number;
      list[i] = list[other] as number;
      list[other] = kept;
    }
    return Array.from(list.subarray(0, wanted));
  };
}

/**
 * A random forest: each tree learns from rows drawn with putting back, and each of its nodes looks for a
 * cut among √n of the n features; the score is the mean of the trees (Breiman, Machine Learning 45 (2001)
 * 5). One step of progress is one tree.
 */
export function* trainForest(prepared: TrainingData): Training {
  const {columns, train, label, weights, rows, settings} = prepared;
  const {depth, minLeaf, trees: wanted, features, seed} = settings;
  const bins = yield* binnedColumns(prepared);
  const random = seededRandom(seedOf('forest', String(seed)));
  const candidates = someFeatures(columns.length, random);
  const trees: TreeNodes[] = [];
  const sums = new Float64Array(rows);
  const outputs = new Float64Array(rows);
  let isStopped = false;
  while (trees.length < wanted && !isStopped) {
    const counts = drawnCounts(train, rows, random);
    const targets = giniTargets(
      label,
      weights.map((weight, row) => weight * (counts[row] as number)),
    );
    const drawn = train.filter((row) => (counts[row] as number) > 0);
    const grown = growing(bins, drawn, targets, {depth, minLeaf, candidates});
    let step = grown.next();
    for (; !step.done; step = grown.next()) isStopped = (yield null) || isStopped;
    trees.push(step.value);
    addTree(step.value, columns, sums, 1);
    const share = sums.map((sum) => sum / trees.length);
    const progress = progressOf(prepared, toLogOdds(share, outputs), trees.length, wanted);
    isStopped = (yield progress) || isStopped;
  }
  return {
    model: {method: 'forest', features, trees},
    ending: isStopped
      ? stoppedMessage
      : `All ${formatCountOf(trees.length, 'tree')} of the forest were trained.`,
    isStopped,
  };
}
