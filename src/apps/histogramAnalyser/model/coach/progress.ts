/** How far a user is with a guide: done steps, the current one, and what keeps it from being done. */
import type {Analysis} from '../analysis';
import {doneSteps, faultsAt, holds, type Given} from './evaluate';
import {rightReply} from './prediction';
import type {Fault} from './serves';

/** What the state of the app does not contain. Nothing of it is stored. */
export interface Memory {
  /** Ids of replies, by the id of the step. */
  readonly answers: ReadonlyMap<string, string>;
  /** Ids of the steps that were done when the guide was opened: nothing is left to predict. */
  readonly atOpening: ReadonlySet<string>;
}

export interface CoachProgress {
  /** By step, in their order. */
  readonly done: readonly boolean[];
  /** Place of the first step that is not done; the number of steps if all are. */
  readonly current: number;
  /** True if the state of the current step is reached, but its question is open. */
  readonly isAnswerMissing: boolean;
  /** Faults of the cuts that were made for the current step, by quantity. */
  readonly faults: ReadonlyMap<string, Fault>;
}

/** True if the question of a step, if it has one, keeps it from being done no longer. */
function isAnswered(given: Given, place: number, {answers, atOpening}: Memory): boolean {
  const planned = given.plan[place];
  if (!planned?.step.question || atOpening.has(planned.step.id)) return true;
  const answer = answers.get(planned.step.id);
  if (planned.step.question.kind !== 'reason') return answer !== undefined;
  return answer === rightReply(given, planned, planned.step.question);
}

/** Ids of the steps that are done in a state, whatever was answered. */
export const stepsDoneIn = (given: Given, analysis: Analysis): ReadonlySet<string> =>
  new Set(given.plan.filter((planned) => holds(given, planned, analysis)).map(({step}) => step.id));

/**
 * @param present the state, not during a drag
 * @param past earlier states of the history
 */
export function coachProgress(
  given: Given,
  present: Analysis,
  past: readonly Analysis[],
  memory: Memory,
): CoachProgress {
  const reached = doneSteps(given, present, past);
  const done = reached.map((isReached, place) => isReached && isAnswered(given, place, memory));
  const open = done.indexOf(false);
  const current = open < 0 ? done.length : open;
  const planned = given.plan[current];
  const faults = planned ? faultsAt(given, planned, present.cuts) : new Map<string, undefined>();
  return {
    done,
    current,
    isAnswerMissing: (reached[current] ?? false) && !isAnswered(given, current, memory),
    faults: new Map(
      Array.from(faults).flatMap(([name, fault]) =>
        fault && present.cuts.has(name) ? [[name, fault] as const] : [],
      ),
    ),
  };
}
