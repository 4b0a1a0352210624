import {formatCount} from '@site/src/kit/format/numbers';
import {startSettings} from '../settings';
import {area, otherData, type Lesson} from './lesson';

const title = 'Overtraining';

/** Areas under the ROC curve. */
const wanted = {largestGap: 0.05, minTest: 0.75};

export const overtraining: Lesson = {
  id: 'overtraining',
  title,
  question:
    'A tree of depth eight separates its 200 training events almost perfectly. Does it perform as well on new events?',
  minutes: 15,
  start: {
    data: {key: 'dm13'},
    settings: {...startSettings('tree', []), depth: 8, minLeaf: 1, trainEvents: 200},
  },
  steps: [
    'Train, and compare the training AUC and the test AUC.',
    'Look at the scores of training and test events, and at the tree: how many events are in its leaves?',
    'Reduce the maximum depth, or increase the minimum leaf size, and train again.',
    'Now use more training events instead. Which of the two helps more?',
  ],
  watch: [
    'The gap between the training and test curves while the tree grows level by level.',
    'The Kolmogorov–Smirnov distance between the scores of training and test events.',
  ],
  goal: `Reduce the gap between training AUC and test AUC to less than ${wanted.largestGap} with a test AUC of at least ${wanted.minTest}.`,
  check: ({dataset, facts: {trainAuc, testAuc, trainEvents}}) => {
    if (dataset.key !== 'dm13') return otherData(title);
    if (trainAuc === null || testAuc === null) {
      return {isReached: false, words: 'This run has no AUC.'};
    }
    const gap = trainAuc - testAuc;
    const isReached = gap < wanted.largestGap && testAuc >= wanted.minTest;
    const words = `With ${formatCount(trainEvents)} training events, the training AUC is ${area(trainAuc)} and the test AUC ${area(testAuc)}: a gap of ${area(gap)}.`;
    return {isReached, words};
  },
  recap: [
    {
      question: 'What did the deep tree learn from 200 events?',
      answer:
        'It learned individual events: most of its leaves contain only a few. The positions of a few events are statistical fluctuations, and new events lie elsewhere.',
    },
    {
      question: 'Why does the test require events that were not used in training?',
      answer:
        'Because only unseen events show the performance on new events, and the collisions to be classified are new. The performance on the training events is always too optimistic.',
    },
  ],
};
