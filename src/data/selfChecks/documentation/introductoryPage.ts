import type {PageChecksSource} from '../schema';

const text = String.raw;

export const introductoryPage: PageChecksSource = {
  page: '/docs/documentation/introduction/introductory_page',
  questions: [
    {
      id: 'documentation-units-of-lep-pt',
      question:
        'In a file of the 2020 release, a muon has a `lep_pt` of 45,000. What would its value be in a 2025 file?',
      answer: {
        kind: 'number',
        value: 45,
        tolerance: 0,
        misconceptions: [
          {
            value: 45_000,
            tolerance: 1,
            feedback:
              'The transverse momentum of the muon is the same, but the two releases store it in different units.',
          },
          {
            value: 45_000_000,
            tolerance: 1000,
            feedback:
              'That is a conversion in the wrong direction: the larger unit gives the smaller number.',
          },
          {
            value: 0.045,
            tolerance: 0.0001,
            feedback: 'That is the transverse momentum in TeV. No release uses TeV.',
          },
        ],
        hint: 'Find the energy unit of each release under "Units and conventions".',
      },
      explanation:
        'The 2020 files are in MeV, the 2025 files in GeV. The transverse momentum of the muon is 45 GeV, so the value in a 2025 file is 45.',
    },
    {
      id: 'documentation-top-pairs-produced',
      question:
        'Top-quark pairs have a cross-section of 832 pb. How many million were produced in 36.6 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 30.5,
        tolerance: 0.6,
        unit: 'million',
        misconceptions: [
          {
            value: 0.0305,
            tolerance: 0.0006,
            feedback:
              'You multiplied pb by fb⁻¹. Both numbers need the same unit of area: 1 fb⁻¹ is 1000 pb⁻¹.',
          },
          {
            value: 30_500,
            tolerance: 600,
            feedback:
              'That is the number in thousands. The product of cross-section and luminosity, both with the same unit of area, is a number of events: divide it by a million.',
          },
        ],
        hint: 'Convert the luminosity to pb⁻¹, then multiply it by the cross-section.',
      },
      explanation: text`Use the same unit of area for both: 36.6 fb⁻¹ is 36,600 pb⁻¹. Then $N = 832\times36600 = 3.0\times10^{7}$, thirty million pairs.`,
      review: true,
    },
    {
      id: 'documentation-eta-at-45-degrees',
      question:
        'A particle moves at 45° to the beam, towards positive z. What is its pseudorapidity?',
      answer: {
        kind: 'number',
        value: 0.88,
        tolerance: 0.01,
        misconceptions: [
          {
            value: 0,
            tolerance: 0.01,
            feedback:
              'You took the tangent of the whole angle. The formula contains half the polar angle.',
          },
          {
            value: -0.88,
            tolerance: 0.01,
            feedback:
              'That is the value for the mirror direction, at 135°. Check the minus sign in front of the logarithm.',
          },
          {
            value: 0.38,
            tolerance: 0.01,
            feedback: 'You used the logarithm to base 10. The formula uses the natural logarithm.',
          },
        ],
        hint: text`Use $\eta = -\ln\tan(\theta/2)$, with your calculator set to degrees.`,
      },
      explanation: text`$\eta = -\ln\tan 22.5° = 0.88$. At 135°, it would be $-0.88$: the sign shows the direction along the beam.`,
    },
    {
      id: 'documentation-momentum-from-pt',
      question: text`A particle has a transverse momentum of 50 GeV at $\eta = 1.0$, where $\cosh\eta = 1.543$. What is its momentum?`,
      answer: {
        kind: 'number',
        value: 77.2,
        tolerance: 0.5,
        unit: 'GeV',
        misconceptions: [
          {
            value: 32.4,
            tolerance: 0.4,
            feedback:
              'You divided by the hyperbolic cosine. The transverse component cannot be larger than the total momentum.',
          },
          {
            value: 50,
            tolerance: 0.2,
            feedback:
              'The two are equal only at right angles to the beam. This particle also has a momentum along the beam.',
          },
        ],
        hint: text`Solve $\pt = p/\cosh\eta$ for the momentum.`,
      },
      explanation: text`$p = \pt\cosh\eta = 50\times1.543 = 77.2\ \GeV$. The component along the beam is $\sqrt{77.2^2-50^2} = 58.8\ \GeV$.`,
    },
  ],
};
