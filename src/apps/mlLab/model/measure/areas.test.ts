import {describe, expect, it} from 'vitest';
import {seededRandom} from '@site/src/physics/random';
import {binnedAuc} from '../train/track';
import {auc, byScore, type ScoredEvents} from './auc';
import {precisionRecall, roc} from './curves';

/** Scores with many ties, unequal weights, some of them negative. */
function scored(rows: number, seed: number, negative: number): ScoredEvents {
  const random = seededRandom(seed);
  const label = Uint8Array.from({length: rows}, () => (random() < 0.3 ? 1 : 0));
  return {
    label,
    scores: Float32Array.from(
      label,
      (one) => Math.round(12 * (0.6 * random() + 0.4 * one * random())) / 12,
    ),
    weight: Float64Array.from(label, () => (random() < negative ? -1 : 1) * (0.2 + random())),
  };
}

const rowsOf = ({scores}: ScoredEvents): number[] => Array.from(scores.keys());

/** The same by all pairs. */
function byPairs({scores, label, weight}: ScoredEvents): number {
  let [right, all] = [0, 0];
  for (const signal of rowsOf({scores, label, weight})) {
    for (const background of rowsOf({scores, label, weight})) {
      if (label[signal] !== 1 || label[background] !== 0) continue;
      const pair = (weight[signal] as number) * (weight[background] as number);
      const [one, other] = [scores[signal] as number, scores[background] as number];
      right += pair * (one > other ? 1 : one === other ? 0.5 : 0);
      all += pair;
    }
  }
  return right / all;
}

describe('the area under the ROC curve', () => {
  it.each([0, 0.2])(
    'is that of all pairs, ties and a share %d of negative weights included',
    (share) => {
      const some = scored(300, 11, share);
      expect(auc(some, rowsOf(some))).toBeCloseTo(byPairs(some), 12);
    },
  );

  it('is one minus itself when the classes change places, and carries no information of one class alone', () => {
    const some = scored(200, 3, 0);
    const swapped = {...some, label: some.label.map((one) => 1 - one)};
    expect(auc(swapped, rowsOf(some))).toBeCloseTo(1 - (auc(some, rowsOf(some)) ?? 0), 12);
    expect(auc({...some, label: new Uint8Array(200)}, rowsOf(some))).toBeNull();
  });

  it('is that below the points of the ROC, which go from one corner to the other', () => {
    const some = scored(300, 5, 0);
    const points = roc(some, rowsOf(some));
    const area = points.slice(1).reduce((sum, point, i) => {
      const before = points[i] as (typeof points)[number];
      return sum + ((point.background - before.background) * (point.signal + before.signal)) / 2;
    }, 0);
    expect(area).toBeCloseTo(auc(some, rowsOf(some)) ?? 0, 12);
    expect(points[0]).toMatchObject({signal: 0, background: 0});
    expect(points.at(-1)?.signal).toBeCloseTo(1, 12);
  });

  it('is nearly the same in bins of log-odds', () => {
    const random = seededRandom(8);
    const outputs = Float64Array.from({length: 5_000}, () => 6 * random() - 3);
    const label = Uint8Array.from(outputs, (x) => (random() < 1 / (1 + Math.exp(-x)) ? 1 : 0));
    const weight = Float64Array.from(outputs, () => random());
    const scores = Float32Array.from(outputs, (x) => 1 / (1 + Math.exp(-x)));
    const rows = Int32Array.from(outputs.keys());
    const exact = auc({scores, label, weight}, rows) ?? 0;
    expect(Math.abs(binnedAuc(outputs, rows, label, weight) - exact)).toBeLessThan(2e-4);
  });
});

describe('the curve of precision and recall', () => {
  it('ends at the signal fraction, and carries no information where nothing passes', () => {
    const some = scored(300, 6, 0);
    const points = precisionRecall(some, rowsOf(some));
    const sum = (label: number): number =>
      rowsOf(some).reduce(
        (all, row) => all + (some.label[row] === label ? (some.weight[row] as number) : 0),
        0,
      );
    expect(points[0]?.precision).toBeNull();
    expect(points.at(-1)?.precision).toBeCloseTo(sum(1) / (sum(0) + sum(1)), 12);
    expect(points.every(({recall}, i) => recall >= (points[i - 1]?.recall ?? 0))).toBe(true);
  });
});

it('orders rows by their scores', () => {
  const scores = Float32Array.from([0.5, 0, 1, 1e-7, 0.25]);
  expect(Array.from(byScore(scores, [4, 2, 1, 0, 3]))).toEqual([1, 3, 4, 0, 2]);
});
