/** Self-checks of the page on the deep dive. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const deepdive: PageChecksSource = {
  page: '/docs/userpath/deepdive',
  questions: [
    {
      id: 'deepdive-choose-a-skim',
      question:
        'You want events with exactly two muons and at least two jets. Which skim do you read?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '`exactly4lep`, the smallest of all with 0.58 GB',
            feedback: 'Its events have exactly four leptons, so it contains none of yours.',
          },
          {text: '`2muons`, with 19.6 GB of collision data', correct: true},
          {
            text: '`2to4lep`, with 79.65 GB of collision data',
            feedback: 'It contains your events, but compare the sizes of all skims that do.',
          },
          {
            text: '`1LMET30`, with 143.26 GB of collision data',
            feedback:
              'It requires missing transverse momentum above 30 GeV, so it does not contain all of your events.',
          },
        ],
      },
      explanation:
        '`2muons` contains every event with at least two muons above 10 GeV and is the smallest skim that does. `2to4lep` contains your events too, but is 79.65 GB.',
    },
    {
      id: 'deepdive-weighted-uncertainty',
      question:
        'The prediction in a bin consists of 400 simulated events, each with a weight of 0.25. What is the statistical uncertainty of the prediction, in expected events?',
      answer: {
        kind: 'number',
        value: 5,
        tolerance: 0.1,
        unit: 'events',
        misconceptions: [
          {
            value: 10,
            tolerance: 0.2,
            feedback:
              'This is the fluctuation of 100 data events. The prediction comes from 400 simulated events, so its relative uncertainty is smaller.',
          },
          {
            value: 20,
            tolerance: 0.3,
            feedback: text`$\sqrt{400}$ ignores the weights: each event contributes $0.25^2$ to the square of the uncertainty.`,
          },
          {value: 100, tolerance: 1, feedback: 'This is the prediction itself.'},
        ],
      },
      explanation: text`The prediction is $400\times0.25=100$ events, with an uncertainty of $\sqrt{400\times0.25^2} = 5$, smaller than the $\sqrt{100} = 10$ of 100 data events.`,
      review: true,
    },
    {
      id: 'deepdive-streaming-time',
      question:
        'The collision data of the H → μμ analysis are 19.6 GB. How many seconds does streaming a tenth of them take at 100 Mbit/s, if the network is the limit?',
      answer: {
        kind: 'number',
        value: 157,
        tolerance: 5,
        unit: 's',
        misconceptions: [
          {
            value: 1568,
            tolerance: 50,
            feedback: 'This is the time for the complete files. You stream only a tenth of them.',
          },
          {
            value: 19.6,
            tolerance: 0.5,
            feedback:
              'A byte has 8 bits: multiply the gigabytes by 8 before you divide by the bandwidth in bits.',
          },
        ],
      },
      explanation: text`$19.6\times0.1\times8/0.1=157$ s, less than three minutes.`,
    },
    {
      id: 'deepdive-slices',
      question:
        'The tt̄ notebook reads 100 slices, each with `fraction = 0.0001` of the 143.26 GB. How many GB does it read in this test?',
      answer: {
        kind: 'number',
        value: 1.43,
        tolerance: 0.05,
        unit: 'GB',
        misconceptions: [
          {
            value: 0.0143,
            tolerance: 0.001,
            feedback: 'This is the amount for one slice. The notebook reads 100 of them.',
          },
          {
            value: 14.3,
            tolerance: 0.3,
            feedback: '100 slices of 0.0001 are 0.01, or 1 %, not 10 %.',
          },
        ],
      },
      explanation:
        '$100\\times0.0001=0.01$ of 143.26 GB, so 1.43 GB. With `fraction = 0.01`, which looks like 1 %, the same notebook reads everything.',
    },
  ],
};
