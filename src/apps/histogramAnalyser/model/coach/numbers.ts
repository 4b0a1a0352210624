/** Comparison of the cuts and figures of merit of a user with those of a guide. */
import type {Analysis} from '../analysis';
import {areSame} from '../cuts/filters';
import {meritOf, type Counter} from './counter';
import {holds, type GuideContext, type PlannedStep} from './evaluate';
import type {Measure} from '../statistics/measures';
import type {Cuts} from './types';

/** Cuts of a user on the quantities that a guide cuts on. */
export const cutsOn = (cuts: Cuts, reference: Cuts): Cuts =>
  new Map(Array.from(cuts).filter(([name]) => reference.has(name)));

/** The state in which a step was done: the present state, or the last of the history; undefined if it was not done. */
export const stateOfStep = (
  given: GuideContext,
  planned: PlannedStep,
  present: Analysis,
  past: readonly Analysis[],
): Analysis | undefined =>
  [present, ...Array.from(past).reverse()].find((state) => holds(given, planned, state));

/** True if a user's cuts have different values from those of the guide, on the quantities of a step. */
export const areOtherValues = ({on, after}: PlannedStep, cuts: Cuts): boolean =>
  on.some((name) => !areSame(cuts.get(name), after.get(name)));

export interface MeritComparison {
  /** null if the figure of merit is undefined. */
  readonly yours: number | null;
  readonly guide: number | null;
}

/**
 * Returns the figures of merit after a step; undefined for a step without a cut.
 *
 * @param count counter at the chosen luminosity and normalisation
 * @param uncertainty relative uncertainty of the background
 */
export function comparedAt(
  count: Counter,
  {after, step}: PlannedStep,
  cuts: Cuts,
  measure: Measure,
  uncertainty: number,
): MeritComparison | undefined {
  if (step.goal.kind !== 'cut') return undefined;
  const of = (some: Cuts): number | null => meritOf(count(some), measure, uncertainty);
  return {yours: of(cutsOn(cuts, after)), guide: of(after)};
}
