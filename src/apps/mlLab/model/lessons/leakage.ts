import {startSettings} from '../settings';
import {area, otherData, type Lesson} from './lesson';

const title = 'Too good to be true';
const everything = [
  'leadingPt',
  'subleadingPt',
  'mll',
  'met',
  'deltaRLl',
  'deltaPhiLlMet',
  'fractionalDifference',
  'metOverHt',
  'bJets',
  'weight',
];

export const leakage: Lesson = {
  id: 'leakage',
  title,
  question: 'Perfect separation on the first attempt: a success, or a mistake?',
  minutes: 10,
  start: {data: {key: 'dm13w'}, settings: startSettings('tree', everything)},
  steps: [
    'Train, and look at the test AUC.',
    'Look at the tree and at the feature importance: which feature does it use?',
    'Consider what value this feature would have for a recorded collision.',
    'Remove the feature and train again.',
  ],
  watch: [
    'The test AUC: it does not warn you, because the test events have the same flaw.',
    'The feature importance.',
  ],
  goal: 'A training run without the feature that leaks the class label.',
  check: ({dataset, trained: {model}, facts: {testAuc}}) => {
    if (dataset.key !== 'dm13w') return otherData(title);
    return model.features.includes('weight')
      ? {
          isReached: false,
          words: `With the weight as a feature, the test AUC is ${area(testAuc)}. All events of a process have the same weight here, so the weight identifies the process.`,
        }
      : {
          isReached: true,
          words: `Without the weight, the test AUC is ${area(testAuc)}. This is the separation that the measured quantities really provide.`,
        };
  },
  recap: [
    {
      question: 'Why would the first classifier fail on data?',
      answer:
        'Weights belong to simulated events: a weight is the number of expected events that the simulated event represents. Each recorded collision has a weight of one, so the classifier would see the same value everywhere.',
    },
    {
      question: 'Why did the test not reveal the mistake?',
      answer:
        'Training and test events are produced in the same way. A test can only reveal differences between the two samples, never a flaw that they share.',
    },
    {
      question: 'How can you find such a leak?',
      answer:
        'Be suspicious of a classifier that performs much better than others on the same events. Find out which features matter, and check that each of them can be measured and is well simulated.',
    },
  ],
};
