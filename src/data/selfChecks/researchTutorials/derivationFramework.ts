/** Self-checks of the page on the derivation framework. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const derivationFramework: PageChecksSource = {
  page: '/docs/tutresearch/derivation_framework',
  questions: [
    {
      id: 'derivation-size-ratio',
      question:
        'An unskimmed data event takes 0.23 kB in the ntuple, and a 2016 data event takes 7.2 kB in PHYSLITE. By what factor is the ntuple smaller?',
      answer: {
        kind: 'number',
        value: 31.3,
        tolerance: 1,
        misconceptions: [
          {value: 49.6, tolerance: 1, feedback: 'You used 11.4 kB, the size of a simulated event.'},
          {value: 26.5, tolerance: 1, feedback: 'You used 6.1 kB, the size of a 2015 event.'},
        ],
      },
      explanation: [
        '$7.2/0.23=31$.',
        'The smaller size comes at a cost: the ntuple has no tracks or links and few identification details. Objects below the thresholds and events outside the good run list are missing, and you can no longer vary the calibration.',
      ],
    },
    {
      id: 'derivation-denominator',
      question:
        'You skim a sample, and the mean `mcWeight` of the remaining events is 731, while it was 730 before. What belongs in the denominator of the event weight?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '731 times the number of events after the skim',
            feedback:
              'The skim removed events. Their weights belong in the denominator, because they were generated.',
          },
          {
            text: '730 times the number of events after the skim',
            feedback:
              'The mean barely changes, but the number of events does: the removed events are missing from this product.',
          },
          {text: 'The sum of weights of all events before the skim', correct: true},
          {
            text: 'The number of all events before the skim',
            feedback:
              'The weights are about 730 each, so the sum of weights is not the number of events.',
          },
        ],
      },
      explanation: text`The denominator is the sum of weights of all events before the skim, $2.4014984\times10^{10}$ for the whole sample 410470.`,
      review: true,
    },
    {
      id: 'derivation-scale-factors-last',
      question: 'Why must scale factors be computed after the object selection and not before?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'A scale factor is a ratio of efficiencies for one selection.', correct: true},
          {
            text: 'The computation is slow, so it is done for few objects.',
            feedback:
              'Speed is a side effect. The number itself would be different for a different selection.',
          },
          {
            text: 'Scale factors require energies in GeV, and the conversion comes later.',
            feedback: 'The unit of the energy does not change an efficiency.',
          },
          {
            text: 'The sum of weights must contain the scale factors.',
            feedback: 'The sum of weights contains only generator weights, before any selection.',
          },
        ],
      },
      explanation:
        'A scale factor is the ratio of efficiencies in data and simulation for one selection, such as tight identification. For an electron that fails this selection, a different scale factor applies, or none.',
    },
    {
      id: 'derivation-three-electrons',
      question:
        'A simulated event has a weight of 0.503 before scale factors, and contains three tight electrons with a scale factor of 0.97 each. What is its weight?',
      answer: {
        kind: 'number',
        value: 0.459,
        tolerance: 0.003,
        misconceptions: [
          {
            value: 0.488,
            tolerance: 0.003,
            feedback:
              'This is the weight with one electron. Each selected electron contributes its factor.',
          },
          {
            value: 1.464,
            tolerance: 0.01,
            feedback: 'The scale factors are multiplied, not added.',
          },
        ],
      },
      explanation: text`$0.503\times0.97^3=0.459$.`,
    },
    {
      id: 'derivation-days-on-100-cores',
      question:
        'The 2015 and 2016 data comprise 55,620 PHYSLITE files. How many days do 100 cores need, at 10 minutes per file?',
      answer: {
        kind: 'number',
        value: 3.86,
        tolerance: 0.1,
        unit: 'days',
        misconceptions: [
          {value: 386, tolerance: 5, feedback: 'This is the time for a single core.'},
          {value: 92.7, tolerance: 2, feedback: 'That is the number of hours. Divide it by 24.'},
        ],
      },
      explanation: text`$55{,}620\times10/60=9{,}270$ core hours, so $9{,}270/(24\times100)=3.9$ days.`,
    },
  ],
};
