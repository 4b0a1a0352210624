import type {Activation, NegativeRule} from '../../model/types';
import type {NumberSetting} from '../../model/settings';

interface SettingLabels {
  readonly label: string;
  readonly remark: string;
}

export const numberLabels: Readonly<Record<NumberSetting, SettingLabels>> = {
  trainShare: {
    label: 'Training fraction',
    remark: 'The remaining events are the test set, which is not used in training.',
  },
  trainEvents: {
    label: 'Maximum number of training events',
    remark: 'Too few events lead to overtraining. 0 means all events of the training fraction.',
  },
  seed: {
    label: 'Seed',
    remark: 'The same seed gives exactly the same split and the same result.',
  },
  depth: {label: 'Maximum depth', remark: 'Maximum number of successive splits.'},
  minLeaf: {
    label: 'Minimum leaf size',
    remark: 'Minimum number of training events in a leaf. Very small leaves fit individual events.',
  },
  trees: {label: 'Number of trees', remark: 'The number of trees that are trained.'},
  learningRate: {label: 'Learning rate', remark: 'The size of each step.'},
  epochs: {label: 'Epochs', remark: 'One epoch is one pass over all training events.'},
  batch: {label: 'Batch size', remark: 'Number of events per weight update.'},
  l2: {
    label: 'L2 regularisation',
    remark:
      'Adds the squared weights to the loss; stronger regularisation gives smoother boundaries.',
  },
};

/** Labels of all fields but the sliders. */
export const fieldLabels = {
  data: 'Data',
  noise: 'Noise',
  signalShare: 'Signal fraction',
  rows: 'Points',
  dataSeed: 'Seed for the points',
  method: 'Method',
  features: 'Input features',
  layers: 'Hidden layers',
  activation: 'Activation function',
  standardise: 'Standardise the features',
  earlyStopping: 'Early stopping',
  useWeights: 'Use event weights',
  balance: 'Balance the classes',
  negativeWeights: 'Negative weights in training',
  handCuts: 'Your cuts',
} as const;

export const activationLabels: readonly {value: Activation; label: string}[] = [
  {value: 'relu', label: 'ReLU'},
  {value: 'tanh', label: 'tanh'},
  {value: 'sigmoid', label: 'sigmoid'},
];

export const negativeLabels: readonly {value: NegativeRule; label: string}[] = [
  {value: 'clip', label: 'set to 0'},
  {value: 'keep', label: 'as they are'},
  {value: 'drop', label: 'omitted'},
];
