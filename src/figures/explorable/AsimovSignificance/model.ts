/** Significances that are expected of a count: in the Gaussian approximation, by Asimov, and exactly. */
import {asimovSignificance, tailProbability} from '@site/src/physics/statistics/statistics';

export interface Counting {
  /** Expected signal events, a whole number. */
  readonly signal: number;
  /** Expected background events, a whole number from 1 on. */
  readonly background: number;
}

/** Poisson probabilities of 0, 1, 2, … events up to `last`, for a mean above 0. */
export function poissonProbabilities(mean: number, last: number): readonly number[] {
  const probabilities: number[] = [];
  let logarithm = -mean;
  for (let n = 0; n <= last; n += 1) {
    if (n > 0) logarithm += Math.log(mean / n);
    probabilities.push(Math.exp(logarithm));
  }
  return probabilities;
}

/** Probability of `count` events or more where `mean` are expected, summed from the largest term down. */
export function poissonTail(count: number, mean: number): number {
  const last = Math.ceil(Math.max(count, mean) + 40 + 12 * Math.sqrt(mean));
  return poissonProbabilities(mean, last)
    .slice(count)
    .reduceRight((sum, probability) => sum + probability, 0);
}

/** Standard deviations above which a Gaussian has this probability: the inverse of `tailProbability`. */
export function significanceOf(probability: number): number {
  let [low, high] = [-8, 38];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (tailProbability(middle) > probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Expected significances of S on B, in standard deviations; the exact one is that of a count of S + B. */
export function expectedSignificances({signal, background}: Counting): {
  readonly simple: number;
  readonly asimov: number;
  readonly exact: number;
} {
  return {
    simple: signal / Math.sqrt(background),
    asimov: asimovSignificance(signal, background),
    exact: significanceOf(poissonTail(signal + background, background)),
  };
}

/** Density of a Gaussian with mean and variance B at a count. */
export const gaussianDensity = (count: number, background: number): number =>
  Math.exp(-((count - background) ** 2) / (2 * background)) / Math.sqrt(2 * Math.PI * background);
