/** Self-checks of the page on the purpose-built datasets. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const purposeBuilt: PageChecksSource = {
  page: '/docs/data/for_research/bespoke_datasets',
  questions: [
    {
      id: 'bespoke-ams',
      question:
        'A classifier selects $s=50$ signal and $b=200$ background events. What is the approximate median significance (AMS) with $b_r=10$?',
      answer: {
        kind: 'number',
        value: 3.33,
        tolerance: 0.03,
        misconceptions: [
          {
            value: 3.54,
            tolerance: 0.02,
            feedback: text`This is $s/\sqrt b$, the simpler estimate, which is larger.`,
          },
          {
            value: 11.06,
            tolerance: 0.1,
            feedback: 'This is the square of the AMS. Take the square root.',
          },
          {
            value: 3.4,
            tolerance: 0.02,
            feedback: 'You left out the regularisation term $b_r=10$.',
          },
        ],
      },
      explanation: text`$2\,[260\ln(1+50/210)-50]=2\,[55.53-50]=11.06$, so the AMS is 3.33; $50/\sqrt{200}=3.54$.`,
    },
    {
      id: 'bespoke-track-efficiency',
      question:
        'Why must a top tagger be evaluated on the `teg` set, in which the tracking efficiency is varied?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The set has more jets, so the result is more precise.',
            feedback: 'It has fewer jets than the nominal set.',
          },
          {
            text: 'Its jets are recorded, those of the nominal set simulated.',
            feedback: 'All sets in this record are simulated.',
          },
          {text: 'The set shows how sensitive the tagger is to this efficiency.', correct: true},
          {
            text: 'The training needs jets with different efficiencies.',
            feedback: 'The varied sets are for evaluating an uncertainty, not for training.',
          },
        ],
      },
      explanation:
        'The set shows how the performance changes if the tracking efficiency of the real detector differs from that in the nominal simulation. A tagger that relies heavily on tracks can look better on nominal jets and yet be worse once this uncertainty is included.',
    },
    {
      id: 'bespoke-weight-as-input',
      question:
        'In the Higgs machine-learning challenge, your classifier separates signal and background almost perfectly. What do you check first?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Whether the test sample is too small',
            feedback: 'A small sample makes the result uncertain, but not almost perfect.',
          },
          {
            text: 'Whether the network has enough layers',
            feedback:
              'More layers improve the result gradually, if at all. Almost perfect separation points to a different cause.',
          },
          {
            text: 'Whether the mass was set to 125 GeV',
            feedback:
              'The mass of the simulated Higgs boson is 125 GeV, and that alone does not separate the classes.',
          },
          {text: 'Whether `Weight` is among the inputs', correct: true},
        ],
      },
      explanation:
        'The event weights differ between signal and background, so a classifier that uses them as input can read off the answer. `Weight` and the Kaggle columns must not be input features.',
      review: true,
    },
    {
      id: 'bespoke-undefined-values',
      question:
        'In the Higgs challenge, an undefined quantity is set to −999, for instance the dijet mass in events with one jet. You calculate its mean over all events. What do you get?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'A mean that is far too low, even negative', correct: true},
          {
            text: 'The correct mean, because −999 is left out',
            feedback: 'The value is included unless you remove it.',
          },
          {
            text: 'An error, because −999 is not a number',
            feedback: 'It is an ordinary number, which makes the mistake hard to notice.',
          },
          {
            text: 'A mean for events with one jet only',
            feedback: 'These events are the ones without a dijet mass.',
          },
        ],
      },
      explanation:
        'The value −999 is averaged as if it were a mass. Select the events in which the quantity is defined before you use it.',
    },
  ],
};
