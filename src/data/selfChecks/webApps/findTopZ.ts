/** Self-checks of the guide that selects tt̄Z. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const findTopZ: PageChecksSource = {
  page: '/docs/webapps/find_ttZ',
  questions: [
    {
      id: 'find-ttz-luminosity',
      question:
        'The significance is 1.08 at 10 fb⁻¹, with statistical uncertainties only. How much data would give 3 standard deviations?',
      answer: {
        kind: 'number',
        value: 77.5,
        tolerance: 1.5,
        unit: 'fb⁻¹',
        misconceptions: [
          {
            value: 27.8,
            tolerance: 0.6,
            feedback:
              'You took the significance as proportional to the luminosity. It grows with its square root.',
          },
          {
            value: 16.7,
            tolerance: 0.4,
            feedback:
              'You took the square root of the ratio of significances. The luminosity required is proportional to the square of the significance.',
          },
        ],
        hint: 'The significance grows with the square root of the luminosity.',
      },
      explanation: raw`The significance grows with the square root of the luminosity: $10.06\times(3/1.08)^2\approx78$ fb⁻¹. That is a little over half of the 140 fb⁻¹ of Run 2.`,
    },
    {
      id: 'find-ttz-third-selection',
      question: raw`A third selection has 5.2 tt̄Z events and 696 background events (exactly four jets). A and B together have a significance of 1.08. What is the significance of all three combined?`,
      answer: {
        kind: 'number',
        value: 1.1,
        tolerance: 0.012,
        misconceptions: [
          {
            value: 1.28,
            tolerance: 0.01,
            feedback: 'You added the significances. Add their squares.',
          },
          {
            value: 0.2,
            tolerance: 0.01,
            feedback: 'This is the significance of the third selection alone.',
          },
        ],
        hint: raw`Calculate $S/\sqrt B$ of the third selection, then add the two significances in quadrature.`,
      },
      explanation: raw`$5.2/\sqrt{696}=0.20$, and $\sqrt{1.08^2+0.20^2}=1.10$. That is a small gain. With a background known to 10 %, it adds almost nothing, because five signal events are compared with an uncertainty of 70 events.`,
    },
    {
      id: 'find-ttz-announced-excess',
      question:
        'Selection A contains 197 pseudo-data events, and 150 background events are expected. Someone divides the difference by √150 and announces 3.8 standard deviations. What is wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The excess should be divided by the background itself, not by the square root of the background.',
            feedback: 'The statistical fluctuation of a count is its square root.',
          },
          {
            text: 'Signal and uncertainty of the prediction are ignored.',
            correct: true,
          },
          {
            text: 'Nothing: above 3 standard deviations it is evidence.',
            feedback:
              'This would hold for a background that is known exactly, in a selection fixed beforehand.',
          },
          {
            text: 'Pseudo-data cannot differ from what is expected.',
            feedback: 'Pseudo-data are drawn at random, so they fluctuate as data do.',
          },
        ],
      },
      explanation: raw`$47/\sqrt{150}=3.8$, so the arithmetic is right. But 12 of the 47 are the expected signal, and the prediction itself has an MC statistical uncertainty of 11. The pseudo-data fluctuated upwards, by about two standard deviations, and the selection was one of many that you looked at. Generate new pseudo-data in the app, and the excess changes.`,
    },
    {
      id: 'find-ttz-few-events',
      question: raw`A very tight selection has $S=4$ and $B=1$, so $S/\sqrt B$ is 4. What does the [formula for small counts](/docs/webapps/histanalyser#when-it-misleads), the Asimov significance, give?`,
      answer: {
        kind: 'number',
        value: 2.845,
        tolerance: 0.03,
        misconceptions: [
          {
            value: 1.79,
            tolerance: 0.02,
            feedback: raw`This is $S/\sqrt{S+B}$, which is a different measure.`,
          },
          {
            value: 8.09,
            tolerance: 0.05,
            feedback: 'This is the expression under the square root. Take the square root.',
          },
          {
            value: 2.01,
            tolerance: 0.02,
            feedback: 'The factor of 2 under the square root is missing.',
          },
        ],
        hint: raw`Calculate $\sqrt{2[(S+B)\ln(1+S/B)-S]}$.`,
      },
      explanation: raw`If few background events are expected, $S/\sqrt B$ is too large an estimate: with $S=4$ and $B=1$ it gives 4.0, whereas the Asimov formula gives 2.85, from $\sqrt{2(5\ln5-4)}$. In addition, few simulated events remain after very tight cuts, so $B$ is poorly known.`,
      review: true,
    },
  ],
};
