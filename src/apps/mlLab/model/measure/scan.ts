/** What a cut on the score is worth, against the threshold. */
import {significances, type SignificanceDefinition} from '@site/src/physics/significance';
import type {ScanPoint} from '../results';
import {byScore, type Scored} from './auc';

interface ScanChoice {
  /** Of the background, relative: 0.1 for 10 %. */
  readonly uncertainty: number;
  /** About so many thresholds. */
  readonly points?: number;
}

interface Sums {
  signal: number;
  background: number;
  squares: number;
}

const pointOf = (
  threshold: number,
  {signal, background, squares}: Sums,
  uncertainty: number,
): ScanPoint => ({
  threshold,
  signal,
  background,
  effectiveBackground: squares > 0 ? background ** 2 / squares : 0,
  significance: significances(signal, background, uncertainty),
});

/**
 * Expected events and significances of all events whose score is at least a threshold. Thresholds stand
 * where the signal that passes grows by equal shares, and at 0.
 *
 * @param scored `weight` at the scale of all events: `rescaledWeights`
 * @param rows the test events
 * @returns in ascending order of the thresholds
 */
export function scan(
  {scores, label, weight}: Scored,
  rows: ArrayLike<number>,
  {uncertainty, points = 200}: ScanChoice,
): readonly ScanPoint[] {
  const order = byScore(scores, rows).reverse();
  let all = 0;
  for (const row of order) all += label[row] === 1 ? (weight[row] as number) : 0;
  const step = all / points;
  const sums: Sums = {signal: 0, background: 0, squares: 0};
  const found: ScanPoint[] = [];
  let next = step;
  for (let i = 0; i < order.length; i += 1) {
    const row = order[i] as number;
    const here = weight[row] as number;
    if (label[row] === 1) sums.signal += here;
    else {
      sums.background += here;
      sums.squares += here * here;
    }
    const score = scores[row] as number;
    const isTie = i + 1 < order.length && scores[order[i + 1] as number] === score;
    if (isTie || sums.signal < next) continue;
    next = sums.signal + step;
    found.push(pointOf(score, sums, uncertainty));
  }
  if (found.at(-1)?.threshold !== 0) found.push(pointOf(0, sums, uncertainty));
  return found.reverse();
}

/** The point for a threshold of the reader. */
export function atThreshold(
  {scores, label, weight}: Scored,
  rows: ArrayLike<number>,
  threshold: number,
  uncertainty: number,
): ScanPoint {
  const sums: Sums = {signal: 0, background: 0, squares: 0};
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const here = weight[row] as number;
    if ((scores[row] as number) < threshold) continue;
    if (label[row] === 1) sums.signal += here;
    else {
      sums.background += here;
      sums.squares += here * here;
    }
  }
  return pointOf(threshold, sums, uncertainty);
}

/** Fewer simulated background events than this say too little: the best point would be one of chance. */
const leastEffectiveBackground = 30;

/**
 * The threshold with the largest significance among those that leave enough simulated background. It is
 * chosen on the events that judge it, and so too good by some per cent.
 *
 * @returns undefined where no point leaves enough
 */
export function bestPoint(
  points: readonly ScanPoint[],
  definition: SignificanceDefinition,
): ScanPoint | undefined {
  const worth = ({significance}: ScanPoint): number => significance?.[definition] ?? -Infinity;
  return points
    .filter(({effectiveBackground}) => effectiveBackground >= leastEffectiveBackground)
    .reduce<ScanPoint | undefined>(
      (best, point) => (!best || worth(point) > worth(best) ? point : best),
      undefined,
    );
}
