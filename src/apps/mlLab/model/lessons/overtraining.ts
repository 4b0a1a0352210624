import {formatCount} from '@site/src/kit/format/numbers';
import {startSettings} from '../settings';
import {area, otherData, type Lesson} from './lesson';

const title = 'Learnt by heart';

/** Areas under the ROC. */
const wanted = {largestGap: 0.05, minTest: 0.75};

export const overtraining: Lesson = {
  id: 'overtraining',
  title,
  question:
    'A tree with eight levels separates its 200 training events almost perfectly. Will it do so with others?',
  minutes: 15,
  start: {
    data: {key: 'dm13'},
    settings: {...startSettings('tree', []), depth: 8, minLeaf: 1, trainEvents: 200},
  },
  steps: [
    'Train, and compare the area under the ROC for training and for test.',
    'Look at the outputs of training and test events, and at the tree: how many events are in its leaves?',
    'Make the tree shallower, or ask for more events in a leaf, and train again.',
    'Now give it more training events instead. Which of the two helps more?',
  ],
  watch: [
    'The gap between the curves of training and test while the tree grows level by level.',
    'The distance of Kolmogorov and Smirnov between the outputs of training and test.',
  ],
  goal: `Bring the gap between the areas below ${wanted.largestGap}, with a test area of ${wanted.minTest} at least.`,
  check: ({dataset, facts: {trainAuc, testAuc, trainEvents}}) => {
    if (dataset.key !== 'dm13') return otherData(title);
    if (trainAuc === null || testAuc === null) {
      return {isReached: false, words: 'This run has no area under the ROC.'};
    }
    const gap = trainAuc - testAuc;
    const isReached = gap < wanted.largestGap && testAuc >= wanted.minTest;
    const words = `With ${formatCount(trainEvents)} training events the area is ${area(trainAuc)} for these and ${area(testAuc)} for the test: a gap of ${area(gap)}.`;
    return {isReached, words};
  },
  recap: [
    {
      question: 'What did the deep tree learn from 200 events?',
      answer:
        'Which of them are signal, one by one: most of its leaves hold a few events only. Where a few events lie is chance, and the next events lie elsewhere.',
    },
    {
      question: 'Why does the test have to be made with events that training never saw?',
      answer:
        'Because only they say what the method does with new events, and the collisions that one wants to judge are new. The result on the training events is always too good.',
    },
  ],
};
