import type {Method} from '../../model/types';
import type {StepWord} from '../drawings/history';

interface MethodLabels {
  readonly name: string;
  /** Description of the method in a sentence or two. */
  readonly idea: string;
  readonly step: StepWord;
}

export const methodLabels: Readonly<Record<Method, MethodLabels>> = {
  cuts: {
    name: 'Cuts',
    idea: 'Rectangular cuts on individual features, found automatically: each step tightens the cut that loses the least signal per background event rejected.',
    step: 'step',
  },
  logistic: {
    name: 'Logistic regression',
    idea: 'A weighted sum of all features, mapped to a number from 0 to 1. Its decision boundary is linear: for two features, a straight line.',
    step: 'step',
  },
  tree: {
    name: 'Decision tree',
    idea: 'A sequence of cuts arranged as a tree. Each cut splits the events at the value that best separates signal and background.',
    step: 'step',
  },
  forest: {
    name: 'Random forest',
    idea: 'The mean of many trees. Each tree is trained on a different random subset of events and features, so that the errors of the trees differ.',
    step: 'tree',
  },
  boosted: {
    name: 'Boosted decision trees (BDT)',
    idea: 'A sum of many small trees. Each tree corrects the errors of the previous trees.',
    step: 'tree',
  },
  network: {
    name: 'Neural network',
    idea: 'Layers of nodes. Each node applies an activation function to a weighted sum of the previous layer; gradient descent finds the weights.',
    step: 'epoch',
  },
};
