/** The ROC and the curve of precision and recall. */
import type {PrecisionPoint, RocPoint} from '../results';
import {groupByScore, type ScoredEvents} from './auc';

interface Passing {
  readonly threshold: number;
  readonly signal: number;
  readonly background: number;
}

/** Sums that pass each threshold, from the highest score to the lowest; nothing passes the first. */
function passing(scored: ScoredEvents, rows: ArrayLike<number>): readonly Passing[] {
  let [signal, background] = [0, 0];
  const ties = groupByScore(scored, rows).slice().reverse();
  return [
    {threshold: Number.POSITIVE_INFINITY, signal, background},
    ...ties.map((tie) => {
      signal += tie.signal;
      background += tie.background;
      return {threshold: tie.score, signal, background};
    }),
  ];
}

/** Of very many points, those that a drawing can show: at most about `most`, the ends always. */
function thinned<Point>(points: readonly Point[], most: number): readonly Point[] {
  const step = (points.length - 1) / most;
  if (step <= 1) return points;
  return Array.from({length: most + 1}, (_, i) => points[Math.round(i * step)] as Point);
}

/** Points of a curve that a drawing shows. */
const maxPoints = 400;

/**
 * The ROC from (0, 0) to (1, 1): shares of the weights that pass.
 *
 * @returns empty where a class has no positive sum of weights
 */
export function roc(scored: ScoredEvents, rows: ArrayLike<number>): readonly RocPoint[] {
  const points = passing(scored, rows);
  const all = points.at(-1);
  if (!all || !(all.signal > 0) || !(all.background > 0)) return [];
  return thinned(points, maxPoints).map(({threshold, signal, background}) => ({
    threshold,
    signal: signal / all.signal,
    background: background / all.background,
  }));
}

/** Precision against recall, from the highest threshold to the lowest; empty without signal. */
export function precisionRecall(
  scored: ScoredEvents,
  rows: ArrayLike<number>,
): readonly PrecisionPoint[] {
  const points = passing(scored, rows);
  const all = points.at(-1);
  if (!all || !(all.signal > 0)) return [];
  return thinned(points, maxPoints).map(({threshold, signal, background}) => ({
    threshold,
    recall: signal / all.signal,
    precision: signal + background > 0 ? signal / (signal + background) : null,
  }));
}
