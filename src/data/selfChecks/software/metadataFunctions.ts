/** Self-checks of the page on the metadata functions. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const metadataFunctions: PageChecksSource = {
  page: '/docs/atlasopenmagic/metadata',
  questions: [
    {
      id: 'metadata-relative-tolerance',
      question:
        'A sample has a cross-section of 0.001762 pb. Which search with the default tolerance of 1 % finds it?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '`match_metadata("cross_section_pb", 0.0018)`',
            feedback: 'The difference of 0.000038 is 2.1 % of 0.0018, more than 1 %.',
          },
          {text: '`match_metadata("cross_section_pb", 0.00177)`', correct: true},
          {
            text: '`match_metadata("cross_section_pb", 0.0017)`',
            feedback: 'The difference of 0.000062 is 3.6 % of 0.0017, more than 1 %.',
          },
          {
            text: '`match_metadata("cross_section_pb", "0.001762")`',
            feedback: 'The field is a number, so it does not match a string.',
          },
        ],
      },
      explanation: text`The tolerance is relative to the value that you give: $(0.00177-0.001762)/0.00177=0.45\ \%$.`,
    },
    {
      id: 'metadata-combine-searches',
      question:
        'With `match_metadata` of atlasopenmagic you search the keywords for the list `["top", "Alternative"]`. Which samples match?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Samples with at least one of the two keywords',
            feedback: 'A list is a set of conditions, and all of them have to hold.',
          },
          {
            text: 'Samples with any keyword that contains "top"',
            feedback: 'In a list field, the search compares whole keywords.',
          },
          {text: 'Samples with both keywords, in any order', correct: true},
          {
            text: 'Samples with both keywords, in upper or lower case',
            feedback: 'Searches are case-sensitive: "alternative" is a different keyword.',
          },
        ],
      },
      explanation:
        'A sample matches if its list of keywords contains all the given values. The search is case-sensitive.',
      review: true,
    },
    {
      id: 'metadata-default-cache',
      question:
        'A file is 1.7 GB, and `get_urls` is called with `protocol="https"` and no other arguments. You read one branch. How much data is transferred?',
      answer: {
        kind: 'choice',
        options: [
          {text: '1.7 GB, because the URL begins with `simplecache::`', correct: true},
          {
            text: 'Only the branch, because `cache` is `None` by default',
            feedback:
              'With `None`, the setting depends on the protocol, and HTTPS files are cached.',
          },
          {
            text: 'Nothing, because the metadata contain the branch',
            feedback: 'The metadata describe the sample. Its events are in the file.',
          },
          {
            text: 'Twice 1.7 GB, once for the cache and once for reading',
            feedback: 'The branch is read from the copy, not from the network again.',
          },
        ],
      },
      explanation:
        'With `https`, `cache=None` adds the prefix, and the whole file is copied when it is opened. Pass `cache=False` to stream it.',
    },
  ],
};
