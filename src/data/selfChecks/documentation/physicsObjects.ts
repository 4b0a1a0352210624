import type {PageChecksSource} from '../schema';

const text = String.raw;

export const objects: PageChecksSource = {
  page: '/docs/documentation/physic_objects/physic_objects_intro',
  questions: [
    {
      id: 'objects-isolation-cone',
      question:
        'What is the radius of the `lep_ptvarcone30` cone for a lepton with a transverse momentum of 80 GeV?',
      answer: {
        kind: 'number',
        value: 0.125,
        tolerance: 0.002,
        misconceptions: [
          {
            value: 0.3,
            tolerance: 0.005,
            feedback:
              'That is the largest radius of the cone, for leptons of low transverse momentum.',
          },
          {
            value: 8,
            tolerance: 0.1,
            feedback:
              'The ratio is upside down: the cone shrinks as the transverse momentum increases.',
          },
        ],
        hint: 'The radius is the smaller of 10 GeV divided by the transverse momentum, and 0.3.',
      },
      explanation:
        '$10/80 = 0.125$, which is below the maximum of 0.3. The cone shrinks because the decay products of a high-momentum particle are closer together.',
    },
    {
      id: 'objects-overlap-removal',
      question:
        'An electron has one jet at ΔR = 0.1 and another at ΔR = 0.3. What remains after overlap removal?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The electron alone',
            feedback: 'An electron removes only jets that are closer than 0.2.',
          },
          {
            text: 'The electron and the farther jet',
            feedback: 'There is a step that removes an electron next to a remaining jet.',
          },
          {
            text: 'The farther jet alone',
            correct: true,
          },
          {
            text: 'The two jets, without the electron',
            feedback:
              'The order matters: jets near the electron are removed before the electron is.',
          },
        ],
      },
      explanation:
        'Step 2 drops the first jet: it is the electron reconstructed as a jet. Step 3 then drops the electron, because the second jet is within 0.4. One jet remains.',
    },
    {
      id: 'objects-tag-and-probe',
      question:
        'In a tag-and-probe measurement, 4,400 of 5,000 probes pass in data, and 90 % of the probes pass in simulation. What scale factor is applied to a simulated lepton?',
      answer: {
        kind: 'number',
        value: 0.978,
        tolerance: 0.003,
        misconceptions: [
          {
            value: 0.88,
            tolerance: 0.005,
            feedback:
              'That is the efficiency in data. Simulated leptons that pass already reflect the efficiency of the simulation.',
          },
          {
            value: 1.023,
            tolerance: 0.004,
            feedback: 'The ratio is upside down: the simulation is too efficient here.',
          },
          {
            value: 0.792,
            tolerance: 0.005,
            feedback: 'You multiplied the two efficiencies.',
          },
        ],
        hint: 'The scale factor is the efficiency in data divided by that in simulation.',
      },
      explanation: text`$\epsilon_\mathrm{data}=0.88$, so the scale factor is $0.88/0.90 = 0.978$.`,
      review: true,
    },
    {
      id: 'objects-at-least-one-b-tag',
      question:
        'An event contains two b-jets, and each is tagged with a probability of 70 %. How likely is it that at least one of them is tagged?',
      answer: {
        kind: 'number',
        value: 91,
        tolerance: 0.6,
        unit: '%',
        misconceptions: [
          {
            value: 49,
            tolerance: 0.6,
            feedback: 'That is the probability that both are tagged.',
          },
          {
            value: 140,
            tolerance: 1,
            feedback: 'A sum of probabilities counts the case of two tags twice.',
          },
          {
            value: 42,
            tolerance: 0.6,
            feedback: 'That is the probability that exactly one is tagged.',
          },
        ],
        hint: 'Begin with the probability that neither is tagged.',
      },
      explanation: text`Neither is tagged with a probability of $0.30^2 = 0.09$, so at least one is tagged in $1-0.09 = 91\,\%$ of such events. If you require two tags, only $0.70^2 = 49\,\%$ remain.`,
      review: true,
    },
    {
      id: 'objects-cluster-cells',
      question:
        'Neighbouring cells have energies of 250, 130, 90 and 60 MeV, and the noise of each is 50 MeV. How many of them can start a topological cluster on their own?',
      answer: {
        kind: 'number',
        value: 1,
        tolerance: 0,
        misconceptions: [
          {
            value: 2,
            tolerance: 0.1,
            feedback:
              'A cell between two and four times its noise can only extend a cluster, not start one.',
          },
          {
            value: 4,
            tolerance: 0.1,
            feedback: 'All four may end up in the cluster, but not all of them can start it.',
          },
        ],
        hint: 'Divide each energy by the noise, and compare the result with the threshold for a seed.',
      },
      explanation:
        'The significances are 5.0, 2.6, 1.8 and 1.2. Only the first is above 4. The cell of 130 MeV extends the cluster, and the others can be added in its outermost layer.',
    },
  ],
};
