/** Rates before and after a trigger, and what is left of a rare process. */
import {rawEventBytes, triggerRuns} from '@site/src/data/trigger';
import {tailProbability} from '@site/src/physics/statistics/statistics';

export interface Trigger {
  readonly choice: 'everything' | 'random' | 'threshold';
  /** Transverse momentum that the leading lepton candidate must have, in GeV. */
  readonly threshold: number;
}

const run2 = triggerRuns.find(({key}) => key === 'run2');

/** Crossings per second, at most in Run 2, and events per second that could be recorded. */
export const crossingsHz = run2?.crossingsHz ?? NaN;
export const recordedHz = run2?.levels.find(({key}) => key === 'hlt')?.rateHz ?? NaN;

/** Fraction of the crossings that a random selection may keep. */
export const randomFraction = recordedHz / crossingsHz;

const scale = 5;
const steepness = 5.7;

/**
 * Crossings per second with a lepton candidate above a threshold in GeV: a falling power law that was chosen
 * for teaching, such that about 25 GeV reduce the rate to what can be recorded.
 */
export const rateAbove = (threshold: number): number =>
  crossingsHz * (1 + threshold / scale) ** -steepness;

/** Mean and width of the lepton's transverse momentum in W decays, in GeV: a Gaussian chosen for teaching. */
const wLepton = {mean: 38, width: 8};

/** Events per second that a choice records. */
export function rateOf({choice, threshold}: Trigger): number {
  if (choice === 'everything') return crossingsHz;
  return choice === 'random' ? recordedHz : rateAbove(threshold);
}

/** Fraction of the W decays that a choice keeps. */
export function keptFraction({choice, threshold}: Trigger): number {
  if (choice === 'everything') return 1;
  return choice === 'random'
    ? randomFraction
    : tailProbability((threshold - wLepton.mean) / wLepton.width);
}

/** Bytes per second that are written, with events of about a megabyte. */
export const bytesPerSecond = (state: Trigger): number => rateOf(state) * rawEventBytes;
