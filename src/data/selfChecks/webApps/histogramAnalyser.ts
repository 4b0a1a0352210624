/** Self-checks of the guide that introduces histogram analysers. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const histogramAnalyser: PageChecksSource = {
  page: '/docs/webapps/histanalyser',
  questions: [
    {
      id: 'histanalyser-worth-of-a-cut',
      question: raw`The cut on the dilepton mass removes nine of the 397 Higgs events and reduces the background from 7,342,000 to 203,000 events. By what factor does $S/\sqrt B$ grow?`,
      answer: {
        kind: 'number',
        value: 5.88,
        tolerance: 0.15,
        misconceptions: [
          {
            value: 35.3,
            tolerance: 0.9,
            feedback: raw`This is the factor by which $S/B$ grows. The fluctuation of the background is only $\sqrt B$.`,
          },
          {
            value: 0.98,
            tolerance: 0.02,
            feedback:
              'This is the fraction of the signal that passes. The background has changed as well.',
          },
          {
            value: 0.86,
            tolerance: 0.01,
            feedback:
              'This is the significance after the cut. Divide it by the significance before the cut.',
          },
        ],
        hint: 'Find the factor by which the signal changes and the factor by which the square root of the background changes.',
      },
      explanation: raw`The cut is worthwhile. The signal falls by 2 %, the background by a factor of 36. The significance grows by a factor of $0.98\times\sqrt{36}=5.9$.`,
    },
    {
      id: 'histanalyser-largest-background-fraction',
      question: raw`A cut keeps 80 % of the signal. What is the largest percentage of the background that may pass if $S/\sqrt B$ must not fall?`,
      answer: {
        kind: 'number',
        value: 64,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 80,
            tolerance: 0.5,
            feedback: raw`If both fall to 80 %, $S/\sqrt B$ changes by a factor of $0.80/\sqrt{0.80}=0.89$: it becomes smaller.`,
          },
          {
            value: 89.4,
            tolerance: 0.6,
            feedback: raw`You took the square root of 0.80. In $S/\sqrt B$, the background is under the square root, so you need the square of 0.80.`,
          },
          {
            value: 36,
            tolerance: 0.5,
            feedback: 'This is the percentage to be removed. The question is how much may be kept.',
          },
        ],
        hint: raw`If the fraction $b$ of the background is kept, $S/\sqrt B$ changes by a factor of $0.80/\sqrt b$. When is this factor at least 1?`,
      },
      explanation: raw`The ratio changes by a factor of $0.80/\sqrt{b}$, where $b$ is the fraction of the background that is kept. This factor is at least 1 if $b$ is at most $0.80^2=64$ %.`,
      review: true,
    },
    {
      id: 'histanalyser-uneven-bins',
      question:
        'In a histogram, the area of a bar represents the number of events. One bin, from 60 to 70 GeV, contains 50 events; the next, from 70 to 75 GeV, contains 30. How many times as tall as the first bar is the second?',
      answer: {
        kind: 'number',
        value: 1.2,
        tolerance: 0.02,
        misconceptions: [
          {
            value: 0.6,
            tolerance: 0.02,
            feedback:
              'This is the ratio of the counts. The two bins have different widths, so the ratio of the heights is different.',
          },
          {
            value: 0.833,
            tolerance: 0.02,
            feedback: 'This compares the first bar with the second. Invert the ratio.',
          },
        ],
        hint: 'Divide each number of events by the width of its bin.',
      },
      explanation:
        'The second bin has 30/5 = 6 events per GeV, the first 50/10 = 5. So the density of events is higher in the second bin, and its bar is 6/5 = 1.2 times as tall.',
    },
    {
      id: 'histanalyser-uncertain-background',
      question: raw`After the cuts on mass and angle, 307 Higgs events and 54,200 background events remain. If the background is known to 1 %, what is $S/\sqrt{B+\sigma_B^2}$?`,
      answer: {
        kind: 'number',
        value: 0.52,
        tolerance: 0.015,
        misconceptions: [
          {
            value: 1.32,
            tolerance: 0.02,
            feedback: raw`This is $S/\sqrt B$, which assumes that the background is known exactly.`,
          },
          {
            value: 0.566,
            tolerance: 0.01,
            feedback:
              'This uses the uncertainty of the prediction only. The background count fluctuates too.',
          },
          {
            value: 0.396,
            tolerance: 0.01,
            feedback:
              'You added the two uncertainties linearly. They are independent, so add them in quadrature.',
          },
        ],
        hint: raw`One per cent of 54,200 events is $\sigma_B$. Add its square to $B$ before you take the square root.`,
      },
      explanation: raw`$\sigma_B=0.01\times54{,}200=542$ events, more than $\sqrt{54{,}200}=233$. So $307/\sqrt{54{,}200+542^2}=307/590=0.52$ instead of 1.32. More data would not help, because $\sigma_B$ grows as fast as $S$.`,
    },
  ],
};
