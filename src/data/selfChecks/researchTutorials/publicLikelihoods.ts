/** Self-checks of the page on public likelihoods. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const publicLikelihoods: PageChecksSource = {
  page: '/docs/tutresearch/public_likelihoods',
  questions: [
    {
      id: 'likelihoods-no-event-observed',
      question:
        'A search expects 3.0 background events, without uncertainty, and observes none. A theory predicts 3.0 signal events. What is CLs?',
      answer: {
        kind: 'number',
        value: 0.0498,
        tolerance: 0.0012,
        misconceptions: [
          {
            value: 0.00248,
            tolerance: 0.0002,
            feedback:
              'This is $p_{s+b}=e^{-6}$. Divide it by $1-p_b$, the probability of observing no events from background alone.',
          },
        ],
      },
      explanation: [
        text`In a counting experiment, $p_{s+b}=e^{-6}=0.00248$ and $1-p_b=e^{-3}=0.0498$, so $\mathrm{CL}_s=e^{-3}=0.0498$, slightly below 0.05: the signal is excluded.`,
        'The background cancels. If no events are observed, the 95 % limit is 3.0 signal events, whatever the background.',
      ],
    },
    {
      id: 'likelihoods-cls-ratio',
      question: 'A test gives $p_{s+b}=0.030$ and $1-p_b=0.40$. What is CLs?',
      answer: {
        kind: 'number',
        value: 0.075,
        tolerance: 0.001,
        misconceptions: [
          {
            value: 0.03,
            tolerance: 0.0005,
            feedback:
              '$p_{s+b}$ alone would exclude this signal. The division by $1-p_b$ protects against excluding signals to which the search is not sensitive.',
          },
          {
            value: 0.05,
            tolerance: 0.0005,
            feedback: 'You divided by $p_b=0.60$. The denominator is $1-p_b$.',
          },
          {
            value: 0.012,
            tolerance: 0.0005,
            feedback: 'CLs is the ratio of the two probabilities, not their product.',
          },
        ],
      },
      explanation: text`$\mathrm{CL}_s=0.030/0.40=0.075$. It is above 0.05, so the signal is not excluded at 95 % confidence level.`,
      review: true,
    },
    {
      id: 'likelihoods-shared-name',
      question:
        'Two samples have a `normsys` named `jet_energy_scale`, with `hi` = 1.05 in one and 1.10 in the other. What happens if the parameter is +1?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Each sample gets its own parameter, so only one of them changes.',
            feedback:
              'A parameter is identified by its name, not by the sample in which it appears.',
          },
          {
            text: '`pyhf` stops, because one name has two different sizes.',
            feedback: 'The size of the effect belongs to the sample; only the parameter is shared.',
          },
          {
            text: 'Both samples increase by 7.5 %, the mean of the two.',
            feedback: 'Each sample keeps its own factor. Nothing is averaged.',
          },
          {text: 'The first sample increases by 5 % and the second by 10 %.', correct: true},
        ],
      },
      explanation:
        'Both increase together, by 5 % and 10 %, because the same name means the same parameter: the two effects are fully correlated.',
    },
    {
      id: 'likelihoods-weak-limit',
      question:
        'The observed upper limit on the signal strength is 2.55. The expected limit is 1.58, with a one-standard-deviation band from 1.01 to 2.56. How do you interpret this?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It is a discovery, because the limit is far above the expected one.',
            feedback: 'The observed limit is still within the one-standard-deviation band.',
          },
          {text: 'The data exceed the background by an ordinary fluctuation.', correct: true},
          {
            text: 'The signal is excluded, because 2.55 is larger than 1.',
            feedback: 'A signal strength of 1 is excluded if the limit is below 1, not above.',
          },
          {
            text: 'Fewer events are observed than expected, so the limit is weak.',
            feedback: 'A deficit makes a limit stronger: it leaves less room for a signal.',
          },
        ],
      },
      explanation:
        'If more events are observed than expected, the limit is weaker. The observed value is at the upper edge of the one-standard-deviation band, so the excess is of a size that occurs often without any signal.',
    },
  ],
};
