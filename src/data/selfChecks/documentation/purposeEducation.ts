import type {PageChecksSource} from '../schema';

const text = String.raw;

export const purposeEducation: PageChecksSource = {
  page: '/docs/documentation/introduction/purpose_data_education',
  questions: [
    {
      id: 'education-uncertainty-of-a-bin',
      question: 'A bin contains 400 events. What is its relative statistical uncertainty?',
      answer: {
        kind: 'number',
        value: 5,
        tolerance: 0.1,
        unit: '%',
        misconceptions: [
          {
            value: 20,
            tolerance: 0.1,
            feedback: 'That is the uncertainty in events. Compare it with the content of the bin.',
          },
          {
            value: 0.25,
            tolerance: 0.01,
            feedback:
              'You divided 1 by the number of events. The fluctuation is the square root of that number: compare it with 400.',
          },
          {
            value: 0.05,
            tolerance: 0.001,
            feedback: 'That is the fraction. Multiply it by 100 for a percentage.',
          },
        ],
        hint: 'A count of n events fluctuates by about the square root of n.',
      },
      explanation: text`$\sqrt{400} = 20$ events, or 5 %.`,
    },
    {
      id: 'education-three-times-the-data',
      question:
        'One group uses 12 fb⁻¹, another 36 fb⁻¹. By what factor is the relative statistical uncertainty of the second group smaller?',
      answer: {
        kind: 'number',
        value: 1.73,
        tolerance: 0.04,
        misconceptions: [
          {
            value: 3,
            tolerance: 0.05,
            feedback:
              'The number of events grows by this factor. The relative uncertainty falls more slowly.',
          },
          {
            value: 9,
            tolerance: 0.1,
            feedback:
              'You squared the ratio of the luminosities. The uncertainty falls with its square root.',
          },
          {
            value: 0.577,
            tolerance: 0.01,
            feedback: 'That is the inverse. The question asks how many times smaller it is.',
          },
        ],
        hint: text`The relative uncertainty of n events is $1/\sqrt n$.`,
      },
      explanation: text`The number of events increases by a factor of 3, so the relative uncertainty shrinks by $\sqrt3 = 1.7$. In the classroom app, going from 392 to 1,112 four-lepton events, 2.8 times as many, reduces it from 5.1 % to 3.0 %.`,
      review: true,
    },
    {
      id: 'education-excess-of-seven',
      question:
        'A class finds 16 events where 9 are expected. How many standard deviations is the count above the expectation?',
      answer: {
        kind: 'number',
        value: 2.33,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 1.75,
            tolerance: 0.03,
            feedback:
              'You divided by the fluctuation of the observed count. What matters is how much the expected count fluctuates.',
          },
          {
            value: 7,
            tolerance: 0.1,
            feedback: 'That is the excess in events. Divide it by the fluctuation.',
          },
          {
            value: 0.78,
            tolerance: 0.02,
            feedback: 'That is the relative excess: you divided by 9 instead of its square root.',
          },
        ],
        hint: 'Divide the excess by the square root of the expected count.',
      },
      explanation: text`The excess is $7/\sqrt9 = 2.3$ standard deviations. It is not a discovery: if 9 are expected, 16 or more occur by chance in about 2 % of cases (Poisson distribution). More data will show whether the excess remains.`,
    },
    {
      id: 'education-data-above-prediction',
      question:
        'In a histogram with hundreds of events in each bin, the data are 1.5 times the prediction at every mass. What is the most likely cause?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'A new particle that adds events to the sample',
            feedback:
              'A new particle adds events in a certain range, such as a peak, and not the same fraction everywhere.',
          },
          {
            text: 'A wrong weight of the simulated events',
            correct: true,
          },
          {
            text: 'An upward statistical fluctuation of the data',
            feedback:
              'With hundreds of events, a bin fluctuates by less than 10 %, some bins up and others down.',
          },
          {
            text: 'A shift of the energy scale of the detector',
            feedback:
              'A wrong energy scale moves events to a different mass, which changes the shape of the histogram.',
          },
        ],
      },
      explanation:
        'A common factor in all bins points to the normalisation: a wrong cross-section, luminosity or sum of weights. If students find a deviation, a wrong weight, a wrong unit or a missing background is far more likely than new physics.',
    },
  ],
};
