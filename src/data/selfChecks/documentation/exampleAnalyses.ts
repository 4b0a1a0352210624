import type {PageChecksSource} from '../schema';

const text = String.raw;

export const exampleAnalyses: PageChecksSource = {
  page: '/docs/documentation/example_analyses/example_analyses_intro',
  questions: [
    {
      id: 'example-analyses-few-events',
      question:
        'You expect 4 signal events and 1 background event. What significance does the better formula (with the logarithm) give?',
      answer: {
        kind: 'number',
        value: 2.845,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 4,
            tolerance: 0.03,
            feedback:
              'That is the quick estimate: the signal divided by the square root of the background.',
          },
          {
            value: 1.79,
            tolerance: 0.03,
            feedback: 'You divided by the square root of signal plus background.',
          },
          {
            value: 8.09,
            tolerance: 0.05,
            feedback: 'The square root is missing.',
          },
        ],
        hint: text`With $s = 4$ and $b = 1$, the bracket is $5\ln5-4$.`,
      },
      explanation: text`The estimate gives $4/\sqrt1=4.0$, the formula $\sqrt{2(5\ln5-4)}=2.85$. If the number of events is small, use the formula.`,
    },
    {
      id: 'example-analyses-luminosity-factor',
      question:
        'By what factor must the luminosity increase to go from 2 to 5 standard deviations, with the same analysis and a well-known background?',
      answer: {
        kind: 'number',
        value: 6.25,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 2.5,
            tolerance: 0.03,
            feedback:
              'Signal and background both grow with the luminosity, so the significance grows more slowly.',
          },
          {
            value: 1.58,
            tolerance: 0.03,
            feedback:
              'You took the square root of the ratio. The luminosity grows with its square.',
          },
          {
            value: 3,
            tolerance: 0.03,
            feedback: 'You subtracted the two. Use their ratio.',
          },
        ],
        hint: 'The significance is proportional to the square root of the luminosity.',
      },
      explanation: text`Signal and background are proportional to $L$, so $s/\sqrt b$ grows with $\sqrt L$. The factor is $(5/2)^2=6.25$.`,
      review: true,
    },
    {
      id: 'example-analyses-does-a-cut-help',
      question: text`A cut keeps 60 % of the signal and 10 % of the background. By what factor does $s/\sqrt b$ change?`,
      answer: {
        kind: 'number',
        value: 1.9,
        tolerance: 0.02,
        misconceptions: [
          {
            value: 6,
            tolerance: 0.05,
            feedback:
              'That is the factor for the signal-to-background ratio, without the square root.',
          },
          {
            value: 0.6,
            tolerance: 0.01,
            feedback:
              'That is the factor for the signal alone. The fluctuation of the background becomes smaller, too.',
          },
          {
            value: 0.19,
            tolerance: 0.005,
            feedback: 'You multiplied by the square root. The background is in the denominator.',
          },
        ],
        hint: 'Divide the fraction of the signal by the square root of the fraction of the background.',
      },
      explanation: text`The cut helps: $s/\sqrt b$ is multiplied by $0.60/\sqrt{0.10}=1.90$. It would also help if the background uncertainty dominated, because $s/b$ increases by a factor of six.`,
    },
    {
      id: 'example-analyses-look-elsewhere',
      question:
        'The chance of an excess of at least two standard deviations is 0.0228 in one place. How likely is at least one such excess in 100 independent places?',
      answer: {
        kind: 'number',
        value: 90,
        tolerance: 0.6,
        unit: '%',
        misconceptions: [
          {
            value: 228,
            tolerance: 2,
            feedback: 'You added the probabilities. A probability cannot be larger than 100 %.',
          },
          {
            value: 2.28,
            tolerance: 0.03,
            feedback: 'That is the chance in one place.',
          },
          {
            value: 10,
            tolerance: 0.6,
            feedback: 'That is the chance that no such excess appears.',
          },
        ],
        hint: 'Begin with the chance that none of the places has such an excess.',
      },
      explanation: text`$1-0.9772^{100}=90\,\%$. Always state how many bins or regions you searched.`,
      review: true,
    },
  ],
};
