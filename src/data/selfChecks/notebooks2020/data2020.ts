/** Self-checks of the page on the 2020 education data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const data2020: PageChecksSource = {
  page: '/docs/data/for_education/13TeV_details',
  questions: [
    {
      id: 'data2020-period-a',
      question:
        'The cross-section of Z → μμ is 1950.6 pb, and period A corresponds to 547 pb⁻¹. How many million such decays took place in period A?',
      answer: {
        kind: 'number',
        value: 1.07,
        tolerance: 0.02,
        unit: 'million',
        misconceptions: [
          {
            value: 19.6,
            tolerance: 0.3,
            feedback: 'This is the number for all four periods, 10,064 pb⁻¹.',
          },
          {
            value: 0.00107,
            tolerance: 0.00005,
            feedback: 'The units pb and pb⁻¹ already cancel. There is no factor of 1000.',
          },
        ],
      },
      explanation: text`$547\ \mathrm{pb}^{-1}\times1950.6\ \mathrm{pb}\approx 1.07\times10^{6}$.`,
    },
    {
      id: 'data2020-track-isolation',
      question:
        'A muon in a 2020 file has `lep_pt` 32000 and `lep_ptcone30` 2400. Does it pass the recommended track isolation of 15 %?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'No: 2400 is larger than 15.',
            feedback:
              'The cut is on the ratio of the isolation sum to the transverse momentum of the muon, not on the sum itself.',
          },
          {text: 'Yes: the ratio is 0.075, below 0.15.', correct: true},
          {
            text: 'No: the ratio is 13.3, above 0.15.',
            feedback:
              'You divided the transverse momentum by the isolation sum. The ratio is the other way round.',
          },
          {
            text: 'Yes, but only after a conversion to GeV.',
            feedback: 'The unit cancels in the ratio.',
          },
        ],
      },
      explanation:
        '$2400/32000=0.075$, below 0.15. Both numbers are in MeV, and the unit cancels in the ratio.',
    },
    {
      id: 'data2020-total-uncertainty',
      question:
        'You measure a cross-section with 10,000 selected events and a luminosity uncertainty of 3.7 %. What is the total relative uncertainty, in %, if no other uncertainty contributes?',
      answer: {
        kind: 'number',
        value: 3.83,
        tolerance: 0.04,
        unit: '%',
        misconceptions: [
          {
            value: 4.7,
            tolerance: 0.05,
            feedback: 'The two are independent, so they add in quadrature.',
          },
          {value: 1, tolerance: 0.05, feedback: 'This is only the statistical uncertainty.'},
          {
            value: 3.7,
            tolerance: 0.05,
            feedback:
              'This is the luminosity uncertainty only. Add the statistical uncertainty in quadrature.',
          },
        ],
      },
      explanation: text`The statistical uncertainty is $1/\sqrt{10000} = 1\,\%$, the luminosity uncertainty is 3.7 %, and the total is $\sqrt{1^2+3.7^2}=3.8\,\%$. More events would hardly reduce it: with ten times as many, it would be 3.7 %.`,
      review: true,
    },
  ],
};
