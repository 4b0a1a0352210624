/** Self-checks of the page on the proton research data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const ppData: PageChecksSource = {
  page: '/docs/data/for_research/pp_data',
  questions: [
    {
      id: 'pp-good-blocks',
      question:
        'The good blocks of run 276262 are 72–84, 86–110, 118–288 and 292–379. Which of these events is kept?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'One in block 289',
            feedback: 'One range ends at 288, and the next one starts at 292.',
          },
          {
            text: 'One in block 111',
            feedback: 'One range ends at 110, and the next one starts at 118.',
          },
          {text: 'One in block 379', correct: true},
          {
            text: 'One in block 380',
            feedback: 'The last range ends at 379.',
          },
        ],
      },
      explanation:
        'The ranges include both ends, so block 379 is good, while 85, 111 to 117, 289 to 291 and all blocks after 379 are not.',
    },
    {
      id: 'pp-mask-for-simulation',
      question:
        'You apply the mask of the good run list to simulated events as well. What happens?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Nothing changes, because simulation has no bad blocks.',
            feedback:
              'The mask compares run numbers, and it keeps only those that are in the list.',
          },
          {
            text: 'Only events with detector faults are removed.',
            feedback:
              'The mask compares run and block numbers. It does not look for detector faults in the events.',
          },
          {
            text: 'The simulation fits the data better, block by block.',
            feedback:
              'Simulation is not matched to data block by block. It is scaled to 36.6 fb⁻¹, the luminosity of the good blocks.',
          },
          {text: 'The prediction becomes wrong: events are removed.', correct: true},
        ],
      },
      explanation:
        'The list is for recorded collisions. Simulated events that do not belong to a listed block would be removed, and the normalisation would be wrong. Do not apply the mask to them.',
      review: true,
    },
    {
      id: 'pp-size-of-a-million-events',
      question:
        'A 2016 data event takes up 7.2 kB in PHYSLITE. How many gigabytes do 5 million such events take up?',
      answer: {
        kind: 'number',
        value: 36,
        tolerance: 0.5,
        unit: 'GB',
        misconceptions: [
          {value: 36000, tolerance: 500, feedback: 'That is the number of megabytes.'},
          {value: 30.5, tolerance: 0.5, feedback: 'You used 6.1 kB, the size of a 2015 event.'},
          {value: 57, tolerance: 1, feedback: 'You used 11.4 kB, the size of a simulated event.'},
        ],
      },
      explanation: text`$5\times10^6\times7.2\ \mathrm{kB}=36$ GB.`,
    },
    {
      id: 'pp-weight-of-a-simulated-event',
      question:
        'A simulated sample consists of 8 million events with a generator weight of 1, and 2 million events are expected in the data. By what factor do you weight each simulated event?',
      answer: {
        kind: 'number',
        value: 0.25,
        tolerance: 0.004,
        misconceptions: [
          {
            value: 4,
            tolerance: 0.1,
            feedback:
              'This is the inverse: the sample is four times as large as the expected number of events.',
          },
          {
            value: 1,
            tolerance: 0.01,
            feedback:
              'This is the generator weight. Divide it by the sum of weights and multiply it by the expected number of events.',
          },
        ],
      },
      explanation: text`$2\times10^6/(8\times10^6)=0.25$: four simulated events represent one expected event.`,
    },
  ],
};
