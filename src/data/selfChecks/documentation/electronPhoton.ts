import type {PageChecksSource} from '../schema';

const text = String.raw;

export const electronPhoton: PageChecksSource = {
  page: '/docs/documentation/physic_objects/electronphoton',
  questions: [
    {
      id: 'electron-photon-conversion',
      question:
        'A photon crosses half a radiation length. What is the probability that it converts?',
      answer: {
        kind: 'number',
        value: 0.322,
        tolerance: 0.006,
        misconceptions: [
          {
            value: 0.391,
            tolerance: 0.008,
            feedback:
              'Either the factor 7/9 is missing, or you stopped at the exponent. On average, a photon travels 9/7 of a radiation length before it converts.',
          },
          {
            value: 0.678,
            tolerance: 0.006,
            feedback: 'That is the probability that it does not convert.',
          },
        ],
        hint: text`The probability is $1-e^{-7x/9}$, with $x$ in radiation lengths.`,
      },
      explanation: text`$1-e^{-7\times0.5/9} = 1-e^{-0.389} = 0.32$.`,
    },
    {
      id: 'electron-photon-two-tight',
      question:
        'A Z → ee analysis requires two Tight electrons, and Tight keeps 80 % of electrons. What fraction of pairs passes this step?',
      answer: {
        kind: 'number',
        value: 0.64,
        tolerance: 0.005,
        misconceptions: [
          {
            value: 0.8,
            tolerance: 0.005,
            feedback: 'That is the fraction of individual electrons. Both have to pass.',
          },
          {
            value: 0.6,
            tolerance: 0.005,
            feedback:
              'You subtracted the losses. A pair with two failed electrons is lost only once.',
          },
          {
            value: 0.96,
            tolerance: 0.005,
            feedback:
              'That is the fraction of pairs in which at least one of the two electrons passes.',
          },
        ],
        hint: 'The efficiencies of the two electrons multiply.',
      },
      explanation: '$0.80^2 = 0.64$, compared with $0.93^2=0.86$ for Loose.',
    },
    {
      id: 'electron-photon-pair-mass',
      question:
        'What is the invariant mass of two photons with transverse momenta of 50 and 40 GeV, equal η and Δφ = 2.5?',
      answer: {
        kind: 'number',
        value: 84.9,
        tolerance: 0.6,
        unit: 'GeV',
        misconceptions: [
          {
            value: 60,
            tolerance: 0.6,
            feedback: 'The factor of 2 in the formula is missing.',
          },
          {
            value: 89.4,
            tolerance: 0.5,
            feedback: 'That would be the mass if the two were exactly back to back.',
          },
          {
            value: 1.95,
            tolerance: 0.1,
            feedback: 'Your calculator is set to degrees. The angle is in radians.',
          },
        ],
        hint: 'At equal η, cosh Δη is 1.',
      },
      explanation: text`$\sqrt{2\times50\times40\,(1-\cos2.5)} = \sqrt{4000\times1.801} = 84.9\ \GeV$.`,
    },
    {
      id: 'electron-photon-same-sign-pairs',
      question:
        'At large η, the charge of an electron is misidentified with a probability of 3 %. How many of 1,000 Z → ee pairs with two such electrons are reconstructed as same-sign pairs?',
      answer: {
        kind: 'number',
        value: 58,
        tolerance: 2.5,
        misconceptions: [
          {
            value: 30,
            tolerance: 1,
            feedback: 'Either of the two electrons can be the one that is misidentified.',
          },
          {
            value: 0.9,
            tolerance: 0.15,
            feedback:
              'You required both charges to be wrong, but then the pair has opposite signs again.',
          },
          {
            value: 941,
            tolerance: 5,
            feedback: 'That is the number of pairs in which both charges are right.',
          },
        ],
        hint: 'A pair has the same sign if exactly one of the two charges is wrong.',
      },
      explanation: text`Exactly one charge must be wrong: $1000\times2\times0.03\times0.97 = 58$.`,
      review: true,
    },
  ],
};
