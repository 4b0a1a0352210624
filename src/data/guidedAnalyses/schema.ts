/** What a guided analysis is: questions beside an app, with an answer to each reply. */

interface Reply {
  readonly id: string;
  readonly text: string;
  readonly isRight?: true;
  /** What a reader is told who replies so. */
  readonly feedback: string;
}

interface Named {
  readonly id: string;
  readonly title: string;
  /** What to do in the app first. */
  readonly task: string;
  readonly question: string;
}

export interface ChoiceStep extends Named {
  readonly kind: 'choice';
  readonly replies: readonly Reply[];
}

export interface NumberStep extends Named {
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
