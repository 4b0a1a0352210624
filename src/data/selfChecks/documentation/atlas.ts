import type {PageChecksSource} from '../schema';

const text = String.raw;

export const atlas: PageChecksSource = {
  page: '/docs/documentation/introduction/introduction_ATLAS',
  questions: [
    {
      id: 'atlas-track-and-shower',
      question:
        'A track points to a shower in the electromagnetic calorimeter, and there is no energy deposit in the hadronic calorimeter. Which particle is it?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'A photon',
            feedback: 'A photon produces such a shower, but it has no charge and leaves no track.',
          },
          {
            text: 'A muon',
            feedback:
              'A muon produces no shower. It crosses both calorimeters and leaves a track in the muon spectrometer.',
          },
          {
            text: 'An electron',
            correct: true,
          },
          {
            text: 'A charged pion',
            feedback: 'A hadron deposits most of its energy in the hadronic calorimeter.',
          },
        ],
      },
      explanation:
        'It is an electron or its antiparticle, the positron. The direction of the curvature distinguishes them. Without the track, it would be a photon.',
      review: true,
    },
    {
      id: 'atlas-pt-from-curvature',
      question:
        'A track in the 2 T field of the solenoid has a radius of curvature of 25 m. What is its transverse momentum?',
      answer: {
        kind: 'number',
        value: 15,
        tolerance: 0.3,
        unit: 'GeV',
        misconceptions: [
          {
            value: 7.5,
            tolerance: 0.2,
            feedback: 'The factor for the field is missing.',
          },
          {
            value: 41.7,
            tolerance: 0.8,
            feedback:
              'You multiplied the radius by 1.67. That number is the radius, in metres, of a 1 GeV track.',
          },
        ],
        hint: text`Use $\pt = 0.3\,B\,R$, with tesla, metres and GeV.`,
      },
      explanation: text`$\pt = 0.3\times2\times25 = 15\ \GeV$.`,
    },
    {
      id: 'atlas-delta-r-across-pi',
      question: 'Two muons have φ = 3.0 and φ = −3.0 and the same η. What is ΔR between them?',
      answer: {
        kind: 'number',
        value: 0.283,
        tolerance: 0.01,
        misconceptions: [
          {
            value: 6,
            tolerance: 0.05,
            feedback:
              'Two directions in a plane are never more than π apart. The angle is periodic.',
          },
          {
            value: 0,
            tolerance: 0.01,
            feedback: 'The signs of the angles differ, so the two directions are not the same.',
          },
        ],
        hint: 'Bring Δφ into the range from −π to π first.',
      },
      explanation: text`The difference is 6.0, which is larger than $\pi$. Add or subtract $2\pi$: $\lvert6.0-6.283\rvert = 0.283$. They are close together, and $\Delta R = 0.28$.`,
    },
    {
      id: 'atlas-calorimeter-at-50-gev',
      question:
        'What is the relative energy resolution of the calorimeter for a 50 GeV electron in the barrel (η = 0)? Is that better than the 2.7 % from its track?',
      answer: {
        kind: 'number',
        value: 1.58,
        tolerance: 0.05,
        unit: '%',
        misconceptions: [
          {
            value: 2.11,
            tolerance: 0.05,
            feedback: 'You added the two terms linearly. The symbol ⊕ denotes a sum in quadrature.',
          },
          {
            value: 1.41,
            tolerance: 0.04,
            feedback: 'That is the term that falls with energy. The constant term is missing.',
          },
          {
            value: 7.7,
            tolerance: 0.2,
            feedback: 'That is the resolution of a jet of this energy.',
          },
        ],
        hint: text`Use $10\,\%/\sqrt E \oplus 0.7\,\%$, with the energy in GeV.`,
      },
      explanation: text`Yes. At 50 GeV, the track gives $2.5\,\%\oplus1\,\% = 2.7\,\%$ and the shower $1.41\,\%\oplus0.7\,\% = 1.6\,\%$. At 20 GeV, the track gives $1\,\%\oplus1\,\% = 1.4\,\%$ and the shower $2.24\,\%\oplus0.7\,\% = 2.3\,\%$. The two are equal between these values, near 32 GeV.`,
    },
    {
      id: 'atlas-missing-momentum',
      question:
        'The only objects in an event are a muon of 24 GeV along x and a jet of 7 GeV along y (transverse momenta). How large is the missing transverse momentum?',
      answer: {
        kind: 'number',
        value: 25,
        tolerance: 0.2,
        unit: 'GeV',
        misconceptions: [
          {
            value: 31,
            tolerance: 0.3,
            feedback:
              'You added the magnitudes. Momenta are vectors, and these have different directions.',
          },
          {
            value: 17,
            tolerance: 0.3,
            feedback: 'You subtracted the magnitudes, as if the two were back to back.',
          },
        ],
        hint: 'Add the two momenta as vectors at right angles. The missing transverse momentum points in the opposite direction.',
      },
      explanation: text`$\met = \sqrt{24^2+7^2} = 25\ \GeV$, in the direction opposite to the vector sum.`,
      review: true,
    },
  ],
};
