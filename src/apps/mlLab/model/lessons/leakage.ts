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
  question: 'A perfect separation at the first try: a success, or a mistake?',
  minutes: 10,
  start: {data: {key: 'dm13w'}, settings: startSettings('tree', everything)},
  steps: [
    'Train, and look at the area under the ROC of the test events.',
    'Look at the tree and at the importance of the features: what does it lean on?',
    'Ask what this feature would be for a collision that was recorded, not simulated.',
    'Take the feature away and train again.',
  ],
  watch: [
    'The area of the test: it does not warn you, because the test events have the same flaw.',
    'The importance of the features.',
  ],
  goal: 'A run without the feature that tells the answer.',
  check: ({dataset, trained: {model}, facts: {testAuc}}) => {
    if (dataset.key !== 'dm13w') return otherData(title);
    return model.features.includes('weight')
      ? {
          isReached: false,
          words: `With the weight among its features the area of the test is ${area(testAuc)}. Events of one process have one weight here, so that the weight says which process it is.`,
        }
      : {
          isReached: true,
          words: `Without the weight the area of the test is ${area(testAuc)}. That is what the measured quantities really say.`,
        };
  },
  recap: [
    {
      question: 'Why would the first method fail with data?',
      answer:
        'Weights belong to simulated events: they say how many real ones an event stands for. Each recorded collision counts one, so the method would see the same value everywhere.',
    },
    {
      question: 'Why did the test not find the mistake?',
      answer:
        'Training and test events are made in the same way. A test can only find what differs between the two, never what is wrong with both.',
    },
    {
      question: 'How can one find such a leak?',
      answer:
        'Be suspicious of results that are much better than those of others, look at which features matter, and ask of each whether it is measured and whether it is simulated well.',
    },
  ],
};
