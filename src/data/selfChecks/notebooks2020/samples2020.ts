/** Self-checks of the page on the 2020 samples. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const samples2020: PageChecksSource = {
  page: '/docs/data/for_education/13TeV_metadata',
  questions: [
    {
      id: 'samples2020-average-weight',
      question:
        'A 2020 sample has `XSection` 2 pb, `SumWeights` $4\\times10^6$ and a mean `mcWeight` of 20. What is the average weight of an event for 10,064 pb⁻¹, without scale factors?',
      answer: {
        kind: 'number',
        value: 0.101,
        tolerance: 0.002,
        misconceptions: [
          {
            value: 0.00503,
            tolerance: 0.0001,
            feedback: 'This is the factor in front of `mcWeight`. Multiply it by the mean weight.',
          },
          {
            value: 0.000101,
            tolerance: 0.00001,
            feedback: 'You used the luminosity in fb⁻¹. The cross-section is in pb.',
          },
        ],
      },
      explanation: text`$10064\times2/(4\times10^6)\times20=0.101$.`,
    },
    {
      id: 'samples2020-wrong-sum',
      question:
        'For Z → ee, the sum of weights is 116.2 × 10⁹ in `1lep1tau` and 150.3 × 10⁹ elsewhere. You read `1lep1tau` but divide by 150.3 × 10⁹. By what percentage is the prediction too low?',
      answer: {
        kind: 'number',
        value: 23,
        tolerance: 0.7,
        unit: '%',
        misconceptions: [
          {
            value: 29,
            tolerance: 1,
            feedback: 'This would be the excess if you made the opposite mistake.',
          },
          {value: 77, tolerance: 1, feedback: 'This is what remains of the prediction.'},
        ],
      },
      explanation:
        'The prediction is inversely proportional to the sum: $116.2/150.3=0.77$, so it is 23 % too low. Take the sum of weights of the collection that you read.',
    },
    {
      id: 'samples2020-two-generators',
      question:
        'You add the inclusive Powheg Z → ee sample (1951 pb) and the 14 Sherpa Z → ee samples (2092 pb in total). What is wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The Sherpa samples do not cover low boson transverse momenta.',
            feedback: 'The lowest of their ranges starts at 0 GeV.',
          },
          {
            text: 'The two have different sums of weights.',
            feedback:
              'Each sample is weighted with its own sum, so they could be added if they were different processes.',
          },
          {
            text: 'The Sherpa samples overlap with each other.',
            feedback:
              'The 14 slices are parts of one process that do not overlap, so they are added.',
          },
          {text: 'The same Z bosons are counted twice.', correct: true},
        ],
      },
      explanation:
        'Both simulate the same Z bosons. Use one simulation or the other, never their sum; the difference tells you something about the modelling.',
      review: true,
    },
  ],
};
