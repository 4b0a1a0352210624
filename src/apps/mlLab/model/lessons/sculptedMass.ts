import {sculpting} from '../measure/sculpting';
import {startSettings} from '../settings';
import {area, otherData, percent, type Lesson} from './lesson';

const title = 'A background that looks like signal';

export const sculptedMass: Lesson = {
  id: 'mass',
  title,
  question:
    'The mass of the lepton pair helps to find the signal. What does it do to the background that is left?',
  minutes: 15,
  start: {data: {key: 'dm13'}, settings: startSettings('boosted', [])},
  steps: [
    'Train with all features.',
    'Look at the mass of the background events that have the highest scores, and compare it with all background.',
    'Take the mass away from the features and train again.',
    'Compare the areas, and how much the mass of the background changes.',
  ],
  watch: [
    'The mass of the background before and after the cut: does a peak grow where the signal has one?',
    'Other features that know the mass in part: angles and momenta of the leptons.',
  ],
  goal: 'A run without the mass among its features.',
  check: ({dataset, trained, facts: {testAuc}}) => {
    if (dataset.key !== 'dm13') return otherData(title);
    const shape = sculpting(dataset, trained, 'mll');
    const change = shape
      ? `Of the background in the best tenth, ${percent(shape.distance)} lies in other places of the mass than all background does.`
      : '';
    const hasMass = trained.model.features.includes('mll');
    const words = `${hasMass ? 'With' : 'Without'} the mass the area of the test is ${area(testAuc)}. ${change}`;
    return {isReached: !hasMass, words: words.trim()};
  },
  recap: [
    {
      question: 'Why may one leave out a feature that helps?',
      answer:
        'If the background that is left has the shape of the signal, the mass can no longer be used to measure how much background there is. Many analyses keep one quantity out of the training and look for the signal in it afterwards.',
    },
    {
      question: 'Is it enough to leave the mass out?',
      answer:
        'Not always: other features go together with it, and a method can put the mass together from them. Look at the shape after the cut, and at the correlations.',
    },
  ],
};
