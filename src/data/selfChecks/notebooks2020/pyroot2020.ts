/** Self-checks of the page on the PyROOT framework. */
import type {PageChecksSource} from '../schema';

export const pyroot2020: PageChecksSource = {
  page: '/docs/13TeVDoc/frameworks/pyroot',
  questions: [
    {
      id: 'pyroot-one-period',
      question:
        'You run only `data_D` (4684 pb⁻¹) but leave `Luminosity` at 10064. By what factor is the simulation too high?',
      answer: {
        kind: 'number',
        value: 2.15,
        tolerance: 0.03,
        misconceptions: [
          {
            value: 0.465,
            tolerance: 0.01,
            feedback: 'This is the inverse. The simulation is scaled to more data than there are.',
          },
          {
            value: 1.87,
            tolerance: 0.03,
            feedback: 'You left out period D instead of the other three.',
          },
        ],
      },
      explanation: '$10064/4684=2.15$.',
    },
    {
      id: 'pyroot-pairings',
      question:
        'An event has four muons with total charge 0. In how many ways can you form two opposite-sign pairs?',
      answer: {
        kind: 'number',
        value: 2,
        tolerance: 0.1,
        misconceptions: [
          {
            value: 3,
            tolerance: 0.1,
            feedback:
              'Four leptons can be paired in three ways, but one of them combines muons of the same charge.',
          },
          {
            value: 4,
            tolerance: 0.1,
            feedback:
              'There are four opposite-sign pairs, but each pairing consists of two of them.',
          },
          {value: 6, tolerance: 0.1, feedback: 'Six is the number of pairs of any charge.'},
        ],
      },
      explanation:
        'Two: a given positive muon can be paired with either of the negative ones. The third pairing combines muons of the same charge and is not allowed.',
      review: true,
    },
    {
      id: 'pyroot-choose-the-pairing',
      question:
        'Four muons can be paired in two ways, with masses of 90 and 30 GeV or of 65 and 62 GeV. Which pairing does the code choose?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '90 and 30 GeV, because one mass is close to the Z mass',
            feedback:
              'The code does not look for the single best pair. It adds the distances of both masses from the Z mass.',
          },
          {
            text: '90 and 30 GeV, because one Z boson is usually off-shell',
            feedback: 'This is true for H → ZZ*, but the code does not use it.',
          },
          {text: '65 and 62 GeV, because the sum of the distances is smaller', correct: true},
          {
            text: 'Neither, because no pairing has two masses near 91 GeV',
            feedback:
              'The code takes the better pairing. It does not require both masses to be near the Z mass.',
          },
        ],
      },
      explanation:
        'The sums are $1.19+61.19=62.4$ and $26.19+29.19=55.4$. The second is smaller, so the code chooses the pairing in which no mass is near that of a Z boson.',
    },
    {
      id: 'pyroot-unequal-fractions',
      question:
        'You run the simulation with `Fraction` 0.1 and the data with 1. What does the plot show?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'A prediction that is ten times too low', correct: true},
          {
            text: 'A prediction that is ten times too high',
            feedback:
              'Fewer simulated events are read, with unchanged weights, so the prediction falls.',
          },
          {
            text: 'The same as before, with larger error bars',
            feedback:
              'The code does not correct the weights for the fraction, so the prediction falls.',
          },
          {
            text: 'Only a tenth of the bins, the others empty',
            feedback:
              'The code reads a tenth of the events from the beginning of each file, whatever their mass.',
          },
        ],
      },
      explanation:
        'The weights stay the same, but only a tenth of the simulated events is read. Use the same fraction for all samples.',
    },
  ],
};
