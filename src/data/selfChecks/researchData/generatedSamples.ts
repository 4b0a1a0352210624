/** Self-checks of the page on the event-generation samples. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const generatedSamples: PageChecksSource = {
  page: '/docs/data/for_research/evgen_metadata',
  questions: [
    {
      id: 'evgen-samples-differential',
      question:
        'You read 20,000 events of weight 1 from a sample with an effective cross-section of 304.6 pb. Of these, 500 are in a bin 10 GeV wide. What is the differential cross-section there, in pb/GeV?',
      answer: {
        kind: 'number',
        value: 0.76,
        tolerance: 0.01,
        unit: 'pb/GeV',
        misconceptions: [
          {
            value: 7.6,
            tolerance: 0.1,
            feedback: 'This is the cross-section in the bin. Divide it by the width of the bin.',
          },
          {
            value: 30.5,
            tolerance: 0.3,
            feedback:
              'You divided by the number of events in the bin, not by that of all events that you read.',
          },
        ],
      },
      explanation: text`$304.6/20000\times500/10=0.76$ pb/GeV, with a statistical uncertainty of $1/\sqrt{500}=4.5\ \%$.`,
      review: true,
    },
    {
      id: 'evgen-samples-equivalent-luminosity',
      question:
        'The five million events of a sample have passed a filter. The effective cross-section is 304.6 pb; without the filter, it would be 2337.4 pb. To what luminosity does the sample correspond, in fb⁻¹?',
      answer: {
        kind: 'number',
        value: 16.4,
        tolerance: 0.5,
        unit: 'fb⁻¹',
        misconceptions: [
          {
            value: 2.1,
            tolerance: 0.1,
            feedback:
              'You used the cross-section without the filter. All five million events have passed it.',
          },
          {value: 16400, tolerance: 200, feedback: 'This is the luminosity in pb⁻¹.'},
        ],
      },
      explanation: text`$5\times10^6/304.6\ \mathrm{pb}=16{,}400\ \mathrm{pb}^{-1}=16.4\ \mathrm{fb}^{-1}$.`,
    },
    {
      id: 'evgen-samples-sum-after-cuts',
      question:
        'Your cross-section after a cut is the same as before it, whatever the cut. What is the mistake?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The width of the bins was left out.',
            feedback:
              'Without the width, the numbers in the bins are wrong, but they still depend on the cut.',
          },
          {text: 'The sum of weights was computed after the cut.', correct: true},
          {
            text: 'The k-factor was applied twice.',
            feedback: 'This changes all results by the same factor, but not the effect of a cut.',
          },
          {
            text: 'The negative weights were set to zero.',
            feedback: 'This changes the result, but a cut would still remove events.',
          },
        ],
      },
      explanation:
        'If the sum runs only over selected events, every cut appears to have an efficiency of one. Sum over all the events that you read, before any cuts.',
    },
  ],
};
