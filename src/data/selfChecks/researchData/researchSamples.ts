/** Self-checks of the page on the research samples. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const researchSamples: PageChecksSource = {
  page: '/docs/data/for_research/metadata',
  questions: [
    {
      id: 'research-samples-precision',
      question:
        'A sample has 100,000 events, but its effective number of events is only 40,000. What is the relative statistical uncertainty of its sum of weights, in %?',
      answer: {
        kind: 'number',
        value: 0.5,
        tolerance: 0.01,
        unit: '%',
        misconceptions: [
          {
            value: 0.316,
            tolerance: 0.01,
            feedback:
              'You used the number of events. Weights that vary or are negative reduce the precision.',
          },
          {
            value: 0.005,
            tolerance: 0.0003,
            feedback: 'This is the fraction. Multiply by 100 to get per cent.',
          },
        ],
      },
      explanation: text`$1/\sqrt{40{,}000}=0.5\ \%$. The 100,000 events have the statistical power of 40,000 unweighted events.`,
      review: true,
    },
    {
      id: 'research-samples-some-files',
      question: 'You use one of several files of a sample. By what do you divide the weights?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The sum of weights in the metadata',
            feedback: 'It covers all released files, so the prediction would be too small.',
          },
          {
            text: 'The sum over the selected events',
            feedback: 'Then every selection would appear to have an efficiency of one.',
          },
          {text: 'The sum over all events in the file', correct: true},
          {
            text: 'The number of events in the file',
            feedback:
              'The generator weights are not 1, so the sum of weights is not the number of events.',
          },
        ],
      },
      explanation: 'Sum over all the events in the files that you read, before any cuts.',
    },
    {
      id: 'research-samples-two-sources',
      question:
        'In the research release, sample 345060 has a cross-section of 28.3 pb, a k-factor of 1.717 and a filter efficiency of 0.000124. The education release lists 0.006024 pb with factors of 1. You use 0.006024 pb with the k-factor 1.717. What happens?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The signal is 72 % too large.', correct: true},
          {
            text: 'The signal yield is correct to within rounding.',
            feedback: 'Only the complete products agree. This product contains the k-factor twice.',
          },
          {
            text: 'The signal is 42 % too small.',
            feedback: 'The k-factor is larger than 1, so the prediction increases.',
          },
          {
            text: 'The signal is 8000 times too small.',
            feedback:
              'The filter efficiency, which includes the branching ratio, is part of 0.006024 pb and was not applied again.',
          },
        ],
      },
      explanation: text`0.006024 pb already contains the k-factor: $28.3\times1.717\times0.000124=0.006025$. With the factor applied twice, the signal is 1.717 times too large. Never mix columns from the two releases.`,
    },
  ],
};
