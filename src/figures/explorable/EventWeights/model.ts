/** Sums of simulated events with weights, and their statistical uncertainty. */
import {seedOf, seededRandom} from '@site/src/physics/random';
import {poissonCount} from '@site/src/physics/statistics/poissonCount';

export interface WeightedBin {
  /** Number of simulated events in a bin. */
  readonly events: number;
  /** Size of their weights. */
  readonly weight: number;
  /** Fraction of the events whose weight is negative, in per cent. */
  readonly negative: number;
}

/** Sum of weights Σw, expected. */
export const sumOf = ({events, weight, negative}: WeightedBin): number =>
  events * weight * (1 - negative / 50);

/** Statistical uncertainty √(Σw²): negative weights add to it as positive ones do. */
export const errorOf = ({events, weight}: WeightedBin): number => weight * Math.sqrt(events);

/** Uncertainty √(Σw), which holds only for a sum that is a count. */
export const naiveErrorOf = (state: WeightedBin): number => Math.sqrt(Math.max(0, sumOf(state)));

export const repetitions = 1000;

/** Sums of weights of the same simulation, repeated: both numbers of events are Poisson counts. */
export function repeatedSums({events, weight, negative}: WeightedBin): readonly number[] {
  const random = seededRandom(seedOf('weights', `${events}`, `${negative}`));
  const share = negative / 100;
  return Array.from(
    {length: repetitions},
    () =>
      weight * (poissonCount(random, events * (1 - share)) - poissonCount(random, events * share)),
  );
}

/** Standard deviation of values around their mean. */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
