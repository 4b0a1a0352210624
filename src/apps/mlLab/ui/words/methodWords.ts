import type {Method} from '../../model/types';
import type {StepWord} from '../drawings/history';

interface MethodWords {
  readonly name: string;
  /** What it does, in a sentence or two. */
  readonly idea: string;
  readonly step: StepWord;
}

export const methodWords: Readonly<Record<Method, MethodWords>> = {
  cuts: {
    name: 'Cuts',
    idea: 'Limits on single quantities, found automatically: again and again the limit is moved that loses least signal for the background it removes.',
    step: 'step',
  },
  logistic: {
    name: 'Logistic regression',
    idea: 'A weighted sum of all quantities, turned into a number from 0 to 1. Its boundary is always straight.',
    step: 'step',
  },
  tree: {
    name: 'One tree',
    idea: 'Yes-or-no questions one after another. Each splits the events where signal and background part best.',
    step: 'step',
  },
  forest: {
    name: 'Forest',
    idea: 'The mean of many trees. Each is grown from other random events and quantities, so that their mistakes differ.',
    step: 'tree',
  },
  boosted: {
    name: 'Boosted trees',
    idea: 'A sum of many small trees. Each is made to correct what those before it got wrong.',
    step: 'tree',
  },
  network: {
    name: 'Neural network',
    idea: 'Layers of nodes. Each takes a weighted sum of the layer before it and bends it; small steps against the slope of the loss find the weights.',
    step: 'epoch',
  },
};
