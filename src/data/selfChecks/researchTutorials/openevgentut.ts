/** Self-checks of the page on generated events. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const openevgentut: PageChecksSource = {
  page: '/docs/tutresearch/openevgentut',
  questions: [
    {
      id: 'generator-events-without-the-cut',
      question:
        'You remove the cut at 10 GeV from the four-top program. Why does the number of leptons increase so much?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Leptons from W bosons are often below 10 GeV.',
            feedback:
              'A few are, but most leptons from W bosons have transverse momenta of tens of GeV. The increase has another source.',
          },
          {
            text: 'The same lepton is then counted at several steps.',
            feedback:
              'Requiring status 1 prevents this: a stable particle appears in the record only once.',
          },
          {text: 'Leptons from decays of hadrons are then counted too.', correct: true},
          {
            text: 'Neutrinos are counted as leptons without the cut.',
            feedback:
              'The codes 11 and 13 are electrons and muons. Those of the corresponding neutrinos are 12 and 14.',
          },
        ],
      },
      explanation: text`Leptons from decays of b-, c- and lighter hadrons are then counted too, including rare decays such as $\pi^0\to e^+e^-\gamma$. Most have a low transverse momentum, because the energy of the hadron is shared among its decay products. The four b quarks in each event produce many of them.`,
    },
    {
      id: 'generator-events-status-codes',
      question:
        'One sample contains status codes 21 to 29, and another does not. Is one of them corrupted?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes: each hard process has codes from 21 to 29.',
            feedback:
              'Each event has a hard process, but generators number its particles in their own ways.',
          },
          {text: 'No: only the codes 1 to 4 mean the same everywhere.', correct: true},
          {
            text: 'Yes: the second file lost these particles in transit.',
            feedback:
              'A truncated file ends early. It does not lose one kind of particle from all events.',
          },
          {
            text: 'No: such particles exist only at 13.6 TeV.',
            feedback: 'The codes depend on the generator, not on the collision energy.',
          },
        ],
      },
      explanation:
        'Only the codes 1 to 4 have the same meaning for all generators. The codes 21 to 29 are those of Pythia 8; Sherpa uses different numbers. Build observables from particles with status 1.',
    },
    {
      id: 'generator-events-two-leptons',
      question:
        'The probability that a W boson leads to an electron or a muon is 0.255. In what percentage of events with two W bosons do both lead to an electron or a muon?',
      answer: {
        kind: 'number',
        value: 6.5,
        tolerance: 0.2,
        unit: '%',
        misconceptions: [
          {
            value: 51,
            tolerance: 1,
            feedback:
              'This is the mean number of leptons per event, 0.51. For both at once, multiply the probabilities.',
          },
          {value: 25.5, tolerance: 0.5, feedback: 'This is the probability for one W boson.'},
          {value: 44.5, tolerance: 1, feedback: 'This is the probability of at least one lepton.'},
        ],
      },
      explanation: '$0.255^2=0.065$, so 6.5 %.',
      review: true,
    },
    {
      id: 'generator-events-differential',
      question:
        'You read 1,000 events of weight 1 from a sample with an effective cross-section of 600 pb, and 40 of them are in a bin 5 GeV wide. What is the differential cross-section there, in pb/GeV?',
      answer: {
        kind: 'number',
        value: 4.8,
        tolerance: 0.05,
        unit: 'pb/GeV',
        misconceptions: [
          {
            value: 24,
            tolerance: 0.3,
            feedback: 'This is the cross-section in the bin. Divide it by the width of the bin.',
          },
          {
            value: 120,
            tolerance: 1,
            feedback:
              'You divided by the number of events in the bin, not by that of all events that you read.',
          },
        ],
      },
      explanation: text`$600/1000\times40/5=4.8$ pb/GeV, with a statistical uncertainty of $1/\sqrt{40}=16\ \%$.`,
    },
    {
      id: 'generator-events-pdf-replicas',
      question:
        'Three replicas of a PDF set give cross-sections of 8, 10 and 12 pb. What is the PDF uncertainty?',
      answer: {
        kind: 'number',
        value: 2,
        tolerance: 0.05,
        unit: 'pb',
        misconceptions: [
          {
            value: 1.63,
            tolerance: 0.05,
            feedback: 'You divided by $N=3$. The formula divides by $N-1$.',
          },
          {
            value: 4,
            tolerance: 0.1,
            feedback:
              'This is the whole range, or the variance. The uncertainty is the square root of the variance.',
          },
        ],
      },
      explanation: text`The mean is 10 pb, and $\delta=\sqrt{(4+0+4)/2}=2$ pb.`,
    },
  ],
};
