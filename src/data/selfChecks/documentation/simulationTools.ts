import type {PageChecksSource} from '../schema';

const text = String.raw;

export const simulationTools: PageChecksSource = {
  page: '/docs/documentation/monte_carlo/simulation_tools',
  questions: [
    {
      id: 'simulation-tools-momentum-fraction',
      question:
        'A top-quark pair of mass 345 GeV is produced at 13 TeV with rapidity 1. What is the larger of the two momentum fractions?',
      answer: {
        kind: 'number',
        value: 0.0721,
        tolerance: 0.001,
        misconceptions: [
          {
            value: 0.0265,
            tolerance: 0.0005,
            feedback: 'Both partons have this fraction if the pair is at rest.',
          },
          {
            value: 0.0098,
            tolerance: 0.0003,
            feedback:
              'That is the smaller one. The parton with the larger fraction moves in the direction of the pair.',
          },
          {
            value: 0.053,
            tolerance: 0.001,
            feedback: 'The rapidity enters as an exponential, not as a factor 1 + y.',
          },
        ],
        hint: text`Use $x_{1,2}=\frac{m}{\sqrt s}e^{\pm y}$.`,
      },
      explanation: text`$345/13000=0.0265$ for both if the pair is at rest; $0.0265\,e^{\pm1}=0.072$ and 0.0098 at rapidity 1.`,
    },
    {
      id: 'simulation-tools-two-showers',
      question:
        'Samples 410470 (Powheg + Pythia 8) and 411234 (Powheg + Herwig 7) are compared. Which uncertainty does the difference not cover?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The uncertainty of the parton shower',
            feedback:
              'The shower is simulated by the second program, which differs between the samples.',
          },
          {
            text: 'The uncertainty of the hadronisation',
            feedback:
              'Pythia 8 uses the string model and Herwig 7 the cluster model, so the difference covers it.',
          },
          {
            text: 'The uncertainty of the hard process',
            correct: true,
          },
          {
            text: 'The uncertainty of the underlying event',
            feedback: 'It is simulated by the program that differs between the samples.',
          },
        ],
      },
      explanation:
        'The shower, the hadronisation and the underlying event are simulated with Pythia 8 in one sample and with Herwig 7 in the other. The hard process is simulated with Powheg in both, so its uncertainty must come from elsewhere, such as scale variations.',
    },
    {
      id: 'simulation-tools-no-emission',
      question:
        'On average, a parton shower produces 1.5 emissions between two scales. In what percentage of cases is there no emission?',
      answer: {
        kind: 'number',
        value: 22.3,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 77.7,
            tolerance: 0.5,
            feedback: 'That is the probability of at least one emission.',
          },
          {
            value: 66.7,
            tolerance: 0.5,
            feedback: 'You divided 1 by the mean number. The probability falls exponentially.',
          },
          {
            value: 33.5,
            tolerance: 0.5,
            feedback: 'That is the probability of exactly one emission.',
          },
        ],
        hint: text`Use the Sudakov factor $e^{-n}$, where $n$ is the mean number of emissions.`,
      },
      explanation: '$e^{-1.5}=0.22$, so there is no emission in 22 % of cases.',
      review: true,
    },
    {
      id: 'simulation-tools-scale-envelope',
      question:
        'The nominal prediction for a bin is 500 events. The six variations of the renormalisation and factorisation scales give 540, 470, 520, 485, 550 and 460 events. How large is the upward scale uncertainty?',
      answer: {
        kind: 'number',
        value: 50,
        tolerance: 0.5,
        misconceptions: [
          {
            value: 67,
            tolerance: 0.5,
            feedback:
              'You added the upward shifts in quadrature. The variations describe the same source.',
          },
          {
            value: 45,
            tolerance: 0.5,
            feedback:
              'That is half the difference between the extremes. The upward uncertainty is quoted separately.',
          },
          {
            value: 90,
            tolerance: 0.5,
            feedback: 'That is the full width of the envelope.',
          },
          {
            value: 110,
            tolerance: 0.5,
            feedback: 'You added the upward shifts. The variations describe the same source.',
          },
        ],
        hint: 'Take the envelope: compare the largest prediction with the nominal one.',
      },
      explanation: text`The envelope extends from 460 to 550 events, so the prediction is $500^{+50}_{-40}$. Variations of one source are not added in quadrature.`,
      review: true,
    },
  ],
};
