/** Done steps and event counts of a guide, from the state of the app and the sample. */
import {optionOf, type Analysis, type Scheme} from '../analysis';
import type {AppDescription} from '../description';
import {decodeState} from '../urlState';
import {meritOf, type Counter, type Mean} from './counter';
import {readingAt} from './position';
import {faultOfCut, type Fault} from './serves';
import type {CoachStep, Cuts, Goal, Guide} from './types';

/** A step with the cuts of the guide before and after it. */
export interface PlannedStep {
  readonly step: CoachStep;
  readonly before: Cuts;
  readonly after: Cuts;
  /** Names of the quantities that it cuts on. */
  readonly on: readonly string[];
}

/** Input of the predicates in addition to the state. */
export interface GuideContext {
  readonly description: AppDescription;
  readonly scheme: Scheme;
  /** Counter at the luminosity and normalisation of the sample. */
  readonly count: Counter;
  readonly mean: Mean;
  readonly plan: readonly PlannedStep[];
}

function cutsAfter(scheme: Scheme, before: Cuts, goal: Goal): Cuts {
  if (goal.kind !== 'cut') return before;
  const {cuts} = decodeState(scheme, goal.cut).state;
  const kept = Array.from(before).filter(
    ([name]) => !goal.isAlone && !goal.without?.includes(name),
  );
  return new Map([...kept, ...cuts]);
}

/** Returns the steps of a guide in order, each starting from the cuts of the previous step. */
export function planOf(scheme: Scheme, {steps}: Guide): readonly PlannedStep[] {
  let before: Cuts = new Map();
  return steps.map((step) => {
    const {goal} = step;
    const after = cutsAfter(scheme, before, goal);
    const on =
      goal.kind === 'cut' ? Array.from(decodeState(scheme, goal.cut).state.cuts.keys()) : [];
    const start = goal.kind === 'cut' && goal.isAlone ? (new Map() as Cuts) : before;
    const planned = {step, before: start, after, on};
    before = after;
    return planned;
  });
}

/** Faults of the cuts that a step is about, by quantity; undefined for a quantity whose cut is accepted. */
export function faultsAt(
  {description, count}: GuideContext,
  {on, after}: PlannedStep,
  cuts: Cuts,
): ReadonlyMap<string, Fault | undefined> {
  return new Map(
    on.map((name) => {
      const histogram = description.histograms.find(({dimension}) => dimension === name);
      return [name, histogram && faultOfCut(count, histogram, after, cuts.get(name))];
    }),
  );
}

function isCutMade(given: GuideContext, planned: PlannedStep, {cuts}: Analysis): boolean {
  const {goal} = planned.step;
  if (goal.kind !== 'cut') return false;
  if (goal.without?.some((name) => cuts.has(name))) return false;
  if (goal.isAlone && Array.from(cuts.keys()).some((name) => !planned.on.includes(name))) {
    return false;
  }
  return Array.from(faultsAt(given, planned, cuts).values()).every((fault) => !fault);
}

type MeritGoal = Extract<Goal, {kind: 'merit'}>;

/** The smallest figure of merit that meets a goal; infinite if there is no such step or challenge. */
function targetOf(given: GuideContext, {target, measure}: MeritGoal): number {
  if ('atLeast' in target) return target.atLeast;
  if ('challenge' in target) {
    const {challenges} = given.description;
    return challenges.find(({id}) => id === target.challenge)?.target ?? Infinity;
  }
  const other = given.plan.find(({step}) => step.id === target.beats);
  return (other && meritOf(given.count(other.after), measure)) ?? Infinity;
}

function isMeritReached(given: GuideContext, goal: MeritGoal, cuts: Cuts): boolean {
  if (goal.maxCuts !== undefined && cuts.size > goal.maxCuts) return false;
  const reached = meritOf(given.count(cuts), goal.measure) ?? 0;
  const target = targetOf(given, goal);
  return 'beats' in goal.target ? reached > target : reached >= target;
}

/** True if a state meets the goal of a step. */
export function holds(given: GuideContext, planned: PlannedStep, analysis: Analysis): boolean {
  const {goal} = planned.step;
  const {scheme, description} = given;
  if (goal.kind === 'cut') return isCutMade(given, planned, analysis);
  if (goal.kind === 'merit') return isMeritReached(given, goal, analysis.cuts);
  if (goal.kind === 'option') {
    const value = optionOf(scheme, analysis, goal.name);
    if (goal.areAllShown && analysis.shown !== null) return false;
    return value !== undefined && goal.values.includes(value);
  }
  if (goal.kind === 'position') return readingAt(given, planned, analysis.cuts)?.isRight ?? false;
  if (goal.kind === 'luminosity') {
    return Math.abs(analysis.luminosity / (goal.times * description.luminosity) - 1) <= 0.05;
  }
  const shown = analysis.shown ?? [];
  return shown.join() === goal.processes.join();
}

/**
 * Returns true for each done step, in order. A step with `isTried` is done if any state of the history meets its
 * goal.
 *
 * @param past earlier states, without the present state
 */
export const doneSteps = (
  given: GuideContext,
  present: Analysis,
  past: readonly Analysis[],
): readonly boolean[] =>
  given.plan.map(
    (planned) =>
      holds(given, planned, present) ||
      ((planned.step.isTried ?? false) && past.some((state) => holds(given, planned, state))),
  );
