/** Self-checks of the page on the 8 TeV samples. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const samples2016: PageChecksSource = {
  page: '/docs/data/for_education/8TeV_metadata',
  questions: [
    {
      id: 'samples2016-weight',
      question:
        'An 8 TeV sample has a cross-section `xsec` of 1.5 pb, a sum of weights `sumw` of 100,000, and `red_eff` 0.5: half of the generated events were processed. What is the factor in front of `mcWeight` for 1000 pb⁻¹?',
      answer: {
        kind: 'number',
        value: 0.03,
        tolerance: 0.0005,
        misconceptions: [
          {
            value: 0.015,
            tolerance: 0.0003,
            feedback:
              'You left out `red_eff`: only half of the generated events were processed, so each of them counts twice as much.',
          },
          {
            value: 0.0075,
            tolerance: 0.0002,
            feedback:
              'You multiplied by `red_eff`. It is in the denominator, together with the sum of weights.',
          },
        ],
      },
      explanation: text`$1000\times1.5/(100000\times0.5)=0.03$.`,
      review: true,
    },
    {
      id: 'samples2016-equivalent-luminosity',
      question:
        'Each event of a sample has a weight of 0.02 for 1 fb⁻¹ of data. To what integrated luminosity does the sample correspond?',
      answer: {
        kind: 'number',
        value: 50,
        tolerance: 0.5,
        unit: 'fb⁻¹',
        misconceptions: [
          {
            value: 0.02,
            tolerance: 0.002,
            feedback: 'This is the weight. A small weight means a large sample.',
          },
          {value: 50000, tolerance: 500, feedback: 'This is the luminosity in pb⁻¹.'},
        ],
      },
      explanation: '$1/0.02=50$ times the luminosity of the data, so 50 fb⁻¹.',
    },
    {
      id: 'samples2016-add-or-choose',
      question: 'Which of these 8 TeV samples do you add up for one prediction?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The three W → eν samples: with b quarks, with jets, without jets', correct: true},
          {
            text: 'The eleven Z′ → tt̄ samples, from 400 to 3000 GeV',
            feedback:
              'Each assumes a different mass of the same hypothetical particle. Use one at a time.',
          },
          {
            text: 'WW, and the same WW events after the preselection',
            feedback: 'They are the same events: the second sample is a subset of the first.',
          },
          {
            text: 'H → ZZ with the branching ratio, and without it',
            feedback: 'These are two values of the cross-section of one sample, not two samples.',
          },
        ],
      },
      explanation:
        'W + jets has three samples per lepton flavour that do not overlap, so a complete prediction is their sum.',
    },
  ],
};
