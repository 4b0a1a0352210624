/** Self-checks of the page on the concepts notebooks. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const concepts: PageChecksSource = {
  page: '/docs/13TeV25Doc/Concepts',
  questions: [
    {
      id: 'concepts-relative-uncertainties',
      question:
        'A cross-section has independent relative uncertainties of 3 % (statistics), 1 % (luminosity) and 4 % (efficiency). What is the total?',
      answer: {
        kind: 'number',
        value: 5.1,
        tolerance: 0.05,
        unit: '%',
        misconceptions: [
          {
            value: 8,
            tolerance: 0.2,
            feedback:
              'Independent uncertainties add in quadrature: a sum would assume that all of them are off in the same direction.',
          },
          {
            value: 5,
            tolerance: 0.04,
            feedback: 'You left out the uncertainty of the luminosity. It changes the last digit.',
          },
          {value: 26, tolerance: 0.5, feedback: 'Take the square root of the sum of squares.'},
        ],
      },
      explanation: text`$\sqrt{3^2+1^2+4^2} = 5.1\ \%$. Without the luminosity uncertainty, it would be 5.0 %: the largest contributions dominate.`,
      review: true,
    },
    {
      id: 'concepts-efficiency',
      question:
        'Of 4,000 truth muons in a sample, 3,200 are in the acceptance, and 2,400 of these are matched to a reconstructed muon. What is the efficiency, in %?',
      answer: {
        kind: 'number',
        value: 75,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 60,
            tolerance: 0.5,
            feedback:
              'This is the product of acceptance and efficiency. The efficiency refers to the muons in the acceptance.',
          },
          {
            value: 80,
            tolerance: 0.5,
            feedback: 'This is the acceptance: the fraction that the detector can measure.',
          },
        ],
      },
      explanation: text`$\epsilon=2400/3200=0.75$. With the acceptance of $3200/4000=0.80$, the product is 0.60.`,
    },
    {
      id: 'concepts-forty-bins',
      question:
        'A bin chosen in advance exceeds three standard deviations with a probability of 0.00135. What is the probability, in %, that at least one of 40 bins does?',
      answer: {
        kind: 'number',
        value: 5.3,
        tolerance: 0.15,
        unit: '%',
        misconceptions: [
          {
            value: 0.135,
            tolerance: 0.01,
            feedback: 'This is the probability for one bin that you chose before you looked.',
          },
          {value: 94.7, tolerance: 0.5, feedback: 'This is the probability that no bin does.'},
        ],
      },
      explanation: text`$1-(1-0.00135)^{40}=5.3\ \%$. The more bins you search, the more often a fluctuation looks like a signal.`,
    },
    {
      id: 'concepts-matching',
      question:
        'In the acceptance, the ratio of the number of reconstructed muons to the number of truth muons is 1.02. What is the most likely reason?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The simulation contains too few truth muons.',
            feedback:
              'The truth muons are those that were generated, so none of them can be missing.',
          },
          {text: 'Muons from outside the acceptance are reconstructed inside.', correct: true},
          {
            text: 'The efficiency of the detector is 102 %.',
            feedback:
              'The efficiency is the fraction of truth muons that are reconstructed. It cannot exceed 1.',
          },
          {
            text: 'Each reconstructed muon was matched to two truth muons.',
            feedback: 'No matching is used for this ratio. It compares two totals.',
          },
        ],
      },
      explanation:
        'A muon just outside the limits can be measured just inside: this is called migration. If you count only the truth muons that are matched to a reconstructed muon of the same event, the ratio cannot exceed 1.',
    },
    {
      id: 'concepts-luminosity-and-data',
      question:
        'Your result has a statistical uncertainty of 2 % and a luminosity uncertainty of 1 %. What happens if you analyse four times as much data?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Both are halved, to 1 % and 0.5 %.',
            feedback:
              'The luminosity uncertainty is systematic: it shifts all data in the same way.',
          },
          {
            text: 'Neither changes, because the detector is the same.',
            feedback: 'More events reduce the statistical uncertainty.',
          },
          {
            text: 'Only the luminosity uncertainty becomes smaller.',
            feedback: 'It is systematic: repeating the measurement does not reduce it.',
          },
          {text: 'Only the statistical one becomes smaller: 1 %.', correct: true},
        ],
      },
      explanation: text`The statistical uncertainty falls with $1/\sqrt N$, from 2 % to 1 %. A systematic uncertainty does not decrease if the measurement is merely repeated.`,
    },
  ],
};
