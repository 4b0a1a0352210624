/** Self-checks of the page on the limitations of generated events. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const limitationsEvgen: PageChecksSource = {
  page: '/docs/data/for_research/limitations_evgen',
  questions: [
    {
      id: 'limitations-evgen-integral',
      question:
        'A plot without cuts integrates to 800 pb, but the effective cross-section of the sample is 400 pb. You filled two files of equal size. What is the most likely cause?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The denominator is the sum of weights of one file only.', correct: true},
          {
            text: 'The two files contain the same process twice.',
            feedback:
              'The two files are parts of one sample. Both belong in the numerator and in the denominator.',
          },
          {
            text: 'The bins of the histogram are too wide.',
            feedback: 'The integral does not depend on the bin width.',
          },
          {
            text: 'The detector efficiency was not applied.',
            feedback:
              'Generated events have not passed through a detector simulation, so a detector efficiency cannot be the cause.',
          },
        ],
      },
      explanation:
        'The sum of weights in the denominator covers fewer events than were filled into the histogram. Without cuts, the integral must equal the effective cross-section; also check how the filter efficiency and the k-factor were treated.',
    },
    {
      id: 'limitations-evgen-events-needed',
      question:
        'You need 2 % statistical precision from events of which 20 % have weight −1, so that the relative uncertainty is 1/(0.6√n). How many events do you need?',
      answer: {
        kind: 'number',
        value: 6940,
        tolerance: 80,
        unit: 'events',
        misconceptions: [
          {value: 2500, tolerance: 20, feedback: 'This would be enough without negative weights.'},
          {
            value: 4167,
            tolerance: 30,
            feedback:
              'You divided 2,500 by 0.6. Divide by the square of 0.6, because the number of events is under the square root.',
          },
        ],
      },
      explanation: text`The condition $1/(0.6\sqrt{n})=0.02$ gives $\sqrt{n}=83.3$, so $n\approx6900$. Without negative weights, 2,500 would be enough.`,
    },
    {
      id: 'limitations-evgen-power',
      question:
        'In a sample, 12 % of the events have weight −1 and all others +1. What percentage of the statistical power remains?',
      answer: {
        kind: 'number',
        value: 58,
        tolerance: 0.6,
        unit: '%',
        misconceptions: [
          {
            value: 76,
            tolerance: 0.6,
            feedback: 'This is the mean weight. The remaining statistical power is its square.',
          },
          {
            value: 88,
            tolerance: 0.6,
            feedback: 'The events with negative weights also cancel as many with positive weights.',
          },
        ],
      },
      explanation: text`The mean weight is $1-2\times0.12=0.76$, and $0.76^2=0.58$: 58 %.`,
      review: true,
    },
  ],
};
