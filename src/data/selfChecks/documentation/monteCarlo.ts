import type {PageChecksSource} from '../schema';

const text = String.raw;

export const monteCarlo: PageChecksSource = {
  page: '/docs/documentation/monte_carlo/introduction_MC',
  questions: [
    {
      id: 'monte-carlo-expected-events',
      question:
        'A sample has σ = 1.30 pb, k = 1 and no filter, 250,000 events of weight 1 and a sum of weights of 250,000. How many events do you expect in 36.6 fb⁻¹, if 50,000 simulated ones pass your cuts?',
      answer: {
        kind: 'number',
        value: 9516,
        tolerance: 60,
        misconceptions: [
          {
            value: 47_580,
            tolerance: 300,
            feedback:
              'That is the number before the cuts. Only a fifth of the sum of weights passes them.',
          },
          {
            value: 50_000,
            tolerance: 100,
            feedback:
              'That is the number of simulated events that pass, before they are normalised to the luminosity.',
          },
          {
            value: 9.516,
            tolerance: 0.06,
            feedback: 'You multiplied pb by fb⁻¹. One fb⁻¹ is 1000 pb⁻¹.',
          },
        ],
        hint: 'Multiply luminosity and cross-section by the fraction of the sum of weights that passes the cuts.',
      },
      explanation: text`$36{,}600\times1.30\times50{,}000/250{,}000=9516$. Before cuts, it is 47,580.`,
    },
    {
      id: 'monte-carlo-weighted-bin',
      question:
        'A bin contains four simulated events with the weights 2.0, 2.0, 1.5 and −0.5. What is the statistical uncertainty of its content?',
      answer: {
        kind: 'number',
        value: 3.24,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 2.24,
            tolerance: 0.03,
            feedback: 'You took the square root of the content. This holds only for weights of 1.',
          },
          {
            value: 2,
            tolerance: 0.03,
            feedback: 'You took the square root of the number of events. The weights matter.',
          },
          {
            value: 10.5,
            tolerance: 0.1,
            feedback: 'That is the square of the uncertainty.',
          },
        ],
        hint: 'Add the squares of the weights, and take the square root.',
      },
      explanation: text`The content is $5.0$, with an uncertainty of $\sqrt{4+4+2.25+0.25}=3.2$. The effective number of events is $25/10.5=2.4$.`,
      review: true,
    },
    {
      id: 'monte-carlo-sum-of-a-skim',
      question:
        'Someone sums `mcWeight` over a skimmed file and uses that as the sum of weights. The skim keeps 10 % of the sum of weights. By what factor is the prediction too large?',
      answer: {
        kind: 'number',
        value: 10,
        tolerance: 0.1,
        misconceptions: [
          {
            value: 0.1,
            tolerance: 0.005,
            feedback:
              'The sum of weights is in the denominator, so a smaller sum makes the prediction larger.',
          },
          {
            value: 1,
            tolerance: 0.02,
            feedback:
              'The two sums differ, and the prediction is divided by one of them: use the sum before the skim.',
          },
          {
            value: 0.9,
            tolerance: 0.02,
            feedback: 'The question is about a ratio of two sums, not about what the skim removed.',
          },
        ],
        hint: 'The prediction is divided by the sum of weights.',
      },
      explanation:
        'The prediction is ten times too large: it must be divided by the sum of weights before any selection.',
      review: true,
    },
    {
      id: 'monte-carlo-negative-fraction',
      question:
        'All weights of a sample have the same absolute value, and the effective number of events is 40 % of the number of events. What percentage of the weights is negative?',
      answer: {
        kind: 'number',
        value: 18.4,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 30,
            tolerance: 0.5,
            feedback: 'The square is missing: the effective number contains a squared sum.',
          },
          {
            value: 60,
            tolerance: 0.5,
            feedback:
              'An event with a negative weight is not lost: it cancels one with a positive weight.',
          },
          {
            value: 36.8,
            tolerance: 0.5,
            feedback:
              'An event with a negative weight lowers the sum by two weights, compared with one with a positive weight.',
          },
        ],
        hint: text`Solve $(1-2f)^2=0.40$.`,
      },
      explanation: text`$(1-2f)^2=0.40$, so $1-2f=0.632$ and $f=18\ \%$.`,
    },
  ],
};
