import {formatEvents} from '@site/src/kit/format/quantities';
import {treesOf} from '../measure/treeLayout';
import {startSettings} from '../settings';
import type {Dataset, Model} from '../types';
import {area, otherData, type Lesson} from './lesson';

const title = 'Negative event weights';

/** Leaves of a tree whose signal fraction is below 0 or above 1. */
function impossibleLeaves(model: Model): {readonly impossible: number; readonly all: number} {
  const shares = treesOf(model).flatMap(({left, value}) =>
    value.filter((_, node) => (left[node] as number) < 0),
  );
  return {impossible: shares.filter((share) => share < 0 || share > 1).length, all: shares.length};
}

/** Expected background, and what it would be if negative weights counted as nothing. */
function backgrounds({weight, label}: Dataset): {readonly right: number; readonly clipped: number} {
  let [right, clipped] = [0, 0];
  weight.forEach((one, row) => {
    if (label[row] === 1) return;
    right += one;
    clipped += Math.max(0, one);
  });
  return {right, clipped};
}

export const negativeWeights: Lesson = {
  id: 'negative',
  title,
  question:
    'Next-to-leading-order simulations contain events with negative weights. How should these events be treated in training and in the evaluation?',
  minutes: 15,
  start: {
    data: {key: 'dm13n'},
    settings: {
      ...startSettings('tree', []),
      depth: 8,
      minLeaf: 1,
      trainEvents: 2_000,
      negativeWeights: 'keep',
    },
  },
  steps: [
    'Train with the negative weights as they are, and look at the leaves of the tree.',
    'Find a leaf with an impossible signal fraction. How can it arise?',
    'Set negative weights to 0 in training, and train again.',
    'Compare the expected background with and without negative weights: which one is right?',
  ],
  watch: [
    'Leaves with few events, where one negative weight outweighs the others.',
    'The expected background: negative weights compensate for the surplus of positive weights.',
  ],
  goal: 'A tree without impossible leaves, and an expected background computed with all weights.',
  check: ({dataset, trained: {model, settings}, facts: {testAuc}}) => {
    if (dataset.key !== 'dm13n') return otherData(title);
    const {impossible, all} = impossibleLeaves(model);
    const {right, clipped} = backgrounds(dataset);
    const isTree = model.method === 'tree';
    const leaves = isTree
      ? `${impossible} of ${all} leaves have a signal fraction below 0 or above 1.`
      : 'Only a decision tree shows its signal fractions: use one for this lesson.';
    const counted = `The lab expects ${formatEvents(right, {maxDecimals: 1})} background events with all weights; without the negative weights, it would expect ${formatEvents(clipped, {maxDecimals: 1})}.`;
    return {
      isReached: isTree && impossible === 0 && settings.negativeWeights !== 'keep',
      words: `${leaves} The test AUC is ${area(testAuc)}. ${counted}`,
    };
  },
  recap: [
    {
      question: 'Why are there negative weights at all?',
      answer:
        'At next-to-leading order, a generator counts some contributions twice and subtracts the surplus with events of negative weight. Only sums of weights are meaningful, not the numbers of generated events.',
    },
    {
      question: 'Why can they be omitted from the training, but not from the evaluation?',
      answer:
        'Training only has to find where signal is more common than background, and it is more stable with positive weights; at worst, the classifier is slightly less powerful. The evaluation predicts the number of expected events, which is wrong without the negative weights.',
    },
  ],
};
