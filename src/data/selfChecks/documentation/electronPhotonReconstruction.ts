import type {PageChecksSource} from '../schema';

const text = String.raw;

export const electronPhotonReconstruction: PageChecksSource = {
  page: '/docs/documentation/physic_objects/electronphoton_reco',
  questions: [
    {
      id: 'electron-reconstruction-photon-distance',
      question:
        'After radiating a photon near the beam, an electron has a transverse momentum of 25 GeV. In a field of 2 T, how far apart in φ are the electron and the photon when they reach the calorimeter at 1.5 m?',
      answer: {
        kind: 'number',
        value: 0.018,
        tolerance: 0.0006,
        unit: 'rad',
        misconceptions: [
          {
            value: 0.036,
            tolerance: 0.001,
            feedback:
              'You divided by the radius. The formula for the deflection contains the diameter of the circle.',
          },
          {
            value: 0.009,
            tolerance: 0.0005,
            feedback: 'That is the value at 50 GeV.',
          },
        ],
        hint: text`The radius is 1.67 m per GeV, and $\Delta\phi\approx 1.5/(2R)$.`,
      },
      explanation: text`$R = 25\times1.67 = 41.7\ \mathrm{m}$, so $\Delta\phi \approx 1.5/(2\times41.7) = 0.018$: less than one cell.`,
    },
    {
      id: 'electron-reconstruction-wider-window',
      question:
        'Why is the window for adding satellite clusters wider for electrons than for photons?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Their showers are wider than those of photons',
            feedback:
              'The two showers have nearly the same width. Think of what happens before the calorimeter.',
          },
          {
            text: 'A shared track identifies their satellites',
            correct: true,
          },
          {
            text: 'Their energy is larger, so noise matters less',
            feedback: 'The rule holds at all energies, and photons can be equally energetic.',
          },
        ],
      },
      explanation:
        'A satellite that shares the track of the electron very likely comes from a photon that the electron radiated. Without that evidence, a wide window would collect noise and pile-up.',
    },
    {
      id: 'electron-reconstruction-weak-cluster',
      question:
        'A cluster has 0.5 GeV in the electromagnetic calorimeter, out of 0.8 GeV in total. What can it be used for?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Nothing: it fails the cut on the energy',
            feedback:
              'The cut is 400 MeV in the electromagnetic calorimeter, and this cluster has 500 MeV there.',
          },
          {
            text: 'Nothing: it fails the cut on the electromagnetic fraction',
            feedback:
              'More than half of the energy has to be in the electromagnetic calorimeter; here it is 63 %.',
          },
          {
            text: 'It can be the seed of an electron or a photon',
            feedback: 'Seeds have a higher threshold than clusters: at least 1 GeV.',
          },
          {
            text: 'It can be a satellite, but not a seed',
            correct: true,
          },
        ],
      },
      explanation: text`It passes step 1: 500 MeV is above 400 MeV, and $0.5/0.8 = 0.63$ is more than half. It is too weak to be a seed, but it can become a satellite.`,
    },
    {
      id: 'electron-reconstruction-energy-kept',
      question:
        'What fraction of its energy does an electron keep on average after half a radiation length?',
      answer: {
        kind: 'number',
        value: 61,
        tolerance: 0.8,
        unit: '%',
        misconceptions: [
          {
            value: 50,
            tolerance: 0.5,
            feedback:
              'The loss is not proportional to the thickness: it is a fraction of the remaining energy.',
          },
          {
            value: 39,
            tolerance: 0.8,
            feedback: 'That is the fraction that the electron radiates.',
          },
          {
            value: 37,
            tolerance: 0.5,
            feedback: 'That is what it keeps after a whole radiation length.',
          },
        ],
        hint: text`On average, it keeps $e^{-x/X_0}$.`,
      },
      explanation: text`$e^{-0.5} = 0.61$. Two such layers leave $0.61^2 = 0.37$, as one radiation length does.`,
      review: true,
    },
  ],
};
