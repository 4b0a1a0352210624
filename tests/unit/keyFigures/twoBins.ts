/**
 * CLs of a search with two bins, from the asymptotic formulae of arXiv:1007.1727: the example of the page on public
 * likelihoods. Both the counts and the background of the Asimov data are at or below the background in total, so that
 * the best fit of the signal strength, which is at least 0, is 0.
 */
import {tailProbability} from '../../../src/physics/statistics/statistics';

/** A bin: events of signal and background, the uncertainty of the background, and its auxiliary count. */
interface Bin {
  readonly signal: number;
  readonly background: number;
  readonly observed: number;
  /** Auxiliary events expected for the background factor 1. */
  readonly expectedAuxiliary: number;
  readonly auxiliary: number;
}

const bin = (signal: number, background: number, uncertainty: number, observed: number): Bin => {
  const expectedAuxiliary = (background / uncertainty) ** 2;
  return {signal, background, observed, expectedAuxiliary, auxiliary: expectedAuxiliary};
};

const recorded: readonly Bin[] = [bin(12, 50, 3, 51), bin(11, 52, 7, 48)];

/** Background factor that fits a bin best at a signal strength: the positive root of a quadratic equation. */
function bestFactor(mu: number, {signal, background, observed, ...rest}: Bin): number {
  const {expectedAuxiliary, auxiliary} = rest;
  const both = background + expectedAuxiliary;
  const linear = both * mu * signal - background * (observed + auxiliary);
  const root = Math.sqrt(linear ** 2 + 4 * background * both * auxiliary * mu * signal);
  return (root - linear) / (2 * background * both);
}

/** Minus the logarithm of the profile likelihood, without constants. */
function profile(mu: number, bins: readonly Bin[]): number {
  return bins.reduce((sum, it) => {
    const factor = bestFactor(mu, it);
    const expected = mu * it.signal + factor * it.background;
    const auxiliary = factor * it.expectedAuxiliary;
    const counts = expected - it.observed * Math.log(expected);
    return sum + counts + auxiliary - it.auxiliary * Math.log(auxiliary);
  }, 0);
}

/** The most probable outcome without signal, after the background was fitted to the recorded counts. */
const asimov: readonly Bin[] = recorded.map((it) => {
  const factor = bestFactor(0, it);
  return {
    ...it,
    observed: factor * it.background,
    auxiliary: factor * it.expectedAuxiliary,
  };
});

const rootOfStatistic = (mu: number, bins: readonly Bin[]): number =>
  Math.sqrt(Math.max(0, 2 * (profile(mu, bins) - profile(0, bins))));

/** CLs of a tested signal strength: from the counts, and the median expected without signal. */
export function twoBinCls(mu: number): {readonly observed: number; readonly expected: number} {
  const [seen, usual] = [rootOfStatistic(mu, recorded), rootOfStatistic(mu, asimov)];
  const isFar = seen > usual;
  const withSignal = isFar ? (seen ** 2 + usual ** 2) / (2 * usual) : seen;
  const without = isFar ? (seen ** 2 - usual ** 2) / (2 * usual) : seen - usual;
  const upper = without < 0 ? 1 - tailProbability(-without) : tailProbability(without);
  return {observed: tailProbability(withSignal) / upper, expected: 2 * tailProbability(usual)};
}

interface Pull {
  /** Shift of the background factor in the fit, in units of its uncertainty before the fit. */
  readonly pull: number;
  /** Uncertainty after the fit, from the second derivative of the likelihood, in the same unit. */
  readonly uncertainty: number;
}

/** Pulls of the background factors of both bins where the signal strength is at its best fit, 0. */
export const twoBinPulls: readonly Pull[] = recorded.map((it) => {
  const factor = bestFactor(0, it);
  const prior = 1 / Math.sqrt(it.expectedAuxiliary);
  return {
    pull: (factor - 1) / prior,
    uncertainty: factor / Math.sqrt(it.observed + it.auxiliary) / prior,
  };
});
