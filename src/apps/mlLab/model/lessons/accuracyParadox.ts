import {startSettings} from '../settings';
import {otherData, percent, type Lesson} from './lesson';

const title = 'Right 99 times in 100, and useless';

export const accuracyParadox: Lesson = {
  id: 'accuracy',
  title,
  question: 'One event in a hundred is signal. Is a method that is right 99 times in 100 any good?',
  minutes: 10,
  start: {
    data: {key: 'clouds', rows: 10_000, signalShare: 0.01, noise: 0.2, seed: 1},
    settings: {...startSettings('logistic', [], true), balance: false},
  },
  steps: [
    'Train, and put the threshold at 0.5. Read the accuracy: the share of right answers.',
    'Read how much of the signal was found: the recall.',
    'Let both classes count the same, and train again.',
    'Compare accuracy, recall and the area under the ROC of the two runs.',
  ],
  watch: [
    'The table of right and wrong answers: how many signal events are called background?',
    'The area under the ROC, which does not ask how many events of each class there are.',
  ],
  goal: 'Find more than half of the signal at the threshold 0.5, with an accuracy that is worse than doing nothing.',
  check: ({dataset, facts: {quality}}) => {
    if (dataset.key !== 'clouds') return otherData(title);
    const {accuracy, lazyAccuracy, recall, precision} = quality;
    const isReached =
      (recall ?? 0) > 0.5 && (accuracy ?? 1) < (lazyAccuracy ?? 0) && (lazyAccuracy ?? 0) > 0.9;
    const found = `At the threshold 0.5 it is right in ${percent(accuracy)} of the test events and finds ${percent(recall)} of the signal; of what it calls signal, ${percent(precision)} is.`;
    const lazy = `Calling everything background is right in ${percent(lazyAccuracy)}, and finds nothing.`;
    return {isReached, words: `${found} ${lazy}`};
  },
  recap: [
    {
      question: 'Why is accuracy a bad measure here?',
      answer:
        'Because the background is so common that its right answers drown everything else. A method that never finds signal is right as often as there is background.',
    },
    {
      question: 'Did the method itself get better when both classes counted the same?',
      answer:
        'Hardly: the area under the ROC stays about the same. Mostly the scores move up, so that the threshold 0.5 cuts at another place. The threshold is a choice of its own, and particle physicists make it by the significance.',
    },
  ],
};
