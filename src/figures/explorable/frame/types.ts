import type {ComponentType} from 'react';

/** One possible answer to the question of a figure. */
export interface Answer {
  readonly key: string;
  readonly label: string;
  /** Feedback of two sentences to users who predicted it: the result, and the misconception. */
  readonly reply: string;
}

export interface PictureProps<State> {
  readonly state: State;
  /** False as long as the picture must not give away the answer. */
  readonly hasPredicted: boolean;
  /** Undefined while the picture cannot be changed: before the prediction, and without JavaScript. */
  readonly change?: ((state: Partial<State>) => void) | undefined;
}

export interface ControlsProps<State> {
  readonly state: State;
  readonly change: (state: Partial<State>) => void;
}

/** A question to which users predict an answer, and a picture that shows whether it holds. */
export interface Question<State> {
  /** The case that the question is about, with its numbers, and the question. */
  readonly prompt: string;
  /** Two to four, in the order of size. */
  readonly answers: readonly Answer[];
  /** Key of the answer that holds. */
  readonly correct: string;
  /** Instruction for finding out, as an imperative. */
  readonly task: string;
  readonly start: State;
  /** The state in which the picture answers the question. */
  readonly finished: State;
  /** True if the picture answers the question in this state. */
  readonly isAnswered: (state: State) => boolean;
  /** Origin of the picture: `Model: …` or `Simulated: …`. */
  readonly origin: string;
  readonly Picture: ComponentType<PictureProps<State>>;
  readonly Controls: ComponentType<ControlsProps<State>>;
  /** The numbers of a state in a sentence, for the screen and for screen readers: not shown before the prediction. */
  readonly resultOf: (state: State) => string;
}
