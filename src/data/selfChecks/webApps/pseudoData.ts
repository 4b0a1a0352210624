/** Self-checks of the guide to the analyser with pseudo-data. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const pseudoData: PageChecksSource = {
  page: '/docs/webapps/histogram-analyser-2_13TeV',
  questions: [
    {
      id: 'pseudo-data-two-per-cent',
      question:
        'Data and simulation differ by 2 % in a bin of 10,000 events. How many error bars of the data is that?',
      answer: {
        kind: 'number',
        value: 2,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 200,
            tolerance: 5,
            feedback: 'This is the difference in events. Divide it by the error bar.',
          },
          {
            value: 0.02,
            tolerance: 0.001,
            feedback: raw`The error bar of a bin with $N$ events is $\sqrt N$, not $N$.`,
          },
        ],
        hint: raw`Compare the difference in events with $\sqrt{10{,}000}$.`,
      },
      explanation:
        'The difference is 200 events, two error bars of 100. It is not yet a signal: among many bins, that happens by chance, and the background may itself be uncertain by 2 % or more.',
      review: true,
    },
    {
      id: 'pseudo-data-all-bars-touch',
      question:
        'In a plot with 20 bins, the error bar of every point touches the prediction. Should you be pleased?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes: a correct prediction agrees with all points.',
            feedback:
              'Points fluctuate around a correct prediction, and some by more than their error bar.',
          },
          {
            text: 'No: about half of the points should miss it.',
            feedback:
              'Half of the points should lie above and half below, but the error bars of most points should reach the prediction.',
          },
          {
            text: 'No: about a third of the points should miss it.',
            correct: true,
          },
          {
            text: 'Yes: it shows that the error bars are small.',
            feedback: 'With small error bars, more points would miss the prediction.',
          },
        ],
      },
      explanation:
        'No. About six or seven should miss by more than their error bar. If none does, the error bars are too large, or the prediction was made from these same data points.',
      review: true,
    },
    {
      id: 'pseudo-data-transverse-mass',
      question: raw`A lepton pair has $\pt=30\ \GeV$ and $m_{\ell\ell}=40\ \GeV$, and the missing transverse momentum is 35 GeV in exactly the opposite direction. What is $m_\mathrm{T}$?`,
      answer: {
        kind: 'number',
        value: 84.9,
        tolerance: 0.5,
        unit: 'GeV',
        misconceptions: [
          {
            value: 64.8,
            tolerance: 0.4,
            feedback: raw`You used the transverse momentum of the pair as its $E_\mathrm{T}^{\ell\ell}$ and left out its mass.`,
          },
          {
            value: 54.8,
            tolerance: 0.5,
            feedback: 'The two momenta have opposite directions, so their magnitudes subtract.',
          },
          {
            value: 75,
            tolerance: 0.5,
            feedback: raw`You added the mass and the missing transverse momentum. Calculate $E_\mathrm{T}^{\ell\ell}$ from the mass and the transverse momentum of the pair first.`,
          },
        ],
        hint: raw`Begin with $E_\mathrm{T}^{\ell\ell}$, which combines the mass and the transverse momentum of the pair.`,
      },
      explanation: raw`$E_\mathrm{T}^{\ell\ell}=\sqrt{30^2+40^2}=50\ \GeV$. The vectors add up to $35-30=5\ \GeV$, so $m_\mathrm{T}=\sqrt{(50+35)^2-5^2}=84.9\ \GeV$.`,
    },
    {
      id: 'pseudo-data-honest-excess',
      question:
        'In the window, there are 113 more pseudo-data events than the 568 expected from background, whose MC statistical uncertainty is 24. Suppose that the background is otherwise known to 5 %. How many standard deviations is the excess?',
      answer: {
        kind: 'number',
        value: 2.56,
        tolerance: 0.08,
        misconceptions: [
          {
            value: 4.74,
            tolerance: 0.1,
            feedback: 'This contains the statistical fluctuation of the background only.',
          },
          {
            value: 1.48,
            tolerance: 0.05,
            feedback:
              'You added the uncertainties linearly. They are independent, so add them in quadrature.',
          },
          {
            value: 3.35,
            tolerance: 0.08,
            feedback: 'The uncertainty of 5 % on the background is missing.',
          },
        ],
        hint: raw`Three uncertainties add in quadrature: $\sqrt{568}$, 24, and 5 % of 568.`,
      },
      explanation: raw`5 % of 568 is 28 events, so the excess is $113/\sqrt{24^2+24^2+28^2}=2.6$ standard deviations. A better-known background would make the same excess more significant, but this would still not be a discovery.`,
    },
  ],
};
