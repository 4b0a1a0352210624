/** Self-checks of the page on the utility functions. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const utilityFunctions: PageChecksSource = {
  page: '/docs/atlasopenmagic/utils',
  questions: [
    {
      id: 'utils-digit-by-digit',
      question:
        '`build_dataset` stops with `Dataset \'4\' not found`, although you wrote `"dids": "410470"`. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The dataset number must be an integer, not a string.',
            feedback:
              'Both are allowed. The problem is the type of the value of `dids`, not that of the number.',
          },
          {
            text: 'The release has no sample with this number.',
            feedback: 'Then the message would name 410470.',
          },
          {
            text: 'The metadata service truncated the number.',
            feedback: 'The program requested dataset 4, so the service did not truncate anything.',
          },
          {text: 'A string is read digit by digit; a list is needed.', correct: true},
        ],
      },
      explanation:
        'Each element of `dids` is taken as a dataset number, and the elements of a string are its characters. Write `["410470"]`.',
    },
    {
      id: 'utils-different-defaults',
      question:
        'You get the URLs of a sample once from `get_urls` and once from `build_dataset`, both with `protocol="https"`. How do they differ?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'They do not differ: both functions return the same list.',
            feedback: 'The files are the same, but the option `cache` has different defaults.',
          },
          {text: 'Only those from `get_urls` have the prefix `simplecache::`.', correct: true},
          {
            text: 'Only those from `build_dataset` have the prefix `simplecache::`.',
            feedback: 'The prefix enables the cache. Compare the defaults of the option `cache`.',
          },
          {
            text: 'Those from `build_dataset` do not contain the name of the skim.',
            feedback: 'The skim is part of the file name, whatever the function.',
          },
        ],
      },
      explanation:
        'The default of `cache` is `False` in `build_dataset` and `None` in `get_urls`, which caches HTTPS files.',
    },
    {
      id: 'utils-factor-per-sample',
      question: text`A group contains sample A (2 pb, sum of weights $1\times10^6$) and sample B (0.5 pb, sum of weights $1\times10^5$). By what factor is the normalisation factor of B larger than that of A?`,
      answer: {
        kind: 'number',
        value: 2.5,
        tolerance: 0.03,
        misconceptions: [
          {
            value: 0.25,
            tolerance: 0.01,
            feedback:
              'You compared only the cross-sections. The sum of weights of B is ten times smaller.',
          },
          {
            value: 10,
            tolerance: 0.2,
            feedback:
              'You compared only the sums of weights. The cross-section of B is smaller as well.',
          },
          {value: 0.4, tolerance: 0.01, feedback: 'This is the ratio of A to B. Invert it.'},
        ],
      },
      explanation: '$(0.5/10^5)/(2/10^6)=2.5$. The luminosity is the same for both, so it cancels.',
      review: true,
    },
  ],
};
