/** Confusion matrix at a threshold. */
import type {Confusion} from '../results';
import type {ScoredEvents} from './auc';

/**
 * @param scored `weight` 1 for numbers of rows; events whose score is at least the threshold are predicted signal
 */
export function confusion(
  {scores, label, weight}: ScoredEvents,
  rows: ArrayLike<number>,
  threshold: number,
): Confusion {
  const sums = {truePositive: 0, falsePositive: 0, trueNegative: 0, falseNegative: 0};
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const isTaken = (scores[row] as number) >= threshold;
    const isSignal = label[row] === 1;
    const field = isTaken
      ? isSignal
        ? 'truePositive'
        : 'falsePositive'
      : isSignal
        ? 'falseNegative'
        : 'trueNegative';
    sums[field] += weight[row] as number;
  }
  return sums;
}

export interface Quality {
  /** Fraction of correct predictions. */
  readonly accuracy: number | null;
  /** Fraction of signal among predicted signal. */
  readonly precision: number | null;
  /** Fraction of the signal that is predicted signal. */
  readonly recall: number | null;
  /** Harmonic mean of precision and recall. */
  readonly f1: number | null;
  /** The accuracy of taking all for the class that is larger. */
  readonly lazyAccuracy: number | null;
}

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Each null where it is nothing divided by nothing. */
export function qualityOf({
  truePositive,
  falsePositive,
  trueNegative,
  falseNegative,
}: Confusion): Quality {
  const signal = truePositive + falseNegative;
  const background = trueNegative + falsePositive;
  return {
    accuracy: share(truePositive + trueNegative, signal + background),
    precision: share(truePositive, truePositive + falsePositive),
    recall: share(truePositive, signal),
    f1: share(2 * truePositive, 2 * truePositive + falsePositive + falseNegative),
    lazyAccuracy: share(Math.max(signal, background), signal + background),
  };
}
