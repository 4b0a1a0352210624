/** Self-checks of the page that compares data with simulation. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const simulatedData: PageChecksSource = {
  page: '/docs/webapps/data-and-simulated-data_13TeV',
  questions: [
    {
      id: 'simulated-data-why-data',
      question: 'Why not use simulation alone, without recorded data?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Its statistical uncertainty is always larger than that of data.',
            feedback:
              'Simulating more events reduces it. It can be made smaller than that of the data.',
          },
          {text: 'It contains only the physics that we put into it.', correct: true},
          {
            text: 'It cannot take the response of the detector into account.',
            feedback:
              'Detector simulation does that, and the same reconstruction follows as for data.',
          },
          {
            text: 'Its events do not show which process produced them.',
            feedback:
              'It is the other way round: simulated events carry the truth information, data do not.',
          },
        ],
      },
      explanation:
        'Simulation contains only what we put into it. Nature decides whether it is right, and only data can reveal something nobody has thought of.',
    },
    {
      id: 'simulated-data-weight',
      question:
        'A process with a cross-section of 0.5 pb was simulated with 20,000 events. What is the weight of each event for 36.6 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 0.915,
        tolerance: 0.008,
        misconceptions: [
          {
            value: 1.093,
            tolerance: 0.01,
            feedback: 'This is the number of simulated events for each expected event. Invert it.',
          },
          {
            value: 0.000_915,
            tolerance: 0.000_008,
            feedback: 'The units do not match: 36.6 fb⁻¹ is 36,600 pb⁻¹.',
          },
          {
            value: 0.25,
            tolerance: 0.003,
            feedback: 'This is the weight for 10 fb⁻¹.',
          },
        ],
        hint: 'Divide the expected number of events by the simulated number.',
      },
      explanation: raw`$0.5\ \mathrm{pb}\times36{,}600\ \mathrm{pb}^{-1}=18{,}300$ events are expected, so the weight is $18{,}300/20{,}000=0.915$.`,
      review: true,
    },
    {
      id: 'simulated-data-uncertainty',
      question:
        'A background of 100 events comes from 25 simulated events of equal weight. What is the MC statistical uncertainty of these 100 events?',
      answer: {
        kind: 'number',
        value: 20,
        tolerance: 0.2,
        unit: 'events',
        misconceptions: [
          {
            value: 10,
            tolerance: 0.1,
            feedback:
              'This is the statistical fluctuation of 100 data events. The prediction is based on fewer events.',
          },
          {
            value: 5,
            tolerance: 0.1,
            feedback:
              'The number of simulated events fluctuates by 5. Multiply this by the weight of each event.',
          },
          {
            value: 100,
            tolerance: 1,
            feedback: raw`The number of simulated events fluctuates by $\sqrt n$, not by $n$.`,
          },
        ],
        hint: raw`Use $\sqrt n\,w$, with the weight $w$ of one simulated event.`,
      },
      explanation: raw`The weight is 4, so the simulation has an uncertainty of $4\times\sqrt{25}=20$ events. The data fluctuate by $\sqrt{100}=10$. Here, more simulated events would help more than more data.`,
      review: true,
    },
    {
      id: 'simulated-data-many-bins',
      question:
        'A perfect prediction is compared with data in 100 bins. In how many bins do you expect a difference of at least two standard deviations by chance?',
      answer: {
        kind: 'number',
        value: 4.6,
        tolerance: 0.5,
        unit: 'bins',
        misconceptions: [
          {
            value: 32,
            tolerance: 2,
            feedback: 'This is the number for one standard deviation.',
          },
          {
            value: 0,
            tolerance: 0.3,
            feedback: 'Even if the prediction is perfect, the data fluctuate.',
          },
          {
            value: 2.3,
            tolerance: 0.4,
            feedback: 'This counts differences in one direction only.',
          },
        ],
        hint: 'A difference of two standard deviations or more, up or down, has a probability of 4.6 %.',
      },
      explanation: raw`The probability is 4.6 % for each bin, so $100\times0.046=4.6$, about five bins. If you pick the worst of many bins, you should expect such a difference.`,
    },
  ],
};
