import {startSettings} from '../settings';
import {otherData, percent, type Lesson} from './lesson';

const title = 'The accuracy paradox: right 99 times in 100, but useless';

export const accuracyParadox: Lesson = {
  id: 'accuracy',
  title,
  question: 'One event in a hundred is signal. Is a classifier with an accuracy of 99 % any good?',
  minutes: 10,
  start: {
    data: {key: 'clouds', rows: 10_000, signalShare: 0.01, noise: 0.2, seed: 1},
    settings: {...startSettings('logistic', [], true), balance: false},
  },
  steps: [
    'Train, and set the threshold to 0.5. Read the accuracy: the fraction of correct predictions.',
    'Read the recall: the fraction of signal events that were found.',
    'Balance the classes, and train again.',
    'Compare accuracy, recall and AUC of the two training runs.',
  ],
  watch: [
    'The confusion matrix: how many signal events are classified as background?',
    'The area under the ROC curve (AUC), which does not depend on the number of events in each class.',
  ],
  goal: 'Find more than half of the signal at a threshold of 0.5, with an accuracy below that of always predicting background.',
  check: ({dataset, facts: {quality}}) => {
    if (dataset.key !== 'clouds') return otherData(title);
    const {accuracy, lazyAccuracy, recall, precision} = quality;
    const isReached =
      (recall ?? 0) > 0.5 && (accuracy ?? 1) < (lazyAccuracy ?? 0) && (lazyAccuracy ?? 0) > 0.9;
    const found = `At a threshold of 0.5, the accuracy is ${percent(accuracy)}, and the recall is ${percent(recall)}; the precision is ${percent(precision)}.`;
    const lazy = `Always predicting background gives an accuracy of ${percent(lazyAccuracy)} and a recall of zero.`;
    return {isReached, words: `${found} ${lazy}`};
  },
  recap: [
    {
      question: 'Why is accuracy a poor measure here?',
      answer:
        'Because background is so common that its correct predictions dominate. The accuracy of a classifier that never finds signal equals the fraction of background.',
    },
    {
      question: 'Did the classifier itself get better when the classes were balanced?',
      answer:
        'Hardly: the AUC stays about the same. Most scores increase, so a threshold of 0.5 corresponds to a different selection. The threshold is a separate choice, and particle physicists optimise it for the significance.',
    },
  ],
};
