/** Whether a cut on the score makes the background look like the signal in some feature. */
import type {Dataset, Trained} from '../types';
import {chosenRows} from '../train/split';
import {rangeOf, type ValueRange} from './ranges';

export interface Sculpting {
  readonly range: ValueRange;
  /** Shares of the bins, each list adding up to 1: the background before and after the cut, and the signal. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly signal: readonly number[];
  /** Half the sum of the differences of before and after: 0 alike, 1 wholly apart. */
  readonly distance: number;
}

/**
 * Distributions of a feature among the test events.
 *
 * @param name of a feature of the data set, whether the model uses it or not
 * @param fraction of the background, by weight, that the cut lets pass: by a share and not by a threshold two
 * methods can be compared
 * @returns null where the data set lacks the feature, or nothing passes
 */
export function sculpting(
  dataset: Dataset,
  {scores, isTest}: Pick<Trained, 'scores' | 'isTest'>,
  name: string,
  share = 0.1,
  bins = 20,
): Sculpting | null {
  const column = dataset.columns[dataset.features.findIndex((feature) => feature.name === name)];
  if (!column) return null;
  const range = rangeOf(column);
  const rows = chosenRows(isTest);
  const background = rows
    .filter((row) => dataset.label[row] === 0)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number));
  const all = background.reduce((sum, row) => sum + (dataset.weight[row] as number), 0);
  let [passed, count] = [0, 0];
  while (count < background.length && passed < share * all) {
    passed += dataset.weight[background[count] as number] as number;
    count += 1;
  }
  const shares = (some: Int32Array): number[] => {
    const contents = new Array<number>(bins).fill(0);
    let sum = 0;
    for (const row of some) {
      const place = ((column[row] as number) - range.low) / (range.high - range.low);
      const bin = Math.max(0, Math.min(bins - 1, Math.floor(place * bins)));
      contents[bin] = (contents[bin] ?? 0) + (dataset.weight[row] as number);
      sum += dataset.weight[row] as number;
    }
    return contents.map((content) => (sum > 0 ? content / sum : 0));
  };
  if (!(all > 0) || !(passed > 0)) return null;
  const [before, after] = [shares(background), shares(background.slice(0, count))];
  return {
    range,
    before,
    after,
    signal: shares(rows.filter((row) => dataset.label[row] === 1)),
    distance: before.reduce((sum, one, bin) => sum + Math.abs(one - (after[bin] ?? 0)), 0) / 2,
  };
}
