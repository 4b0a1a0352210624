/** Progress of a user in a guide: done steps, the current step, and the faults of the user's cuts. */
import type {Analysis} from '../analysis';
import {doneSteps, faultsAt, holds, type GuideContext} from './evaluate';
import {rightReply} from './prediction';
import type {Fault} from './serves';

/** Progress that the state of the app does not contain. It is not stored. */
export interface Memory {
  /** Ids of replies, by the id of the step. */
  readonly answers: ReadonlyMap<string, string>;
  /**
   * Ids of the steps that were done when the guide was opened, in the state of the app or, as the link says, before:
   * their questions are skipped, and those with `isTried` stay done.
   */
  readonly atOpening: ReadonlySet<string>;
}

export interface CoachProgress {
  /** True for each done step, in the order of the guide. */
  readonly done: readonly boolean[];
  /** Index of the first step that is not done; the number of steps if all are. */
  readonly current: number;
  /** True if the state of the current step is reached, but its question is open. */
  readonly isAnswerMissing: boolean;
  /** Faults of the cuts that were made for the current step, by quantity. */
  readonly faults: ReadonlyMap<string, Fault>;
}

/** True if a step has no open question. */
function isAnswered(given: GuideContext, place: number, {answers, atOpening}: Memory): boolean {
  const planned = given.plan[place];
  if (!planned?.step.question || atOpening.has(planned.step.id)) return true;
  const answer = answers.get(planned.step.id);
  if (planned.step.question.kind !== 'reason') return answer !== undefined;
  return answer === rightReply(given, planned, planned.step.question);
}

/**
 * Ids of the steps that are done in a state, whether or not their questions are answered.
 *
 * @param before number of steps that were done where the link to the state was made
 */
export const stepsDoneIn = (
  given: GuideContext,
  analysis: Analysis,
  before = 0,
): ReadonlySet<string> =>
  new Set(
    given.plan
      .filter((planned, place) => place < before || holds(given, planned, analysis))
      .map(({step}) => step.id),
  );

/**
 * Returns the progress of a user in a guide.
 *
 * @param present the last state that is not part of a drag
 * @param past earlier states of the history
 */
export function coachProgress(
  given: GuideContext,
  present: Analysis,
  past: readonly Analysis[],
  memory: Memory,
): CoachProgress {
  const reached = doneSteps(given, present, past).map((isReached, place) => {
    const {id, isTried = false} = given.plan[place]?.step ?? {id: ''};
    return isReached || (isTried && memory.atOpening.has(id));
  });
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
