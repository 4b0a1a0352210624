/** How training is cut into pieces between which a worker can listen. */
import type {Model, Progress} from '../types';

interface Outcome {
  readonly model: Model;
  /** Why training ended, in a sentence. */
  readonly ending: string;
  readonly isStopped: boolean;
}

/**
 * Goes on for some milliseconds at each call of `next`. It gives the progress after a step and null within
 * one, and takes whether it shall stop: then it ends soon, with what was learnt until then.
 */
export type Training = Generator<Progress | null, Outcome, boolean>;

export const stoppedMessage = 'You stopped the training.';
