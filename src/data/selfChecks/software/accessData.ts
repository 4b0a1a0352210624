/** Self-checks of the page on access to the data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const accessData: PageChecksSource = {
  page: '/docs/data/access_data',
  questions: [
    {
      id: 'access-shared-connection',
      question:
        'Thirty students each download the four-lepton skim, 1.48 GB, over a shared 100 Mbit/s connection. How many minutes does this take?',
      answer: {
        kind: 'number',
        value: 59,
        tolerance: 1.5,
        unit: 'min',
        misconceptions: [
          {
            value: 2,
            tolerance: 0.1,
            feedback: 'This is the time for a single download, if nobody else uses the connection.',
          },
          {value: 7.4, tolerance: 0.2, feedback: 'A byte has 8 bits: multiply the gigabytes by 8.'},
          {value: 3552, tolerance: 50, feedback: 'This is the time in seconds.'},
        ],
      },
      explanation: [
        text`Together they download $30\times1.48\ \mathrm{GB}=44\ \mathrm{GB}$, or $3.6\times10^{11}$ bits. At $10^8$ bits per second, this takes $3.6\times10^3$ s, which is an hour.`,
        'A single download takes two minutes: share the file on a memory stick or in a shared folder, and set `local_path` as shown on [the page on atlasopenmagic](/docs/data/atlasopenmagic#work-with-local-files).',
      ],
      review: true,
    },
    {
      id: 'access-looser-skim',
      question:
        'Your analysis requires at least four leptons above 10 GeV. Can you use the skim with at least four leptons above 7 GeV instead of the unskimmed files?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'No: the skim contains leptons that you do not want.',
            feedback: 'Your own cut removes them, in the skim as in the unskimmed files.',
          },
          {
            text: 'No: the sum of weights is not known for a skim.',
            feedback:
              'Use the sum of weights of the unskimmed sample. It is stored with every event.',
          },
          {text: 'Yes: every event that passes your cut is in the skim.', correct: true},
          {
            text: 'Yes, if you correct for the events that the skim removed.',
            feedback:
              'None of the events that you would select was removed, so nothing has to be corrected.',
          },
        ],
      },
      explanation:
        'Every event that passes your cut also passes the looser cut of the skim `4lep`, so you lose nothing and read 0.66 GB of data instead of 1.35 TB. In the normalisation, still use the sum of weights of the unskimmed sample.',
    },
    {
      id: 'access-cached-twice',
      question:
        '`get_urls` returned the HTTPS URL of a 10 GB file with the default caching, and you run your program twice. How many GB are transferred?',
      answer: {
        kind: 'number',
        value: 20,
        tolerance: 0.2,
        unit: 'GB',
        misconceptions: [
          {
            value: 10,
            tolerance: 0.2,
            feedback: 'The cached copy is temporary: it is deleted when the program ends.',
          },
          {
            value: 40,
            tolerance: 0.5,
            feedback: 'The file is copied once per run and then read from the disk.',
          },
        ],
      },
      explanation:
        'The cache is temporary and is deleted when the program ends, so the second run downloads the file again: 20 GB. Download it once and use the local copy.',
    },
  ],
};
