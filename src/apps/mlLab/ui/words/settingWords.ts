import type {Activation, NegativeRule} from '../../model/types';
import type {NumberSetting} from '../../model/settings';

interface SettingWords {
  readonly label: string;
  readonly remark: string;
}

export const numberWords: Readonly<Record<NumberSetting, SettingWords>> = {
  trainShare: {
    label: 'Share for training',
    remark: 'The rest is the test: the method never sees it while it learns.',
  },
  trainEvents: {
    label: 'Most training events',
    remark: 'Few events are learnt by heart. 0 means all of the share.',
  },
  seed: {
    label: 'Seed',
    remark: 'The same seed gives the same split and the same result, to the last digit.',
  },
  depth: {label: 'Depth', remark: 'Questions one after another, at most.'},
  minLeaf: {
    label: 'Fewest events in a leaf',
    remark: 'Small leaves follow single events.',
  },
  trees: {label: 'Trees', remark: 'How many are grown.'},
  learningRate: {label: 'Learning rate', remark: 'The size of each correction.'},
  epochs: {label: 'Epochs', remark: 'How often it goes through all training events.'},
  batch: {label: 'Events per step', remark: 'After so many events the weights are changed.'},
  l2: {
    label: 'Penalty on large weights',
    remark: 'A larger one makes smoother boundaries.',
  },
};

/** Labels of all fields but the sliders. */
export const fieldLabels = {
  data: 'Data',
  noise: 'Noise',
  signalShare: 'Share of signal',
  rows: 'Points',
  dataSeed: 'Seed of the points',
  method: 'Method',
  features: 'What it may look at',
  layers: 'Hidden layers',
  activation: 'Each node bends its sum by',
  standardise: 'Standardise the inputs',
  earlyStopping: 'Stop early',
  useWeights: 'Count events by their weights',
  balance: 'Balance the classes',
  negativeWeights: 'Negative weights, in training',
  handCuts: 'Your cuts',
} as const;

export const activationLabels: readonly {value: Activation; label: string}[] = [
  {value: 'relu', label: 'ReLU'},
  {value: 'tanh', label: 'tanh'},
  {value: 'sigmoid', label: 'sigmoid'},
];

export const negativeLabels: readonly {value: NegativeRule; label: string}[] = [
  {value: 'clip', label: 'count as 0'},
  {value: 'keep', label: 'as they are'},
  {value: 'drop', label: 'left out'},
];
