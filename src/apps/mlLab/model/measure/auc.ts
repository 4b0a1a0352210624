/** Area under the ROC curve, with weights. */

/**
 * Rows in ascending order of their scores.
 *
 * @param scores at least 0, one per row of the data set
 * @param rows fewer than 2²⁰
 */
export function byScore(scores: Float32Array, rows: ArrayLike<number>): Int32Array {
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  const keys = Float64Array.from(
    {length: rows.length},
    (_, i) => (bits[rows[i] as number] as number) * 2 ** 20 + i,
  ).sort();
  return Int32Array.from(keys, (key) => rows[key % 2 ** 20] as number);
}

export interface ScoredEvents {
  /** From 0 to 1, one per row of the data set. */
  readonly scores: Float32Array;
  /** 1 for signal. */
  readonly label: Uint8Array;
  readonly weight: ArrayLike<number>;
}

/** Sums of weights with one score, in ascending order of the scores. */
export interface ScoreGroup {
  readonly score: number;
  readonly signal: number;
  readonly background: number;
}

/** Rows of equal score together. */
export function groupByScore(
  {scores, label, weight}: ScoredEvents,
  rows: ArrayLike<number>,
): readonly ScoreGroup[] {
  const ties: {score: number; signal: number; background: number}[] = [];
  for (const row of byScore(scores, rows)) {
    const score = scores[row] as number;
    let tie = ties.at(-1);
    if (tie?.score !== score) {
      tie = {score, signal: 0, background: 0};
      ties.push(tie);
    }
    tie[label[row] === 1 ? 'signal' : 'background'] += weight[row] as number;
  }
  return ties;
}

/**
 * Area under the ROC curve: the chance that a signal event has a higher score than a background event, both
 * drawn by their weights; equal scores count half. With negative weights it is the same sum over pairs,
 * which may then lie outside 0 to 1.
 *
 * @returns null where the weights of a class do not add up to more than 0
 */
export function auc(scored: ScoredEvents, rows: ArrayLike<number>): number | null {
  let [below, signal, area] = [0, 0, 0];
  for (const tie of groupByScore(scored, rows)) {
    area += tie.signal * (below + tie.background / 2);
    signal += tie.signal;
    below += tie.background;
  }
  return signal > 0 && below > 0 ? area / (signal * below) : null;
}
