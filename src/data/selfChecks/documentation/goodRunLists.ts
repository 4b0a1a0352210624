import type {PageChecksSource} from '../schema';

const text = String.raw;

export const goodRunLists: PageChecksSource = {
  page: '/docs/documentation/data_collection/GRL_definition',
  questions: [
    {
      id: 'good-run-lists-blocks-in-a-range',
      question:
        'The longest good range of run 283429 extends from block 292 to block 708. How many blocks is that?',
      answer: {
        kind: 'number',
        value: 417,
        tolerance: 0,
        misconceptions: [
          {
            value: 416,
            tolerance: 0.5,
            feedback: 'You subtracted the ends. Are both of them part of the range?',
          },
          {
            value: 415,
            tolerance: 0.4,
            feedback: 'You left out both ends, which belong to the range.',
          },
        ],
        hint: 'Try it with a short range first, such as 292 to 294.',
      },
      explanation: '$708-292+1 = 417$ blocks, about 7 hours.',
    },
    {
      id: 'good-run-lists-which-events',
      question:
        'A run has the good block ranges 72–84, 86–110 and 118–288. Which of these blocks do you keep?',
      answer: {
        kind: 'several',
        options: [
          {
            text: 'Block 85',
            feedback: 'Block 85 is between two ranges.',
          },
          {text: 'Block 110', correct: true},
          {
            text: 'Block 115',
            feedback: 'Block 115 is in a gap, after the second range ends.',
          },
          {text: 'Block 288', correct: true},
        ],
      },
      explanation:
        'Blocks 110 and 288 are the last blocks of their ranges, and both ends of a range are included. Blocks 85 and 115 are not in any range.',
    },
    {
      id: 'good-run-lists-forgotten-list',
      question:
        'You forget to apply the good run list to the 2015 data, and normalise the simulation to 3.24 fb⁻¹. In which direction is the comparison wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The data lie above the simulation',
            correct: true,
          },
          {
            text: 'The data lie below the simulation',
            feedback: 'Without the list, you keep more data than the luminosity accounts for.',
          },
          {
            text: 'Both change by the same factor',
            feedback:
              'The normalisation of the simulation is fixed to the luminosity of the good blocks.',
          },
        ],
      },
      explanation:
        'The data then contain events from blocks that are not included in the luminosity, so the data lie above the simulation. Worse, some of these events are mismeasured, for instance with fake missing transverse momentum.',
      review: true,
    },
    {
      id: 'good-run-lists-mean-luminosity',
      question: text`What mean instantaneous luminosity, in $10^{33}\ \mathrm{cm^{-2}\,s^{-1}}$, corresponds to the mean integrated luminosity per good block in 2016, $0.348\ \mathrm{pb}^{-1}$ in 60 s?`,
      answer: {
        kind: 'number',
        value: 5.8,
        tolerance: 0.1,
        unit: '10³³ cm⁻² s⁻¹',
        misconceptions: [
          {
            value: 348,
            tolerance: 4,
            feedback: 'You converted the unit of area. Now divide by the time.',
          },
          {
            value: 14,
            tolerance: 0.3,
            feedback: 'That is the 2016 peak luminosity, not the mean.',
          },
        ],
        hint: '1 pb⁻¹ is 10³⁶ cm⁻². Divide by 60 s, and give the result in units of 10³³.',
      },
      explanation: text`1 pb⁻¹ is $10^{36}\ \mathrm{cm}^{-2}$, so $0.348\ \mathrm{pb}^{-1} = 3.48\times10^{35}\ \mathrm{cm}^{-2}$. Divided by 60 s, the result is $5.8\times10^{33}\ \mathrm{cm^{-2}\,s^{-1}}$. That is less than half of the peak luminosity of $1.4\times10^{34}\ \mathrm{cm^{-2}\,s^{-1}}$, since the beams lose intensity during a fill and the year began with few bunches.`,
    },
  ],
};
