import type {PageChecksSource} from '../schema';

const text = String.raw;

export const heavyIons: PageChecksSource = {
  page: '/docs/documentation/introduction/heavy_ions',
  questions: [
    {
      id: 'heavy-ions-energy-since-2023',
      question:
        'Protons in the LHC reach 6.8 TeV. What is the collision energy per nucleon pair for lead nuclei (Z = 82, A = 208) at the same magnet settings?',
      answer: {
        kind: 'number',
        value: 5.36,
        tolerance: 0.05,
        unit: 'TeV',
        misconceptions: [
          {
            value: 13.6,
            tolerance: 0.1,
            feedback:
              'That is the collision energy of two protons. Only 82 of the 208 nucleons in lead are charged, so the energy per nucleon is smaller.',
          },
          {
            value: 2.68,
            tolerance: 0.02,
            feedback:
              'That is the energy of one nucleon. Add the energies of both nucleons of the pair.',
          },
          {
            value: 34.5,
            tolerance: 0.3,
            feedback: 'The ratio is upside down: a nucleon has less energy than a proton.',
          },
        ],
        hint: 'The energy of each nucleon is Z/A times that of a proton.',
      },
      explanation: text`$2\times6.8\ \TeV\times82/208 = 5.36\ \TeV$, the value since 2023.`,
    },
    {
      id: 'heavy-ions-impact-parameter',
      question: text`What is the largest impact parameter in the most central 10 % of lead–lead collisions? Take $\sigma = 770\ \mathrm{fm}^2$.`,
      answer: {
        kind: 'number',
        value: 4.95,
        tolerance: 0.1,
        unit: 'fm',
        misconceptions: [
          {
            value: 7,
            tolerance: 0.15,
            feedback:
              'You doubled the value for 5 %. The fraction of collisions grows with the square of the impact parameter.',
          },
          {
            value: 8.77,
            tolerance: 0.15,
            feedback: 'The area of a circle is π times the square of its radius: π is missing.',
          },
        ],
        hint: text`The fraction of collisions below $b$ is $\pi b^2/\sigma$.`,
      },
      explanation: text`$b = \sqrt{0.10\times770/\pi}\ \mathrm{fm} = 5.0\ \mathrm{fm}$, less than the radius of the nucleus.`,
    },
    {
      id: 'heavy-ions-v2-from-pairs',
      question: text`For pairs of tracks, corrected for gaps in $\phi$, the mean of $\cos2\Delta\phi$ is 0.0064. What is the elliptic flow $v_2$?`,
      answer: {
        kind: 'number',
        value: 0.08,
        tolerance: 0.001,
        misconceptions: [
          {
            value: 0.0064,
            tolerance: 0.0001,
            feedback: 'The mean over pairs contains the flow of both tracks, so it is a square.',
          },
          {
            value: 0.0032,
            tolerance: 0.0001,
            feedback: 'You halved the mean. The factor of 2 multiplies the angle.',
          },
        ],
        hint: text`The mean of $\cos2\Delta\phi$ over pairs is $v_2^2$.`,
      },
      explanation: text`$v_2 = \sqrt{0.0064} = 0.08$. There are $(1+0.16)/(1-0.16) = 1.38$ times as many particles in the preferred direction as at right angles to it.`,
    },
    {
      id: 'heavy-ions-hard-spheres',
      question:
        'The radius of a lead nucleus is 6.6 fm. What cross-section would two hard spheres of this size have? (1 barn is 100 fm².)',
      answer: {
        kind: 'number',
        value: 5.47,
        tolerance: 0.1,
        unit: 'barn',
        misconceptions: [
          {
            value: 1.37,
            tolerance: 0.04,
            feedback:
              'You took the area of one nucleus. Two spheres touch when their centres are two radii apart.',
          },
          {
            value: 2.74,
            tolerance: 0.05,
            feedback:
              'You added the areas of two nuclei. What counts is the distance between the centres.',
          },
          {
            value: 547,
            tolerance: 10,
            feedback: 'That is the cross-section in fm².',
          },
        ],
        hint: 'Find the largest distance between the centres at which the spheres touch.',
      },
      explanation: text`They collide if $b < 13.2$ fm, so $\sigma = \pi\times13.2^2\ \mathrm{fm}^2 = 547\ \mathrm{fm}^2 = 5.5$ barn. The actual cross-section is larger, about 7.7 barn: nuclei have no sharp edge, some nucleons are further from the centre, and one nucleon–nucleon collision is sufficient.`,
      review: true,
    },
    {
      id: 'heavy-ions-z-boson-yield',
      question: text`From one centrality class to another, $N_\mathrm{part}$ doubles and $N_\mathrm{coll}$ triples. By what factor does the number of Z bosons per event increase?`,
      answer: {
        kind: 'number',
        value: 3,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 2,
            tolerance: 0.05,
            feedback: text`That is roughly the factor for particles with low transverse momentum, whose number follows $N_\mathrm{part}$.`,
          },
          {
            value: 6,
            tolerance: 0.1,
            feedback: 'Use only one of the two factors. Do not multiply them.',
          },
          {
            value: 1.5,
            tolerance: 0.05,
            feedback: text`The number of Z bosons is proportional to $N_\mathrm{coll}$ itself, not to its ratio to $N_\mathrm{part}$.`,
          },
        ],
        hint: 'Is the production of a Z boson a hard process?',
      },
      explanation: text`Z production is a hard process, and the number of hard processes is proportional to $N_\mathrm{coll}$. A Z boson does not interact via the strong force, so the plasma does not suppress it.`,
    },
  ],
};
