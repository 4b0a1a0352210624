/** What a guided analysis is: questions beside an app, with an answer to each reply. */

interface AnswerOption {
  readonly id: string;
  readonly text: string;
  readonly isRight?: true;
  /** Feedback on this answer. */
  readonly feedback: string;
}

interface StepBase {
  readonly id: string;
  readonly title: string;
  /** What to do in the app first. */
  readonly task: string;
  readonly question: string;
}

export interface ChoiceStep extends StepBase {
  readonly kind: 'choice';
  readonly replies: readonly AnswerOption[];
}

export interface NumberStep extends StepBase {
  readonly kind: 'number';
  readonly answer: number;
  /** Replies this far away still count. */
  readonly tolerance: number;
  /** Empty for pure numbers. */
  readonly unit: string;
  readonly right: string;
  readonly tooLow: string;
  readonly tooHigh: string;
}

export type Step = ChoiceStep | NumberStep;

export interface GuidedAnalysis {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
}
