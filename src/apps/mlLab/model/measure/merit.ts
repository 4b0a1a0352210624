/** The figure of merit: the number by which thresholds are ranked. */
import {significances} from '@site/src/physics/statistics/significance';
import type {Merit, Passing} from '../results';
import type {Dataset} from '../types';

/**
 * S/√B for simulated collisions; the accuracy for a teaching set, whose points correspond to no
 * luminosity and so have no significance.
 */
export const meritOf = ({isSimulated}: Pick<Dataset, 'isSimulated'>): Merit =>
  isSimulated ? 'signalOverRootBackground' : 'accuracy';

/** The value of the figure of merit; null if it is undefined. */
export const valueOf = (
  {accuracy, significance}: Pick<Passing, 'accuracy' | 'significance'>,
  merit: Merit,
): number | null => (merit === 'accuracy' ? accuracy : (significance?.[merit] ?? null));

/** Minimum effective number of background events for a significance that is more than a fluctuation. */
export const minEffectiveBackground = 30;

/** Whether enough background events pass for the figure of merit to be trusted. The accuracy needs none. */
export const isReliable = (
  {effectiveBackground}: Pick<Passing, 'effectiveBackground'>,
  merit: Merit,
): boolean => merit === 'accuracy' || effectiveBackground >= minEffectiveBackground;

/** Sums of weights; `squares` are those of the squared weights of the background. */
export interface Sums {
  readonly signal: number;
  readonly background: number;
  readonly squares: number;
}

export const noSums: Sums = {signal: 0, background: 0, squares: 0};

/** The sums with one more event. */
export const plusEvent = (
  {signal, background, squares}: Sums,
  isSignal: boolean,
  weight: number,
): Sums =>
  isSignal
    ? {signal: signal + weight, background, squares}
    : {signal, background: background + weight, squares: squares + weight * weight};

export interface Judging {
  readonly merit: Merit;
  /** Relative uncertainty of the background: 0.1 for 10 %. */
  readonly uncertainty: number;
}

/**
 * What is measured of a selection.
 *
 * @param sums of the events that pass
 * @param all sums of all events
 */
export function judged(
  {signal, background, squares}: Sums,
  all: Sums,
  {merit, uncertainty}: Judging,
): Passing {
  const events = all.signal + all.background;
  return {
    signal,
    background,
    effectiveBackground: squares > 0 ? background ** 2 / squares : 0,
    accuracy: events > 0 ? (signal + all.background - background) / events : null,
    significance: merit === 'accuracy' ? null : significances(signal, background, uncertainty),
  };
}
