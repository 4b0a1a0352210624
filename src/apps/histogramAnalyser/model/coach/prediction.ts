/** Questions before a cut: their replies, and the right reply from the event counts of the sample. */
import type {AppDescription} from '../description';
import {meritOf} from './counter';
import type {GuideContext, PlannedStep} from './evaluate';
import type {Prediction, Question} from './types';

/** A reply that the user can select. */
export interface ReplyOption {
  readonly id: string;
  readonly text: string;
}

/** Maximum relative change of a figure of merit that counts as neither a rise nor a fall. */
const sameWithin = 0.05;

const changes: readonly ReplyOption[] = [
  {id: 'rises', text: 'It rises'},
  {id: 'same', text: 'It changes by less than 5 %'},
  {id: 'falls', text: 'It falls'},
];

/** The replies that a question offers. */
export function repliesTo({processes}: AppDescription, question: Question): readonly ReplyOption[] {
  if (question.kind === 'reason') return question.replies;
  if (question.kind === 'merit') return changes;
  const isOffered = (isSignal: boolean): boolean => question.kind === 'largest' || !isSignal;
  return processes
    .filter(({isSignal}) => isOffered(isSignal))
    .map(({id, label}) => ({id, text: label}));
}

/** Figures of merit before and after a step; null if one is undefined. */
export function meritsAt(
  given: GuideContext,
  planned: PlannedStep,
  {measure = 'signalOverRootBackground', against}: Extract<Prediction, {kind: 'merit'}>,
): readonly [before: number | null, after: number | null] {
  const other = given.plan.find(({step}) => step.id === against);
  return [
    meritOf(given.count(other?.after ?? planned.before), measure),
    meritOf(given.count(planned.after), measure),
  ];
}

function rightChange(before: number | null, after: number | null): string {
  const ratio = (after ?? 0) / (before ?? 0);
  if (ratio > 1 + sameWithin) return 'rises';
  return ratio < 1 - sameWithin ? 'falls' : 'same';
}

/** The id of the right reply. */
export function rightReply(given: GuideContext, planned: PlannedStep, question: Question): string {
  if (question.kind === 'reason') {
    return question.replies.find(({isRight}) => isRight)?.id ?? '';
  }
  if (question.kind === 'merit') return rightChange(...meritsAt(given, planned, question));
  const {description, count} = given;
  const [before, after] = [count(planned.before), count(planned.after)];
  const valueOf = (number: number): number => {
    const left = after.processes[number]?.sumOfWeights ?? 0;
    if (question.kind === 'largest') return left;
    return -left / (before.processes[number]?.sumOfWeights ?? 1);
  };
  const offered = repliesTo(description, question).map(({id}) => id);
  const best = description.processes
    .map(({id}, number) => ({id, value: valueOf(number)}))
    .filter(({id}) => offered.includes(id))
    .reduce((one, other) => (other.value > one.value ? other : one));
  return best.id;
}
