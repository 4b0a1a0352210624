/** Self-checks of the page on the 2025 samples. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const samples2025: PageChecksSource = {
  page: '/docs/data/for_education/13TeV25_metadata',
  questions: [
    {
      id: 'samples2025-average-weight',
      question:
        'A sample has an effective cross-section of 1.2974 pb, a sum of weights of $8.9002\\times10^9$ and a mean `mcWeight` of 35,600. What is the average weight of an event for 36,600 pb⁻¹, without scale factors?',
      answer: {
        kind: 'number',
        value: 0.19,
        tolerance: 0.003,
        misconceptions: [
          {
            value: 0.00000534,
            tolerance: 3e-7,
            feedback: 'This is the factor in front of `mcWeight`. Multiply it by the mean weight.',
          },
          {
            value: 35600,
            tolerance: 50,
            feedback: 'A generator weight is meaningful only after division by the sum of weights.',
          },
        ],
      },
      explanation: text`$36600\times1.2974/(8.9002\times10^9)=5.34\times10^{-6}$, and multiplied by 35,600 this is 0.19: five simulated events represent about one expected event.`,
    },
    {
      id: 'samples2025-equivalent-luminosity',
      question:
        'A sample has 10 million events and an effective cross-section of 500 pb. To what luminosity does it correspond, in fb⁻¹?',
      answer: {
        kind: 'number',
        value: 20,
        tolerance: 0.3,
        unit: 'fb⁻¹',
        misconceptions: [
          {value: 20000, tolerance: 200, feedback: 'This is the luminosity in pb⁻¹.'},
          {
            value: 0.05,
            tolerance: 0.005,
            feedback: 'Divide the number of events by the cross-section, not the other way round.',
          },
        ],
      },
      explanation: text`$10^7/500\ \mathrm{pb}=20{,}000\ \mathrm{pb}^{-1}=20\ \mathrm{fb}^{-1}$, less than the 36.6 fb⁻¹ of the data: the statistical uncertainty of the simulation can be larger than that of the data.`,
      review: true,
    },
    {
      id: 'samples2025-add-or-choose',
      question: 'Which of these pairs of simulated samples do you add together?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'tW with diagram removal, and tW with diagram subtraction',
            feedback:
              'These are two treatments of the overlap with tt̄ in the same process. Choose one of them.',
          },
          {
            text: 'Gluon fusion with Pythia 8, and the same with Herwig 7',
            feedback: 'Both simulate the same Higgs bosons with different parton showers.',
          },
          {
            text: 'A nominal sample, and its systematic variation',
            feedback:
              'The variation replaces the nominal sample. The difference is an uncertainty.',
          },
          {text: 'Z → ee with b quarks, and Z → ee with neither b nor c quarks', correct: true},
        ],
      },
      explanation:
        'Flavour filters split one process into parts that do not overlap: add `BFilter`, `CFilterBVeto` and `CVetoBVeto`. The other pairs are alternatives for the same process; if you add them, it is counted twice.',
    },
    {
      id: 'samples2025-sum-of-a-skim',
      question:
        'You divide by the sum of the weights in the skim, not by `sum_of_weights`. The skim keeps 10 % of the sum of weights. What happens to the prediction?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'It is ten times too large.', correct: true},
          {
            text: 'It is ten times too small.',
            feedback: 'A smaller denominator makes the weights larger.',
          },
          {
            text: 'It is right, because both sums shrink.',
            feedback:
              'In both cases, the numerator contains only the events in the skim. Only the denominator changed.',
          },
          {
            text: 'Its shape is wrong, but its total is right.',
            feedback: 'A constant factor does not change the shape. It changes the total.',
          },
        ],
      },
      explanation:
        'The efficiency of the skim is missing from the normalisation, so all weights are ten times too large.',
    },
  ],
};
