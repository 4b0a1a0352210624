import type {PageChecksSource} from '../schema';

const text = String.raw;

export const jetReconstruction: PageChecksSource = {
  page: '/docs/documentation/physic_objects/jets_reco',
  questions: [
    {
      id: 'jet-reconstruction-soft-deposit',
      question:
        'Three deposits with the same φ have transverse momenta of 60 GeV (at y = 0), 30 GeV (at y = 0.5) and 5 GeV (at y = 0.3). Which anti-kt jet contains the 5 GeV deposit for R = 0.4?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The jet of the 30 GeV deposit, which is nearer',
            feedback: 'The algorithm compares more than the angular distance.',
          },
          {
            text: 'The jet of the 60 GeV deposit, which is larger',
            correct: true,
          },
          {
            text: 'Both jets, with half of the energy in each',
            feedback: 'Each deposit is merged as a whole, with one other object.',
          },
          {
            text: 'Its own jet, because it is between the two',
            feedback:
              'It is within 0.4 of both, so its distance to either is smaller than its distance to the beam, and it merges.',
          },
        ],
      },
      explanation: text`The distance $d$ to the first deposit is $\frac{1}{60^2}\cdot\frac{0.3^2}{0.4^2}=1.6\times10^{-4}$, to the second $\frac{1}{30^2}\cdot\frac{0.2^2}{0.4^2}=2.8\times10^{-4}$. The 5 GeV deposit joins the first, although the second is nearer: anti-$k_t$ prefers the one with the larger transverse momentum. The jets have transverse momenta of 65 and 30 GeV.`,
    },
    {
      id: 'jet-reconstruction-larger-radius',
      question:
        'The same three deposits (60 GeV at y = 0, 30 GeV at y = 0.5, 5 GeV at y = 0.3, same φ) are clustered with R = 0.6. What is the transverse momentum of the leading jet?',
      answer: {
        kind: 'number',
        value: 95,
        tolerance: 0.5,
        unit: 'GeV',
        misconceptions: [
          {
            value: 65,
            tolerance: 0.4,
            feedback:
              'That is the result for R = 0.4. Are the 60 GeV and 30 GeV deposits within 0.6 of each other?',
          },
          {
            value: 90,
            tolerance: 0.4,
            feedback: 'The soft deposit is missing.',
          },
        ],
        hint: 'Which deposits are within 0.6 of the 60 GeV deposit?',
      },
      explanation:
        'Now the two deposits with large transverse momentum are within $R$ of each other, and all three are clustered into one jet of 95 GeV. Run the script to see it.',
    },
    {
      id: 'jet-reconstruction-pile-up-in-large-jet',
      question: text`How much transverse momentum from pile-up does a large-R jet (R = 1.0) collect before grooming, for a pile-up density of $\rho = 12\ \GeV$ per unit area?`,
      answer: {
        kind: 'number',
        value: 37.7,
        tolerance: 0.5,
        unit: 'GeV',
        misconceptions: [
          {
            value: 12,
            tolerance: 0.2,
            feedback: 'That is the density. The area of the jet is larger than 1.',
          },
          {
            value: 6,
            tolerance: 0.2,
            feedback: 'That is the value for a small-R jet (R = 0.4).',
          },
          {
            value: 75.4,
            tolerance: 1,
            feedback: 'You used the circumference of the circle instead of its area.',
          },
        ],
        hint: text`An isolated anti-$k_t$ jet has an area of about $\pi R^2$.`,
      },
      explanation: text`$12\times\pi\times1.0^2 = 38\ \GeV$. The mass of a W-boson jet at 300 GeV would change noticeably, which is why large-R jets are groomed.`,
    },
    {
      id: 'jet-reconstruction-particle-flow',
      question:
        'A track of 20 GeV points to a cluster of 15 GeV; on average, a particle with such a track deposits 12 GeV in the calorimeter. What energy does particle flow assign to the two together?',
      answer: {
        kind: 'number',
        value: 23,
        tolerance: 0.2,
        unit: 'GeV',
        misconceptions: [
          {
            value: 35,
            tolerance: 0.3,
            feedback: 'You counted the energy of the charged particle twice.',
          },
          {
            value: 20,
            tolerance: 0.2,
            feedback:
              'The cluster has more energy than the charged particle deposits on average, so the rest is assigned to a neutral particle.',
          },
          {
            value: 15,
            tolerance: 0.2,
            feedback: 'That is the energy in the calorimeter alone, which is too low for hadrons.',
          },
        ],
        hint: 'Subtract the average deposit of the charged particle from the cluster energy, and add the full momentum of the track.',
      },
      explanation: text`$15-12 = 3\ \GeV$ remains as a neutral particle, and the track contributes its full momentum: $20+3 = 23\ \GeV$.`,
      review: true,
    },
  ],
};
