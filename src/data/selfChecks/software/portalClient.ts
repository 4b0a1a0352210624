/** Self-checks of the page on cernopendata-client. */
import type {PageChecksSource} from '../schema';

export const portalClient: PageChecksSource = {
  page: '/docs/data/cernopendata_client',
  questions: [
    {
      id: 'client-filter-then-range',
      question:
        "Record 93924 has 16 files, six of them from 2015. What does `--filter-regexp 'data15' --filter-range 1-2` select?",
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Files 1 and 2 of all 16, if they are from 2015',
            feedback:
              'The range does not refer to the whole record if the expression matches any files.',
          },
          {
            text: 'Eight files: six from 2015 and files 1 and 2',
            feedback:
              'The second filter is applied to the result of the first; the two selections are not added.',
          },
          {text: 'The first two of the six files from 2015', correct: true},
          {
            text: 'Nothing, because only one filter is allowed',
            feedback: 'Filters can be combined: a name or an expression first, then a range.',
          },
        ],
      },
      explanation:
        'A name or an expression is applied first. The range then refers to the files that match.',
    },
    {
      id: 'client-no-match-and-range',
      question:
        'You use version 1.0.2 of cernopendata-client. A typing error in your expression means that it matches no file of record 80000, and you also set `--filter-range 1-100`. What is downloaded?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Nothing, because the expression matches no file',
            feedback:
              'Without a range, the command would stop here. With a range, the command continues.',
          },
          {text: 'The first 100 files of the whole record', correct: true},
          {
            text: 'All 10,049 files of the record, 10.28 TB',
            feedback: 'The range still limits the selection, to 100 files.',
          },
          {
            text: 'The 100 index files, without the data',
            feedback:
              'By default, the client expands the indexes and selects among the data files.',
          },
        ],
      },
      explanation:
        'If an expression matches no files and a range follows, this version applies the range to the whole record, here a download of about 100 GB. Try a selection with `--dry-run` first.',
    },
    {
      id: 'client-verify-research-files',
      question:
        'You download a research file that is listed in a file index, with `--verify` of cernopendata-client 1.0.2. The command reports success. What do you know about the file?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The size and the checksum of the file are right.',
            feedback: 'For files from an index, this version does not compare checksums.',
          },
          {
            text: 'The size of the file is right; its checksum may be wrong.',
            feedback: 'For a file from an index, neither the size nor the checksum is compared.',
          },
          {
            text: 'The file is complete, because it was written.',
            feedback: 'A file can be written and still be truncated or corrupted.',
          },
          {text: 'Nothing: the client has not checked this file.', correct: true},
        ],
      },
      explanation:
        'Only files that the record lists directly are verified. For a file from an index, compute its adler32 checksum, and compare it with the output of `get-file-locations --verbose`.',
      review: true,
    },
  ],
};
