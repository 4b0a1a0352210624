import type {PageChecksSource} from '../schema';

const text = String.raw;

export const electronPhotonCalibration: PageChecksSource = {
  page: '/docs/documentation/physic_objects/electronphoton_calibration',
  questions: [
    {
      id: 'electron-calibration-alpha',
      question:
        'In data, the Z → ee peak is 0.09 GeV too low for pairs with both electrons in the same η slice. What is α there?',
      answer: {
        kind: 'number',
        value: -0.0987,
        tolerance: 0.004,
        unit: '%',
        misconceptions: [
          {
            value: 0.0987,
            tolerance: 0.004,
            feedback: 'Check the sign: the energies in data are too low.',
          },
          {
            value: -0.197,
            tolerance: 0.006,
            feedback: 'The mass shifts by the mean of the two α values, not by half of one.',
          },
          {
            value: -0.00099,
            tolerance: 0.00005,
            feedback: 'That is the fraction. Multiply it by 100 for a percentage.',
          },
        ],
        hint: 'Divide the shift of the peak by the Z mass of 91.19 GeV.',
      },
      explanation: text`$\alpha = -0.09/91.19 = -0.10\ \%$: both electrons have the same $\alpha$, so the mass changes by the fraction $(\alpha+\alpha)/2=\alpha$.`,
    },
    {
      id: 'electron-calibration-dominant-term',
      question: 'Which term of the resolution dominates for an electron of 1 TeV?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The constant term',
            correct: true,
          },
          {
            text: 'The noise term',
            feedback:
              'It falls fastest with energy: at 1000 GeV, a noise of 0.35 GeV is negligible.',
          },
          {
            text: 'The sampling term',
            feedback:
              'Divide 10 % by the square root of 1000, and compare the result with the other terms.',
          },
          {
            text: 'All three contribute equally',
            feedback:
              'The three depend on energy in different ways, and here they differ by large factors.',
          },
        ],
      },
      explanation:
        'At 10 GeV, the noise term (3.5 %) is slightly larger than the sampling term (3.2 %). At 45 GeV, the sampling term dominates, with 1.5 %. At 1 TeV, the sampling term is 0.3 % and the noise term 0.04 %, so the constant term dominates.',
    },
    {
      id: 'electron-calibration-peak-position',
      question:
        'A peak with σ = 2.0 GeV contains 350 events, without background. What is the statistical uncertainty of its position?',
      answer: {
        kind: 'number',
        value: 0.107,
        tolerance: 0.004,
        unit: 'GeV',
        misconceptions: [
          {
            value: 2,
            tolerance: 0.05,
            feedback:
              'That is the width of the peak: the spread of individual events, not the uncertainty of the mean.',
          },
          {
            value: 0.0057,
            tolerance: 0.0002,
            feedback: 'You divided by the number of events instead of its square root.',
          },
        ],
        hint: 'The mean of n events is more precise than a single event by a factor of √n.',
      },
      explanation: text`Without background, the statistical uncertainty of the position is $2.0/\sqrt{350} = 0.11\ \GeV$. A photon energy scale that is uncertain by 0.2 % contributes 0.25 GeV at 125 GeV, more than twice as much.`,
      review: true,
    },
    {
      id: 'electron-calibration-smearing',
      question:
        'The resolution is 1.7 % in data and 1.5 % in simulation. What additional constant term do you need to smear the simulation?',
      answer: {
        kind: 'number',
        value: 0.8,
        tolerance: 0.02,
        unit: '%',
        misconceptions: [
          {
            value: 0.2,
            tolerance: 0.02,
            feedback: 'You subtracted the two. Independent spreads add in quadrature.',
          },
          {
            value: 2.27,
            tolerance: 0.03,
            feedback: 'You added the two in quadrature. The larger one is already the sum.',
          },
          {
            value: 0.64,
            tolerance: 0.01,
            feedback: 'That is the square of the answer.',
          },
        ],
        hint: text`Solve $1.7^2 = 1.5^2 + c^2$.`,
      },
      explanation: text`$\sqrt{1.7^2-1.5^2} = 0.8\ \%$.`,
      review: true,
    },
  ],
};
