/** Self-checks of the page on access with atlasopenmagic. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const accessWithPackage: PageChecksSource = {
  page: '/docs/data/atlasopenmagic',
  questions: [
    {
      id: 'access-package-cross-section',
      question:
        'The metadata of a sample are `cross_section_pb` 50, `genFiltEff` 0.4 and `kFactor` 1.2. What cross-section do you use, in pb?',
      answer: {
        kind: 'number',
        value: 24,
        tolerance: 0.1,
        unit: 'pb',
        misconceptions: [
          {
            value: 50,
            tolerance: 0.2,
            feedback: 'This field alone ignores that most generated events were filtered out.',
          },
          {
            value: 20,
            tolerance: 0.1,
            feedback: 'You left out the k-factor, the correction to a more precise calculation.',
          },
          {value: 60, tolerance: 0.3, feedback: 'You left out the filter efficiency.'},
        ],
      },
      explanation: text`$50\times0.4\times1.2=24$ pb.`,
      review: true,
    },
    {
      id: 'access-package-mixed-releases',
      question:
        'For one sample, release A lists the three factors 28.3 pb, 0.000124 and 1.717, and release B lists 0.006024 pb, 1 and 1. You take the cross-section from A and the other two from B. What do you get?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '0.006024 pb, because both describe the same sample',
            feedback: 'Only the complete products agree, not the individual fields.',
          },
          {text: '28.3 pb, thousands of times too large', correct: true},
          {
            text: '0.0035 pb, because the k-factor is missing',
            feedback:
              'The factor 0.000124 is missing as well, and it has by far the largest effect.',
          },
          {
            text: 'An error, because the releases do not match',
            feedback: 'The fields are plain numbers. Nothing checks which release they come from.',
          },
        ],
      },
      explanation: text`$28.3\times1\times1=28.3$ pb, while both products are 0.006024 pb: $28.3\times0.000124\times1.717=0.006025$. Take all three fields from the same release.`,
    },
    {
      id: 'access-package-events-or-weights',
      question:
        'In a sample, the mean weight is 730. You divide the weights by the number of events instead of the sum of weights. What happens to the prediction?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It stays the same, because both are sums over events.',
            feedback: 'The sum of weights is 730 times the number of events here.',
          },
          {
            text: 'It becomes 730 times too small.',
            feedback: 'A smaller denominator makes the prediction larger.',
          },
          {
            text: 'It changes by a factor equal to the filter efficiency.',
            feedback:
              'The filter efficiency is a separate factor. It does not depend on the weights.',
          },
          {text: 'It becomes 730 times too large.', correct: true},
        ],
      },
      explanation:
        'The sum of weights is 730 times the number of events, and the denominator is therefore 730 times too small. Always divide by the sum of weights.',
    },
  ],
};
