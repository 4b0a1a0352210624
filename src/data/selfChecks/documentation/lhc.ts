import type {PageChecksSource} from '../schema';

const text = String.raw;

export const lhc: PageChecksSource = {
  page: '/docs/documentation/introduction/introduction_LCH',
  questions: [
    {
      id: 'lhc-dipole-field',
      question:
        'What magnetic field do the dipoles need at 6.8 TeV, if the bending radius is 2804 m?',
      answer: {
        kind: 'number',
        value: 8.08,
        tolerance: 0.05,
        unit: 'T',
        misconceptions: [
          {
            value: 7.73,
            tolerance: 0.05,
            feedback:
              'That is the field for the 6.5 TeV beams of Run 2. The field grows with energy.',
          },
          {
            value: 8.33,
            tolerance: 0.05,
            feedback: 'That is the design field, for 7 TeV.',
          },
          {
            value: 0.00808,
            tolerance: 0.0001,
            feedback: 'The formula takes the momentum in GeV, and 1 TeV is 1000 GeV.',
          },
        ],
        hint: text`Solve $p = 0.3\,B\,\rho$ for the field, with the momentum in GeV.`,
      },
      explanation: text`$B = p/(0.3\,\rho) = 6800/(0.3\times2804) = 8.08\ \mathrm{T}$, close to the design field of 8.33 T.`,
    },
    {
      id: 'lhc-stored-energy',
      question: text`How much energy is stored in one beam of 2808 bunches, each with $1.15\times10^{11}$ protons at 7 TeV? (1 eV is $1.602\times10^{-19}$ J.)`,
      answer: {
        kind: 'number',
        value: 362,
        tolerance: 5,
        unit: 'MJ',
        misconceptions: [
          {
            value: 724,
            tolerance: 10,
            feedback: 'That is the energy of both beams together.',
          },
          {
            value: 0.129,
            tolerance: 0.002,
            feedback: 'That is the energy of one bunch.',
          },
        ],
        hint: 'Multiply the number of protons by the energy of one proton in joules.',
      },
      explanation: [
        text`The beam contains $2808\times1.15\times10^{11} = 3.23\times10^{14}$ protons. Each has an energy of $7\times10^{12}\ \eV\times1.602\times10^{-19}\ \mathrm{J/eV} = 1.12\ \mathrm{\mu J}$. The product is 362 MJ.`,
        'One proton has about the energy of seven flying mosquitoes; the beam has that of a 400-tonne train at 153 km/h.',
      ],
    },
    {
      id: 'lhc-higgs-rate',
      question: text`The Higgs cross-section at 13 TeV is 55.7 pb, and 1 pb is $10^{-36}\ \mathrm{cm}^2$. How many Higgs bosons are produced per second at a luminosity of $10^{34}\ \mathrm{cm^{-2}\,s^{-1}}$?`,
      answer: {
        kind: 'number',
        value: 0.557,
        tolerance: 0.01,
        unit: 's⁻¹',
        misconceptions: [
          {
            value: 1.8,
            tolerance: 0.05,
            feedback: 'That is the time in seconds from one Higgs boson to the next.',
          },
          {
            value: 5.57,
            tolerance: 0.1,
            feedback: 'Check the powers of ten: 55.7 is 5.57 times 10.',
          },
        ],
        hint: 'The rate is the luminosity times the cross-section, in the same unit of area.',
      },
      explanation: text`55.7 pb is $5.57\times10^{-35}\ \mathrm{cm}^2$. The rate is $10^{34}\times5.57\times10^{-35} = 0.56$ per second, or about one every two seconds, among $8\times10^{8}$ collisions per second.`,
      review: true,
    },
    {
      id: 'lhc-beam-size-2016',
      question: text`How wide were the beams ($\sigma_x=\sigma_y$) at the 2016 peak luminosity of $1.4\times10^{34}\ \mathrm{cm^{-2}\,s^{-1}}$, with $F=1$ and 2220 bunches of $1.15\times10^{11}$ protons?`,
      answer: {
        kind: 'number',
        value: 13.7,
        tolerance: 0.4,
        unit: 'μm',
        misconceptions: [
          {
            value: 18,
            tolerance: 0.6,
            feedback:
              'That is the size for the design values, with a different number of bunches and a different luminosity.',
          },
          {
            value: 0.00137,
            tolerance: 0.00004,
            feedback: 'That is the width in centimetres. One centimetre is 10⁴ μm.',
          },
          {
            value: 48.6,
            tolerance: 1.5,
            feedback: 'The factor 4π in the denominator is missing.',
          },
        ],
        hint: 'Solve the luminosity formula for the product of the two widths, and take the square root.',
      },
      explanation: text`$\sigma_x\sigma_y = f\,n_b N^2/(4\pi\mathcal L) = 11245\times2220\times(1.15\times10^{11})^2/(4\pi\times1.4\times10^{34}) = 1.88\times10^{-6}\ \mathrm{cm}^2$. For equal width and height, each is 14 μm.`,
    },
    {
      id: 'lhc-fixed-target-energy',
      question:
        'A beam of protons, with an energy far above their mass, hits protons at rest. If the beam energy is multiplied by 4, by what factor does the energy available for new particles increase?',
      answer: {
        kind: 'number',
        value: 2,
        tolerance: 0.02,
        misconceptions: [
          {
            value: 4,
            tolerance: 0.05,
            feedback:
              'This holds for two beams that meet head-on. With a fixed target, most of the energy becomes kinetic energy of the products.',
          },
          {
            value: 16,
            tolerance: 0.1,
            feedback: 'The dependence is a square root, not a square.',
          },
        ],
        hint: text`With a fixed target, $\sqrt s\approx\sqrt{2Em}$.`,
      },
      explanation: text`$\sqrt s\approx\sqrt{2Em}$ grows with the square root of the beam energy: $\sqrt4 = 2$. Two beams of four times the energy would have four times the collision energy.`,
      review: true,
    },
  ],
};
