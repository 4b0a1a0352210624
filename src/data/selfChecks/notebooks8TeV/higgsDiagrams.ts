/** Self-checks of the page on production and decay of Higgs bosons. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const higgsDiagrams: PageChecksSource = {
  page: '/docs/8TeVDoc/atlas_higgs_animations',
  questions: [
    {
      id: 'higgs-diagrams-w-minus',
      question:
        'The WH diagram begins with an up quark and a down antiquark and contains a W⁺. Which quarks produce a W⁻?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'A down quark and an up quark',
            feedback: raw`Their total charge is $-\tfrac13+\tfrac23=+\tfrac13$, but that of the W⁻ is $-1$.`,
          },
          {
            text: 'An up quark and a down antiquark',
            feedback: raw`Their total charge is $+\tfrac23+\tfrac13=+1$, so they produce a W⁺.`,
          },
          {
            text: 'A down quark and an up antiquark',
            correct: true,
          },
          {
            text: 'A down quark and a down antiquark',
            feedback:
              'Their total charge is zero, so they can produce a Z boson, but not a W boson.',
          },
        ],
      },
      explanation: raw`A down quark and an up antiquark: $-\tfrac13-\tfrac23=-1$. Protons contain more up than down quarks, so W⁺ bosons are produced more often.`,
    },
    {
      id: 'higgs-diagrams-why-a-loop',
      question:
        'Why is there no diagram in which a Higgs boson decays to two photons at a single vertex?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The Higgs boson couples only to particles with mass.', correct: true},
          {
            text: 'Electric charge would not be conserved.',
            feedback:
              'The Higgs boson and the photons are all neutral, so charge would be conserved.',
          },
          {
            text: 'Two photons cannot have a mass of 125 GeV.',
            feedback:
              'Each photon is massless, but the pair has an invariant mass, which peaks at 125 GeV in these decays.',
          },
          {
            text: 'The Higgs boson decays too quickly to do so at a single vertex.',
            feedback:
              'The lifetime does not matter here: the most frequent decays, such as H → bb̄, have a single vertex.',
          },
        ],
      },
      explanation:
        'The Higgs boson couples to massive particles, and photons have no mass. A loop of particles with both mass and charge, such as W bosons or top quarks, couples to the Higgs boson and to the photons.',
    },
    {
      id: 'higgs-diagrams-zh-to-bb',
      question:
        'The cross-section for ZH is 0.88 pb, and 58.2 % of Higgs bosons decay to bb̄. How many Higgs bosons were produced with a Z boson and decayed to bb̄ in 36.6 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 18_745,
        tolerance: 250,
        misconceptions: [
          {
            value: 32_200,
            tolerance: 300,
            feedback: 'This is the number of all ZH events. The branching fraction is missing.',
          },
          {
            value: 18.7,
            tolerance: 0.3,
            feedback: 'The units do not match: 36.6 fb⁻¹ is 36,600 pb⁻¹.',
          },
          {
            value: 1256,
            tolerance: 20,
            feedback:
              'This also requires the Z boson to decay to electrons or muons, which the question does not.',
          },
        ],
        hint: 'Production and decay are independent: multiply cross-section, branching fraction and luminosity.',
      },
      explanation: raw`$0.88\ \mathrm{pb}\times0.582\times36{,}600\ \mathrm{pb}^{-1}$ is about 18,700, before any selection. If the Z boson is required to decay to two electrons or muons, as 6.7 % do, about 1,300 remain.`,
      review: true,
    },
    {
      id: 'higgs-diagrams-reaching-five',
      question:
        'With the formula for small numbers of events, the example reaches 4.7 standard deviations in 36.6 fb⁻¹. What luminosity is needed for 5 standard deviations?',
      answer: {
        kind: 'number',
        value: 41.5,
        tolerance: 0.8,
        unit: 'fb⁻¹',
        misconceptions: [
          {
            value: 39,
            tolerance: 0.4,
            feedback:
              'You took the significance as proportional to the luminosity. It grows with its square root.',
          },
          {
            value: 28.2,
            tolerance: 0.5,
            feedback: raw`You began with 5.7, the value of $S/\sqrt B$, which overestimates the significance for so few events.`,
          },
          {
            value: 37.8,
            tolerance: 0.3,
            feedback:
              'You took the square root of the ratio of significances. The luminosity required is proportional to the square of the significance.',
          },
        ],
        hint: raw`Signal and background both grow with the luminosity, so $Z$ is proportional to its square root.`,
      },
      explanation: raw`$S$ and $B$ both grow with $L$, so $Z\propto\sqrt L$ holds for this formula as well: $36.6\ \invfb\times(5/4.69)^2$ is about $42\ \invfb$.`,
    },
  ],
};
