/** What would be seen if the experiment were done again and again: counts of a selection, and how significant. */
import {binEdges} from '@site/src/physics/statistics/binning';
import {poissonCount} from '@site/src/physics/statistics/poissonCount';
import {seededRandom, seedOf} from '@site/src/physics/random';

/** `excess` is (N − B)/√B, `likelihood` is √(2[N ln(N/B) − (N − B)]) with the sign of N − B. */
export type ObservedMeasure = 'excess' | 'likelihood';

/**
 * Significance of `count` events where `background` are expected, in standard deviations, for a background
 * that is known exactly. The second is equation 52 of Cowan, Cranmer, Gross and Vitells, arXiv:1007.1727,
 * with a sign for counts that are too low; its value for N = S + B is the Asimov one.
 *
 * @param background more than 0
 */
export function observedSignificance(
  measure: ObservedMeasure,
  count: number,
  background: number,
): number {
  const excess = count - background;
  if (measure === 'excess') return excess / Math.sqrt(background);
  const entropy = count > 0 ? count * Math.log(count / background) : 0;
  return Math.sign(excess) * Math.sqrt(Math.max(0, 2 * (entropy - excess)));
}

export interface Experiments {
  /** Event count of each pseudo-experiment. */
  readonly counts: readonly number[];
  /** In standard deviations, in the same order. */
  readonly significances: readonly number[];
}

export interface PseudoExperiments {
  /** With signal and background, and with background alone. */
  readonly withSignal: Experiments;
  readonly backgroundOnly: Experiments;
}

interface ToyOptions {
  readonly measure: ObservedMeasure;
  readonly toyCount: number;
  /** Any integer; the same seed gives the same pseudo-experiments. */
  readonly seed: number;
}

/**
 * Generates `toyCount` counts from Poisson(S + B), and as many from Poisson(B) with independent random numbers.
 * Independent counts: the simulation itself is taken as exact.
 *
 * @param signal expected events S, at least 0
 * @param background expected events B
 * @returns null without a positive background
 */
export function pseudoExperiments(
  signal: number,
  background: number,
  {measure, toyCount, seed}: ToyOptions,
): PseudoExperiments | null {
  if (!(background > 0) || !(signal >= 0) || !Number.isFinite(signal + background)) return null;
  const experiments = (name: string, mean: number): Experiments => {
    const random = seededRandom(seedOf(name, String(seed)));
    const counts = Array.from({length: toyCount}, () => poissonCount(random, mean));
    return {
      counts,
      significances: counts.map((count) => observedSignificance(measure, count, background)),
    };
  };
  return {
    withSignal: experiments('with signal', signal + background),
    backgroundOnly: experiments('background only', background),
  };
}

/** Fraction of the pseudo-experiments that reach a significance; 0 if there are none. */
export const shareFrom = ({significances}: Experiments, least: number): number =>
  significances.filter((one) => one >= least).length / Math.max(1, significances.length);

/** The middle value; of an even number, the mean of both in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

export interface ToyHistograms {
  /** Lower edges of the bins and the upper edge of the last, in standard deviations. */
  readonly edges: readonly number[];
  readonly withSignal: readonly number[];
  readonly backgroundOnly: readonly number[];
}

const maxBins = 40;

/**
 * Both as histograms with the same bins, which contain all pseudo-experiments: half a standard deviation wide, or
 * more.
 */
export function histogramsOf({withSignal, backgroundOnly}: PseudoExperiments): ToyHistograms {
  const all = [...withSignal.significances, ...backgroundOnly.significances];
  const low = Math.floor(Math.min(...all, -3));
  const high = Math.floor(Math.max(...all, 4)) + 1;
  const bins = (high - low) * 2 <= maxBins ? (high - low) * 2 : maxBins;
  const width = (high - low) / bins;
  const contents = ({significances}: Experiments): readonly number[] => {
    const counts = Array.from({length: bins}, () => 0);
    for (const value of significances) {
      const bin = Math.min(bins - 1, Math.floor((value - low) / width));
      counts[bin] = (counts[bin] as number) + 1;
    }
    return counts;
  };
  return {
    edges: binEdges({low, high, bins}),
    withSignal: contents(withSignal),
    backgroundOnly: contents(backgroundOnly),
  };
}
