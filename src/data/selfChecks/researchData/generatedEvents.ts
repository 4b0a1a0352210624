/** Self-checks of the page on the event-generation data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const generatedEvents: PageChecksSource = {
  page: '/docs/data/for_research/evgen_data',
  questions: [
    {
      id: 'evgen-expected-events',
      question:
        'A generated sample has an effective cross-section of 1999 pb. How many million events do you expect in 50 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 100,
        tolerance: 0.6,
        unit: 'million',
        misconceptions: [
          {
            value: 0.1,
            tolerance: 0.005,
            feedback: '50 fb⁻¹ is 50,000 pb⁻¹, and the cross-section is in pb.',
          },
          {
            value: 0.025,
            tolerance: 0.002,
            feedback: 'The number of events is the product of luminosity and cross-section.',
          },
        ],
      },
      explanation: text`$50{,}000\ \mathrm{pb}^{-1}\times1999\ \mathrm{pb}=1.0\times10^8$, or 100 million.`,
      review: true,
    },
    {
      id: 'evgen-disk-space',
      question:
        'A generated event takes up 51 kB on average. How many gigabytes do 2 million events take up?',
      answer: {
        kind: 'number',
        value: 102,
        tolerance: 1,
        unit: 'GB',
        misconceptions: [
          {value: 102000, tolerance: 1000, feedback: 'That is the number of megabytes.'},
          {
            value: 22.8,
            tolerance: 0.5,
            feedback: 'You used 11.4 kB, the size of a simulated PHYSLITE event.',
          },
        ],
      },
      explanation: text`$2\times10^6\times51\ \mathrm{kB}=102$ GB.`,
    },
    {
      id: 'evgen-total-before-cuts',
      question:
        'In the program for electron pairs, the weight is added to `total` before the test for two electrons. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The weight is no longer available after the test.',
            feedback: 'It is: the program appends it to a list further down.',
          },
          {
            text: 'Events without a pair have a weight of zero.',
            feedback: 'They have an ordinary weight. They only fail the selection.',
          },
          {text: 'The sum must contain all events that were read.', correct: true},
          {
            text: 'The sum is needed only for the uncertainty.',
            feedback: 'It is the denominator of the normalisation.',
          },
        ],
      },
      explanation:
        'The cross-section refers to all events of the sample. If the sum ran only over selected events, every cut would appear to have an efficiency of one.',
    },
    {
      id: 'evgen-stable-particles',
      question: 'Why are observables built only from particles with status 1?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The others depend on internal steps of the generator.', correct: true},
          {
            text: 'The others have no momentum in the file.',
            feedback: 'All particles in the record have a momentum.',
          },
          {
            text: 'The others are antiparticles of those with status 1.',
            feedback:
              'Antiparticles are marked by the sign of the particle code, not by the status.',
          },
          {
            text: 'The others are removed from the HepMC files.',
            feedback: 'They are in the files, and including them would be double counting.',
          },
        ],
      },
      explanation:
        'Particles with status 1 are stable: an ideal detector would measure them. Intermediate particles are internal steps of the generator, and the same particle can appear at several of them.',
    },
  ],
};
