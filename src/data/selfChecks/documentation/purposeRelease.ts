import type {PageChecksSource} from '../schema';

const text = String.raw;

export const purposeRelease: PageChecksSource = {
  page: '/docs/documentation/introduction/purpose_data_release',
  questions: [
    {
      id: 'release-open-fraction-with-2017',
      question:
        'Suppose that the 44.63 fb⁻¹ from 2017 became public as well. What percentage of the good 13 TeV data (140.1 fb⁻¹) would then be open?',
      answer: {
        kind: 'number',
        value: 58,
        tolerance: 0.7,
        unit: '%',
        misconceptions: [
          {
            value: 31.9,
            tolerance: 0.4,
            feedback:
              'That is the percentage for 2017 alone. The data from 2015 and 2016 are already open.',
          },
          {
            value: 0.58,
            tolerance: 0.007,
            feedback: 'That is the fraction. Multiply it by 100 for a percentage.',
          },
          {
            value: 26.1,
            tolerance: 0.4,
            feedback: 'That is the percentage that is open today, without 2017.',
          },
        ],
        hint: 'Add the luminosities of all open years, and divide by that of all good data.',
      },
      explanation: text`$(3.24+33.40+44.63)/140.1 = 58\,\%$, compared with 26 % today.`,
    },
    {
      id: 'release-new-electron-algorithm',
      question:
        'You have a new algorithm that finds electrons in the signals of individual calorimeter channels. Can you test it on public ATLAS collision data?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes, with the education releases (level 2)',
            feedback:
              'They contain simplified lists of electrons that were already found, not the signals of the channels.',
          },
          {
            text: 'Yes, with the research release (level 3)',
            feedback:
              'It contains calibrated electrons. The signals of the individual channels belong to a different level.',
          },
          {
            text: 'No, it needs raw data (level 4)',
            correct: true,
          },
          {
            text: 'No, ATLAS publishes results only (level 1)',
            feedback:
              'Simplified and calibrated data are public as well. The question is what they contain.',
          },
        ],
      },
      explanation:
        'The signals of the individual channels are raw data, level 4. They are not released, because an event is about one megabyte before reconstruction, but only 6 to 7 kB in PHYSLITE.',
      review: true,
    },
    {
      id: 'release-size-of-raw-data',
      question:
        'The research release is 71.7 TB in size and contains 7.08 billion collision events. How many times as much space would these events take up as raw data, with 1 MB per event?',
      answer: {
        kind: 'number',
        value: 98.7,
        tolerance: 1.5,
        misconceptions: [
          {
            value: 7080,
            tolerance: 100,
            feedback: 'That is the size of the raw data in terabytes. Divide it by 71.7 TB.',
          },
          {
            value: 0.0987,
            tolerance: 0.0015,
            feedback: 'One megabyte is a million bytes, and a billion is 10⁹.',
          },
        ],
        hint: 'Multiply the number of events by 10⁶ bytes, and divide by the size of the release. One TB is 10¹² bytes.',
      },
      explanation: text`$7.08\times10^{9}\times10^{6}\ \mathrm{B} = 7.08\times10^{15}\ \mathrm{B}$, or 7,080 TB, and $7080/71.7=99$. The raw data would be about a hundred times the size of the release, which even includes the simulation.`,
    },
  ],
};
