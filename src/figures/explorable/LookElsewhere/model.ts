/** Searches for an excess in many windows at once, where there is only background. */
import {gaussian, seededRandom} from '@site/src/physics/random';
import {tailProbability} from '@site/src/physics/statistics/statistics';

export interface Search {
  /** Number of independent windows that are searched. */
  readonly windows: number;
  /** Excess that counts, in standard deviations. */
  readonly threshold: number;
  /** Experiment that is shown, from 1. */
  readonly shown: number;
  /** Seed of the simulated experiments. */
  readonly seed: number;
}

export const experimentCount = 100;
export const maxWindows = 100;

/** One-sided p-value of an excess in one window that was chosen in advance. */
export const localP = ({threshold}: Pick<Search, 'threshold'>): number =>
  tailProbability(threshold);

/**
 * Probability of at least one such excess in N independent windows, 1 − (1 − p)^N: the global p-value
 * (Gross and Vitells, arXiv:1005.1891, discuss windows that overlap).
 */
export const globalP = (p: number, windows: number): number =>
  -Math.expm1(windows * Math.log1p(-p));

/**
 * Excesses in standard deviations, for each experiment and window: background alone, with counts so large
 * that they fluctuate as a Gaussian.
 */
export function simulate(seed: number): readonly (readonly number[])[] {
  const random = seededRandom(seed);
  return Array.from({length: experimentCount}, () =>
    Array.from({length: maxWindows}, () => gaussian(random)),
  );
}

/** For each experiment, whether any of its first windows has an excess of at least the threshold. */
export const haveExcess = (
  experiments: ReturnType<typeof simulate>,
  {windows, threshold}: Pick<Search, 'windows' | 'threshold'>,
): readonly boolean[] =>
  experiments.map((excesses) => excesses.slice(0, windows).some((excess) => excess >= threshold));
