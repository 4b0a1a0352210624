/** How much a trained method leans on each feature. */
import {seededRandom, seedOf} from '@site/src/physics/random';
import {columnsFor, scoring} from '../predict';
import type {Importance} from '../results';
import {shuffle} from '../train/split';
import type {Dataset, Model} from '../types';
import {auc} from './auc';

interface Choice {
  /** How often each column is shuffled; at least 2 for an error. */
  readonly repeats: number;
  readonly seed: number;
}

/**
 * Permutation importance (Breiman, Machine Learning 45 (2001) 5): the loss of area under the ROC curve when the
 * values of one feature are shuffled among the rows, so that it carries no information any more. Features with the
 * same information share their importance, because each still has what the other lost.
 *
 * @param rows those to judge by: the test events
 * @returns in the order of the features of the model; `next(true)` ends it with the features done so far
 */
export function* importances(
  model: Model,
  dataset: Dataset,
  rows: Int32Array,
  {repeats, seed}: Choice,
): Generator<null, readonly Importance[], boolean> {
  const columns = columnsFor(model, dataset).map((column) =>
    Float32Array.from(rows, (row) => column[row] as number),
  );
  const label = Uint8Array.from(rows, (row) => dataset.label[row] as number);
  const weight = Float64Array.from(rows, (row) => dataset.weight[row] as number);
  const all = Int32Array.from({length: rows.length}, (_, i) => i);
  const areaWith = function* (changed: readonly Float32Array[]): Generator<null, number, boolean> {
    const scores = yield* scoring(model, changed, all);
    return auc({scores, label, weight}, all) ?? 0.5;
  };
  const whole = yield* areaWith(columns);
  const found: Importance[] = [];
  for (const [place, feature] of model.features.entries()) {
    const random = seededRandom(seedOf('importance', String(seed), feature));
    const losses: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const order = shuffle(all.slice(), random);
      const shuffled = Float32Array.from(
        order,
        (i) => (columns[place] as Float32Array)[i] as number,
      );
      const changed = columns.map((column, i) => (i === place ? shuffled : column));
      losses.push(whole - (yield* areaWith(changed)));
    }
    const loss = losses.reduce((sum, one) => sum + one, 0) / repeats;
    const variance = losses.reduce((sum, one) => sum + (one - loss) ** 2, 0) / (repeats - 1);
    found.push({feature, loss, error: repeats > 1 ? Math.sqrt(variance / repeats) : 0});
    if (yield null) break;
  }
  return found;
}
