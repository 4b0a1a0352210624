import type {Question} from './types';
import {unbroken} from './unbroken';

/** A message to the user: its first sentence in bold, and the rest. */
export interface Message {
  readonly lead: string;
  readonly text: string;
}

type Messages = Pick<Question<object>, 'answers' | 'correct' | 'task'>;

/** The message at one stage: to predict, to find out, or whether the prediction was correct. */
export function feedbackOf(
  {answers, correct, task}: Messages,
  predicted: string | undefined,
  isRevealed: boolean,
): Message {
  const answer = answers.find(({key}) => key === predicted);
  if (!answer) return {lead: 'Predict first.', text: 'Your answer unlocks the controls.'};
  if (!isRevealed) return {lead: 'Now find out.', text: unbroken(task)};
  return {
    lead: predicted === correct ? 'Your prediction was correct.' : 'The result is different.',
    text: unbroken(answer.reply),
  };
}

/** The messages that can follow the first one. */
export const laterMessages = (question: Messages): readonly Message[] => [
  feedbackOf(question, question.correct, false),
  ...question.answers.map(({key}) => feedbackOf(question, key, true)),
];
