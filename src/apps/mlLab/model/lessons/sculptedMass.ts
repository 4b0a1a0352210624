import {sculpting} from '../measure/sculpting';
import {startSettings} from '../settings';
import {area, otherData, percent, type Lesson} from './lesson';

const title = 'Background sculpting';

export const sculptedMass: Lesson = {
  id: 'mass',
  title,
  question:
    'The mass of the lepton pair helps to find the signal. How does using it change the background that passes the selection?',
  minutes: 15,
  start: {data: {key: 'dm13'}, settings: startSettings('boosted', [])},
  steps: [
    'Train with all features.',
    'Look at the mass of the background events with the highest scores, and compare it with all background events.',
    'Remove the mass from the input features and train again.',
    'Compare the AUC values, and how much the background mass spectrum changes.',
  ],
  watch: [
    'The background mass spectrum before and after the selection: does it develop a peak where the signal has one?',
    'Features that are correlated with the mass: angles and momenta of the leptons.',
  ],
  goal: 'A training run without the mass as a feature.',
  check: ({dataset, trained, facts: {testAuc}}) => {
    if (dataset.key !== 'dm13') return otherData(title);
    const shape = sculpting(dataset, trained, 'mll');
    const change = shape
      ? `The mass distribution of the highest-scoring tenth of the background differs from that of the whole background by ${percent(shape.distance)}.`
      : '';
    const hasMass = trained.model.features.includes('mll');
    const words = `${hasMass ? 'With' : 'Without'} the mass, the test AUC is ${area(testAuc)}. ${change}`;
    return {isReached: !hasMass, words: words.trim()};
  },
  recap: [
    {
      question: 'Why omit a feature that helps?',
      answer:
        'If the selected background has the shape of the signal, the mass can no longer be used to estimate the background. Many analyses exclude one quantity from the training and search for the signal in it afterwards.',
    },
    {
      question: 'Is it enough to omit the mass?',
      answer:
        'Not always: other features are correlated with it, and a classifier can reconstruct the mass from them. Look at the shape after the selection, and at the correlations.',
    },
  ],
};
