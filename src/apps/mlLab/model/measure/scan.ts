/** The figure of merit of a cut on the score as a function of the threshold. */
import type {Merit, ScanPoint, ThresholdRange} from '../results';
import {byScore, type ScoredEvents} from './auc';
import {isReliable, judged, noSums, plusEvent, valueOf, type Judging, type Sums} from './merit';

interface ScanChoice extends Judging {
  /** About so many thresholds; unless given, 200, and for the accuracy all that matter. */
  readonly points?: number;
}

function sumsAbove(
  {scores, label, weight}: ScoredEvents,
  rows: ArrayLike<number>,
  least: number,
): Sums {
  let sums = noSums;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    if ((scores[row] as number) < least) continue;
    sums = plusEvent(sums, label[row] === 1, weight[row] as number);
  }
  return sums;
}

/** The point for a threshold of the reader. */
export function atThreshold(
  scored: ScoredEvents,
  rows: ArrayLike<number>,
  threshold: number,
  judging: Judging,
): ScanPoint {
  const all = sumsAbove(scored, rows, Number.NEGATIVE_INFINITY);
  return {threshold, ...judged(sumsAbove(scored, rows, threshold), all, judging)};
}

/**
 * Calls `visit` with the sums of all events at or above each score, from the highest score down.
 *
 * @returns the sums of all events
 */
function descend(
  {scores, label, weight}: ScoredEvents,
  rows: ArrayLike<number>,
  visit: (score: number, sums: Sums) => void,
): Sums {
  const order = byScore(scores, rows).reverse();
  let sums = noSums;
  order.forEach((row, i) => {
    sums = plusEvent(sums, label[row] === 1, weight[row] as number);
    const score = scores[row] as number;
    const isTie = i + 1 < order.length && scores[order[i + 1] as number] === score;
    if (!isTie) visit(score, sums);
  });
  return sums;
}

/**
 * Expected events, accuracy and significances of all events whose score is at least a threshold.
 * Thresholds are placed where the signal that passes grows by equal fractions, and at 0 and 1.
 *
 * @param scored `weight` at the scale of all events: `rescaledWeights`
 * @param rows the test events
 * @returns in ascending order of the thresholds
 */
export function scan(
  scored: ScoredEvents,
  rows: ArrayLike<number>,
  {merit, uncertainty, points = merit === 'accuracy' ? rows.length : 200}: ScanChoice,
): readonly ScanPoint[] {
  const judging = {merit, uncertainty};
  const all = sumsAbove(scored, rows, Number.NEGATIVE_INFINITY);
  const step = all.signal / points;
  const found: ScanPoint[] = [];
  let next = step;
  const whole = descend(scored, rows, (score, sums) => {
    if (sums.signal < next) return;
    next = sums.signal + step;
    found.push({threshold: score, ...judged(sums, all, judging)});
  });
  if (found[0]?.threshold !== 1) found.unshift(atThreshold(scored, rows, 1, judging));
  if (found.at(-1)?.threshold !== 0) found.push({threshold: 0, ...judged(whole, all, judging)});
  return found.reverse();
}

/**
 * The point with the largest figure of merit among those that are reliable: `isReliable`. It is chosen on
 * the events that judge it, which makes it a few per cent too good.
 *
 * @returns undefined if no point is reliable
 */
export function bestPoint(points: readonly ScanPoint[], merit: Merit): ScanPoint | undefined {
  const figureOfMerit = (point: ScanPoint): number => valueOf(point, merit) ?? -Infinity;
  return points
    .filter((point) => isReliable(point, merit))
    .reduce<ScanPoint | undefined>(
      (best, point) => (!best || figureOfMerit(point) > figureOfMerit(best) ? point : best),
      undefined,
    );
}

/**
 * The thresholds that `bestPoint` does not consider, in ascending order: above `from`, up to and including
 * `to`.
 *
 * @param scored `weight` at the scale of all events: `rescaledWeights`
 * @param rows the test events
 */
export function excludedRanges(
  scored: ScoredEvents,
  rows: ArrayLike<number>,
  judging: Judging,
): readonly ThresholdRange[] {
  if (judging.merit === 'accuracy') return [];
  const ranges: ThresholdRange[] = [];
  // Above the highest score nothing passes.
  let end: number | null = 1;
  const close = (from: number): void => {
    if (end !== null && from < end) ranges.push({from, to: end});
    end = null;
  };
  descend(scored, rows, (score, sums) => {
    if (isReliable(judged(sums, sums, judging), judging.merit)) close(score);
    else end ??= score;
  });
  close(0);
  return ranges.reverse();
}
