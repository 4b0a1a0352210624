/** Self-checks of the page on school curricula. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const curriculum: PageChecksSource = {
  page: '/docs/webapps/curriculum',
  questions: [
    {
      id: 'curriculum-why-accelerate',
      question:
        'Which two of these statements are reasons to accelerate protons to high energy? Choose both.',
      answer: {
        kind: 'several',
        options: [
          {
            text: 'The speed of a proton grows in proportion to its energy.',
            feedback:
              'The protons already move at almost the speed of light; more energy hardly changes their speed.',
          },
          {text: 'Energy can be converted into the mass of new particles.', correct: true},
          {text: 'A shorter wavelength resolves smaller structures.', correct: true},
          {
            text: 'Mass is conserved in a collision, so heavy protons are needed.',
            feedback:
              'The total energy is conserved, not the mass: two massless gluons can produce a top-quark pair.',
          },
        ],
      },
      explanation: raw`Energy can be converted into the mass of new particles, and a high momentum means a short wavelength, $\lambda=h/p$, which resolves small structures.`,
    },
    {
      id: 'curriculum-mass-of-a-pair',
      question:
        'Two electrons of 45 GeV fly apart, back to back. What is the invariant mass of the pair?',
      answer: {
        kind: 'number',
        value: 90,
        tolerance: 0.5,
        unit: 'GeV/c²',
        misconceptions: [
          {
            value: 0.001,
            tolerance: 0.0003,
            feedback:
              'This is the sum of the two electron masses. The energy of their motion contributes to the mass of the pair.',
          },
          {
            value: 0,
            tolerance: 0.0001,
            feedback: 'The momenta cancel, but the energies do not.',
          },
          {
            value: 45,
            tolerance: 0.5,
            feedback: 'This is the energy of one electron. The pair consists of two electrons.',
          },
        ],
        hint: raw`Use $E^2=p^2c^2+m^2c^4$ for the pair as a whole: add the energies, and add the momenta as vectors.`,
      },
      explanation: raw`The mass comes from the energy. The momenta cancel, so $E=90\ \GeV$ and $p=0$ in $E^2=p^2c^2+m^2c^4$: the pair as a whole has a mass of $90\ \GeV/c^2$, although each electron has a mass of only $0.0005\ \GeV/c^2$.`,
      review: true,
    },
    {
      id: 'curriculum-momentum-from-radius',
      question:
        'A track has a radius of curvature of 10 m in a field of 2 T. What is its transverse momentum?',
      answer: {
        kind: 'number',
        value: 6,
        tolerance: 0.1,
        unit: 'GeV',
        misconceptions: [
          {
            value: 20,
            tolerance: 0.2,
            feedback: 'You left out the factor of 0.3 that converts from T m to GeV.',
          },
          {
            value: 16.7,
            tolerance: 0.3,
            feedback:
              'You divided the radius by 0.3 and by the field. The radius is the transverse momentum divided by their product.',
          },
          {
            value: 3,
            tolerance: 0.1,
            feedback: 'This would be the transverse momentum in a field of 1 T.',
          },
        ],
        hint: raw`Solve $r=\pt/(0.3\,B)$ for the transverse momentum.`,
      },
      explanation: raw`$\pt=0.3\times2\times10=6\ \GeV$.`,
      review: true,
    },
    {
      id: 'curriculum-two-classes',
      question:
        'Your class counts 400 events, another class 10,000. How many times smaller is the relative statistical uncertainty of the other class?',
      answer: {
        kind: 'number',
        value: 5,
        tolerance: 0.1,
        misconceptions: [
          {
            value: 25,
            tolerance: 0.5,
            feedback:
              'This is the ratio of the numbers of events. The uncertainty falls more slowly.',
          },
          {
            value: 0.2,
            tolerance: 0.005,
            feedback:
              'This would mean that it is larger. Calculate both relative uncertainties, and divide the larger one by the smaller.',
          },
        ],
        hint: raw`The relative uncertainty of a count is $\sqrt N/N$.`,
      },
      explanation:
        'The relative uncertainties are 5 % and 1 %: 25 times as many events make the relative uncertainty five times smaller.',
    },
  ],
};
