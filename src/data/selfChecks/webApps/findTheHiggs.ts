/** Self-checks of the guide that selects H → WW. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const findTheHiggs: PageChecksSource = {
  page: '/docs/webapps/find_the_higgs_2_13TeV',
  questions: [
    {
      id: 'find-higgs-what-is-detected',
      question: 'H → WW → ℓνℓν has four decay products. What does ATLAS measure in such an event?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The two leptons, and the transverse momentum of each neutrino',
            feedback:
              'Neither neutrino is detected. One momentum balance cannot give the momenta of two particles.',
          },
          {
            text: 'The two leptons, and two jets from the decays of the W bosons',
            feedback: 'Here both W bosons decay to leptons. Jets would come from quarks.',
          },
          {
            text: 'The two leptons, and the mass of the Higgs boson they come from',
            feedback: 'The mass cannot be reconstructed, because the neutrinos escape.',
          },
          {
            text: 'The two leptons, and the total transverse momentum of the neutrinos',
            correct: true,
          },
        ],
      },
      explanation:
        'The decay products are two leptons of opposite charge and two neutrinos. ATLAS detects the leptons; the neutrinos show up only as missing transverse momentum, the transverse part of the sum of their momenta.',
    },
    {
      id: 'find-higgs-no-veto-without-jets',
      question: 'Why does the selection without jets not need a b-tag veto?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'WW is the main background, and it has no b-jets.',
            feedback:
              'tt̄ is still the second-largest background at the end. Ask yourself why a veto would reduce it only a little.',
          },
          {text: 'A b-tag marks a jet, and events with jets are rejected.', correct: true},
          {
            text: 'The Higgs boson does not decay to b quarks here.',
            feedback:
              'This is why a veto would cost little signal. Its purpose is to reduce the background.',
          },
          {
            text: 'The mass cut has already removed the top quarks.',
            feedback: 'The mass cut keeps 1,050 of the 1,810 tt̄ events that have no jet.',
          },
        ],
      },
      explanation:
        'A b-tag marks a jet, and the selection requires zero jets. A veto would still help a little, because jets are counted above a transverse momentum of 30 GeV, but b-tagged jets from 25 GeV. It removes another fifth of tt̄ and raises the significance from 1.68 to 1.71.',
    },
    {
      id: 'find-higgs-combined-significance',
      question:
        'Two independent selections have significances of 1.5 and 2.0. What is the combined significance?',
      answer: {
        kind: 'number',
        value: 2.5,
        tolerance: 0.02,
        misconceptions: [
          {
            value: 3.5,
            tolerance: 0.05,
            feedback:
              'Significances do not add linearly. The counts fluctuate independently, so the significances add in quadrature.',
          },
          {
            value: 1.75,
            tolerance: 0.02,
            feedback: 'A combination is better than either selection, so it cannot be the mean.',
          },
          {
            value: 6.25,
            tolerance: 0.05,
            feedback: 'This is the sum of the squares. Take the square root.',
          },
        ],
        hint: 'Add them in quadrature, like the two short sides of a right-angled triangle.',
      },
      explanation: raw`$\sqrt{1.5^2+2.0^2}=2.5$. To reach this alone, the better selection would need $(2.5/2.0)^2=1.56$ times the data, 56 % more.`,
      review: true,
    },
    {
      id: 'find-higgs-luminosity-for-four',
      question:
        'Two selections together have a significance of 2.63 in 10 fb⁻¹. With statistical uncertainties only, what luminosity gives a significance of 4?',
      answer: {
        kind: 'number',
        value: 23.2,
        tolerance: 0.5,
        unit: 'fb⁻¹',
        misconceptions: [
          {
            value: 15.2,
            tolerance: 0.3,
            feedback:
              'You took the significance as proportional to the luminosity. It grows with its square root.',
          },
          {
            value: 12.3,
            tolerance: 0.3,
            feedback:
              'You took the square root of the ratio of significances. The luminosity required is proportional to the square of the significance.',
          },
        ],
        hint: raw`$S$ and $B$ are both proportional to the luminosity. What does this mean for $S/\sqrt B$?`,
      },
      explanation: raw`$10\ \invfb\times(4/2.63)^2\approx23\ \invfb$: one and a half times the significance needs more than twice the data.`,
      review: true,
    },
  ],
};
