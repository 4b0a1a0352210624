/** Self-checks of the page on searches beyond the Standard Model. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const searches2020: PageChecksSource = {
  page: '/docs/13TeVDoc/13tutorial-BSM',
  questions: [
    {
      id: 'bsm-more-luminosity',
      question:
        'By what factor must the luminosity increase to raise a significance from 2.5 to 5, if nothing else changes?',
      answer: {
        kind: 'number',
        value: 4,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 2,
            tolerance: 0.05,
            feedback: text`Twice the data doubles $S$, but also increases $\sqrt B$. The ratio grows only with the square root of the luminosity.`,
          },
        ],
      },
      explanation: text`By a factor of four: $S/\sqrt B$ grows with the square root of the luminosity.`,
      review: true,
    },
    {
      id: 'bsm-twenty-windows',
      question:
        'You tried 20 independent windows, and one shows an excess with a p-value of 0.023. What is the probability that at least one of the 20 fluctuates this high?',
      answer: {
        kind: 'number',
        value: 37,
        tolerance: 1,
        unit: '%',
        misconceptions: [
          {
            value: 2.3,
            tolerance: 0.1,
            feedback: 'This is the probability for a window that you chose in advance.',
          },
          {
            value: 46,
            tolerance: 0.7,
            feedback:
              'You added the probabilities. Several windows can fluctuate at once, so the sum is too large.',
          },
        ],
      },
      explanation: text`$1-(1-0.023)^{20}=37\,\%$, so the excess is not evidence.`,
      review: true,
    },
    {
      id: 'bsm-background-uncertainty',
      question:
        'You expect 6 signal and 9 background events, with a relative uncertainty of one third on the background. What is the significance, including this uncertainty?',
      answer: {
        kind: 'number',
        value: 1.41,
        tolerance: 0.03,
        misconceptions: [
          {
            value: 2,
            tolerance: 0.03,
            feedback: text`This is $S/\sqrt B$, without the uncertainty of the background.`,
          },
          {
            value: 1,
            tolerance: 0.03,
            feedback:
              'You added the two uncertainties of 3 events each linearly. Independent uncertainties add in quadrature.',
          },
        ],
      },
      explanation: text`The uncertainty of the background is $9/3=3$ events, so the denominator is $\sqrt{9+3^2}=4.24$, and $6/4.24=1.41$.`,
    },
    {
      id: 'bsm-no-excess',
      question:
        'A search sees no excess, and the model predicts one signal event on a background of 100. What can you conclude?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The model is excluded, because its events are missing.',
            feedback:
              'A difference of one event is not visible if the background fluctuates by ten.',
          },
          {
            text: 'The model is confirmed, because the data agree with it.',
            feedback: 'The data are also consistent with the background alone.',
          },
          {
            text: 'The search has to use more windows to find the signal.',
            feedback: 'More windows find more fluctuations, not more signal.',
          },
          {text: 'Nothing: the search is not sensitive to the model.', correct: true},
        ],
      },
      explanation: text`The background fluctuates by $\sqrt{100}=10$ events, and the model predicts one. The search cannot tell whether the signal is there. A model is excluded only if it predicts enough events to be visible and no excess is seen.`,
    },
    {
      id: 'bsm-empty-bin',
      question: 'A bin has 2 expected events. In what percentage of experiments is it empty?',
      answer: {
        kind: 'number',
        value: 13.5,
        tolerance: 0.4,
        unit: '%',
        misconceptions: [
          {
            value: 0,
            tolerance: 0.1,
            feedback:
              'An empty bin is not impossible: the count fluctuates according to the Poisson distribution.',
          },
          {
            value: 50,
            tolerance: 1,
            feedback: 'The probability of no event is the exponential of minus the expectation.',
          },
          {
            value: 5,
            tolerance: 0.2,
            feedback: 'This is the probability for three expected events.',
          },
        ],
      },
      explanation:
        '$e^{-2}=0.135$, so 13.5 %. An empty bin does not mean that the expectation is zero.',
    },
  ],
};
