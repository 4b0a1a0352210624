/** Self-checks of the guide to the histograms of tt̄Z. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const topZHistograms: PageChecksSource = {
  page: '/docs/webapps/histogram-analyser-ttZ',
  questions: [
    {
      id: 'ttz-histograms-mass-cut',
      question: 'Why is a cut on the dilepton mass useless against Z + jets?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The mass of the pair is measured too coarsely.',
            feedback: 'The peak at 90 GeV is sharp, and the cut removes three quarters of tt̄.',
          },
          {text: 'Both processes contain a real Z boson.', correct: true},
          {
            text: 'Z + jets has too many events for any cut.',
            feedback: 'Two b-tags remove most of these events, however many there are.',
          },
          {
            text: 'The pairs of Z + jets lie above 105 GeV.',
            feedback:
              'Heavier pairs are not in the sample. Look at the position of the Z + jets peak.',
          },
        ],
      },
      explanation:
        'Both contain a real Z boson. In the sample, 93 % of the Z events and 86 % of the tt̄Z events lie between 80 and 100 GeV.',
    },
    {
      id: 'ttz-histograms-delta-r',
      question: raw`Two leptons have $\Delta\eta=0.3$ and $\Delta\phi=100°$. What is $\Delta R$?`,
      answer: {
        kind: 'number',
        value: 1.775,
        tolerance: 0.026,
        misconceptions: [
          {
            value: 100,
            tolerance: 0.5,
            feedback: 'The angle has to be in radians.',
          },
          {
            value: 2.045,
            tolerance: 0.02,
            feedback: 'You added the two differences. Add their squares and take the square root.',
          },
          {
            value: 3.14,
            tolerance: 0.03,
            feedback: 'This is the square. Take the square root.',
          },
          {
            value: 1.72,
            tolerance: 0.01,
            feedback: 'The two squares are added, not subtracted.',
          },
        ],
        hint: raw`Convert 100° to radians, then use $\sqrt{(\Delta\eta)^2+(\Delta\phi)^2}$.`,
      },
      explanation: raw`In radians, 100° is 1.745, so $\Delta R=\sqrt{0.3^2+1.745^2}=1.77$. That is close to the median for tt̄Z, 1.8, and below that for Z + jets, 2.5. A single event proves nothing: many Z events have similar values.`,
      review: true,
    },
    {
      id: 'ttz-histograms-low-met',
      question:
        'Requiring missing transverse momentum below 60 GeV keeps 73 % of tt̄Z and 40 % of tt̄. When is it worthwhile? Think of Z + jets.',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'At the start, while most events are Z + jets',
            feedback: 'Z → ee and Z → μμ have no neutrinos, so nearly all of these events pass.',
          },
          {
            text: 'Always, as it removes more tt̄ than signal',
            feedback:
              'This is enough only if tt̄ is the main background. There is a second background, Z + jets.',
          },
          {
            text: 'Never, as a quarter of the signal is lost',
            feedback: raw`A loss of signal is acceptable if $\sqrt B$ falls by a larger factor.`,
          },
          {
            text: 'After cuts that leave tt̄ as the main background',
            correct: true,
          },
        ],
      },
      explanation: raw`The cut keeps 97 % of the Z events. At the start, where Z dominates, $S/\sqrt B$ falls from 0.195 to 0.153. It can help only after cuts that leave tt̄ as the largest background.`,
    },
    {
      id: 'ttz-histograms-combined-deviation',
      question:
        'A selection contains 120 data events, and 100 are expected, with an MC statistical uncertainty of 8. How many standard deviations is the difference?',
      answer: {
        kind: 'number',
        value: 1.56,
        tolerance: 0.1,
        misconceptions: [
          {
            value: 2,
            tolerance: 0.05,
            feedback:
              'This contains the fluctuation of the data only. The prediction is uncertain too.',
          },
          {
            value: 2.5,
            tolerance: 0.05,
            feedback:
              'This contains the uncertainty of the prediction only. The data fluctuate too.',
          },
          {
            value: 1.11,
            tolerance: 0.03,
            feedback:
              'You added the uncertainties linearly. They are independent, so add them in quadrature.',
          },
        ],
        hint: raw`Add $\sqrt{100}$ and 8 in quadrature.`,
      },
      explanation: raw`$20/\sqrt{10^2+8^2}=20/12.8=1.6$. Such differences occur now and then if you look at many selections.`,
      review: true,
    },
  ],
};
