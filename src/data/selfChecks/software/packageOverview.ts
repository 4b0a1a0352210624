/** Self-checks of the page on the overview of atlasopenmagic. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const packageOverview: PageChecksSource = {
  page: '/docs/atlasopenmagic/intro',
  questions: [
    {
      id: 'package-effective-events',
      question:
        'A sample has 10,000 events. A tenth of them have the weight −1, all others +1. What is the effective number of events?',
      answer: {
        kind: 'number',
        value: 6400,
        tolerance: 30,
        unit: 'events',
        misconceptions: [
          {
            value: 8000,
            tolerance: 20,
            feedback:
              'This is the sum of weights. The effective number is its square divided by the sum of squared weights.',
          },
          {
            value: 9000,
            tolerance: 20,
            feedback:
              'You left out the events with a negative weight. They also cancel as many with a positive weight.',
          },
          {
            value: 10000,
            tolerance: 10,
            feedback:
              'This would be true if all weights were +1. Negative weights cancel positive ones.',
          },
        ],
      },
      explanation: text`$\sum w=9000-1000=8000$ and $\sum w^2=10\,000$, so $N_\mathrm{eff}=8000^2/10\,000=6400$.`,
      review: true,
    },
    {
      id: 'package-sample-luminosity',
      question:
        'A sample has 50,000 events of weight 1, and a cross-section of 0.5 pb; its filter efficiency and k-factor are 1. To what integrated luminosity does it correspond, in fb⁻¹?',
      answer: {
        kind: 'number',
        value: 100,
        tolerance: 1,
        unit: 'fb⁻¹',
        misconceptions: [
          {value: 100000, tolerance: 500, feedback: 'This is the luminosity in pb⁻¹.'},
          {
            value: 25,
            tolerance: 1,
            feedback:
              'You multiplied. The larger the cross-section, the smaller the luminosity to which a given number of events corresponds.',
          },
        ],
      },
      explanation: text`$50\,000/0.5\ \mathrm{pb}=100\,000\ \mathrm{pb}^{-1}=100\ \mathrm{fb}^{-1}$, about 2.7 times that of the data.`,
    },
    {
      id: 'package-release-variable',
      question:
        'You set `ATLAS_RELEASE=2025e-13tev-beta` in the shell. Your program calls only `match_metadata`, after one `get_metadata`. What does it find?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'All samples that match in the 2025 release',
            feedback: 'The variable selects the release, but does not load its list of samples.',
          },
          {
            text: 'All samples that match in the default release',
            feedback: 'The variable does replace the default.',
          },
          {text: 'At most the one sample that was loaded before', correct: true},
          {
            text: 'An error, because the variable has no effect',
            feedback: 'It has an effect: the first call already reads the 2025 release.',
          },
        ],
      },
      explanation:
        'The variable selects the release but does not load it, so you still need to call `set_release` before you list or search datasets.',
    },
  ],
};
