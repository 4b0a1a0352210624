import type {PageChecksSource} from '../schema';

const text = String.raw;

export const systematics: PageChecksSource = {
  page: '/docs/documentation/systematics',
  questions: [
    {
      id: 'systematics-cross-section',
      question:
        'A cross-section is measured as N/(ε L) with N = 2500 ± 50, ε = 0.40 ± 0.02 and L = 36.6 ± 0.3 fb⁻¹, without background. What is its systematic uncertainty?',
      answer: {
        kind: 'number',
        value: 8.65,
        tolerance: 0.36,
        unit: 'fb',
        misconceptions: [
          {
            value: 9.3,
            tolerance: 0.2,
            feedback: 'That includes the statistical uncertainty of the count.',
          },
          {
            value: 3.4,
            tolerance: 0.1,
            feedback: 'That is the statistical uncertainty.',
          },
          {
            value: 9.95,
            tolerance: 0.2,
            feedback:
              'You added the relative uncertainties linearly. The two sources are independent.',
          },
          {
            value: 5.1,
            tolerance: 0.1,
            feedback: 'That is the relative uncertainty in per cent.',
          },
        ],
        hint: 'Add the relative uncertainties of efficiency and luminosity in quadrature.',
      },
      explanation: text`$2500/(0.40\times36.6)=171\ \mathrm{fb}$. The relative uncertainties are 2.0 % (statistical), 5.0 % (efficiency) and 0.8 % (luminosity); the last two combine to 5.1 %. The result is $171\pm3\,(\mathrm{stat})\pm9\,(\mathrm{syst})\ \mathrm{fb}$.`,
    },
    {
      id: 'systematics-asymmetric-shift',
      question:
        'Shifting an energy scale up changes a bin by +6 %, and shifting it down changes it by −2 %. Which single number do you quote as a symmetric uncertainty?',
      answer: {
        kind: 'number',
        value: 4,
        tolerance: 0.1,
        unit: '%',
        misconceptions: [
          {
            value: 2,
            tolerance: 0.1,
            feedback: 'You averaged the two shifts with their signs, so that they partly cancel.',
          },
          {
            value: 8,
            tolerance: 0.1,
            feedback: 'That is the full difference between the up and down variations.',
          },
          {
            value: 6.32,
            tolerance: 0.1,
            feedback: 'You added the two in quadrature, but they describe the same source.',
          },
        ],
        hint: 'Take half the difference between the two variations.',
      },
      explanation: text`Quote $+6/-2\ \%$ or, if you need a single number, half the difference: ±4 %. If the asymmetry is large, check whether the samples are too small.`,
    },
    {
      id: 'systematics-four-times-the-data',
      question:
        'A result has a statistical uncertainty of 2 % and a systematic uncertainty of 5 %. What is the total uncertainty with four times as much data?',
      answer: {
        kind: 'number',
        value: 5.1,
        tolerance: 0.05,
        unit: '%',
        misconceptions: [
          {
            value: 2.69,
            tolerance: 0.05,
            feedback: 'You halved both. More data alone do not reduce the systematic uncertainty.',
          },
          {
            value: 5.39,
            tolerance: 0.04,
            feedback: 'That is the total uncertainty with the present data.',
          },
          {
            value: 6,
            tolerance: 0.1,
            feedback: 'You added the two linearly. They are independent.',
          },
          {
            value: 5.02,
            tolerance: 0.02,
            feedback:
              'You divided the statistical part by 4. It falls with the square root of the amount of data.',
          },
        ],
        hint: 'Which of the two shrinks, and by what factor?',
      },
      explanation: text`The total falls only from $\sqrt{2^2+5^2}=5.4\ \%$ to $\sqrt{1^2+5^2}=5.1\ \%$. Work on the systematic uncertainty instead; additional data may help if they can be used as a control region.`,
      review: true,
    },
    {
      id: 'systematics-ratio-of-processes',
      question:
        'Two cross-sections are measured with the same data of the 2020 release. Why does the 2020 luminosity uncertainty of 3.7 % not affect their ratio?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It is small compared with the statistical uncertainty',
            feedback:
              'For large counts, the statistical uncertainty is below 3.7 %, and the luminosity uncertainty still does not affect the ratio.',
          },
          {
            text: 'It is independent for the two measurements and averages out',
            feedback:
              'Both use the same luminosity, so it is not independent. Independent uncertainties would add in quadrature in the ratio.',
          },
          {
            text: 'It changes both counts by the same factor',
            correct: true,
          },
          {
            text: 'It applies to simulated events, not to data',
            feedback:
              'It is an uncertainty of the amount of data, so it affects every cross-section measured with them.',
          },
        ],
      },
      explanation:
        'Both counts scale with the same luminosity, so its uncertainty cancels in the ratio: it is fully correlated between the two.',
      review: true,
    },
  ],
};
