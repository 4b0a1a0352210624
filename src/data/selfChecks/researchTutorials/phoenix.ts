/** Self-checks of the page on the Phoenix event display. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const phoenix: PageChecksSource = {
  page: '/docs/tutresearch/phoenix',
  questions: [
    {
      id: 'phoenix-needles',
      question:
        'You export events from an ntuple and see jets as tiny needles at the centre. What is wrong?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The energies are in GeV, and Phoenix expects MeV.', correct: true},
          {
            text: 'The angles are in degrees, and Phoenix expects radians.',
            feedback:
              'With wrong angles, the jets would point in wrong directions, but they would not shrink.',
          },
          {
            text: 'The jets fail the energy cut in the Phoenix menu.',
            feedback: 'A jet that fails a cut disappears. It does not become small.',
          },
          {
            text: 'The cone size of 0.4 is too small for the drawing.',
            feedback: 'The cone size changes the width of a jet, not its length.',
          },
        ],
      },
      explanation:
        'At 0.2 mm per unit, a jet of 50 GeV is drawn 10 mm long instead of 10 m. Multiply energies by 1000.',
    },
    {
      id: 'phoenix-track-radius',
      question:
        'A track has a transverse momentum of 10 GeV in a field of 2 T. What is its radius of curvature?',
      answer: {
        kind: 'number',
        value: 16.7,
        tolerance: 0.4,
        unit: 'm',
        misconceptions: [
          {
            value: 5,
            tolerance: 0.2,
            feedback: 'You left out the factor 0.3, which converts GeV and tesla to metres.',
          },
          {
            value: 6,
            tolerance: 0.2,
            feedback:
              'You multiplied by $B$. In a stronger field, a track bends more, so $B$ is in the denominator.',
          },
          {
            value: 16700,
            tolerance: 400,
            feedback: 'With the momentum in GeV, the formula gives metres, not millimetres.',
          },
        ],
      },
      explanation: text`$R=\pt/(0.3\,B)=10/(0.3\times2)=16.7$ m. Over the 1.1 m of the tracker, the track looks nearly straight.`,
      review: true,
    },
    {
      id: 'phoenix-missing-momentum',
      question:
        'A Phoenix file contains `etx` 12000 and `ety` −30000, in MeV. How large is the missing transverse momentum?',
      answer: {
        kind: 'number',
        value: 32.3,
        tolerance: 0.4,
        unit: 'GeV',
        misconceptions: [
          {
            value: 42,
            tolerance: 0.5,
            feedback:
              'The two components are at right angles, so add their squares and take the square root of the sum.',
          },
          {
            value: 18,
            tolerance: 0.5,
            feedback:
              'The components are along different axes, so you cannot add or subtract their values.',
          },
          {value: 32311, tolerance: 300, feedback: 'This is the value in MeV.'},
        ],
      },
      explanation: text`$\sqrt{12^2+30^2}=32.3$ GeV. If the dashed line represents the neutrino from a W′ → μν decay, this number should be close to the transverse momentum of the muon, in the opposite direction.`,
    },
    {
      id: 'phoenix-transverse-momentum',
      question: text`A track has $q/p=0.00002$ in 1/MeV and $\theta=0.5$. What is its transverse momentum?`,
      answer: {
        kind: 'number',
        value: 24,
        tolerance: 0.4,
        unit: 'GeV',
        misconceptions: [
          {
            value: 50,
            tolerance: 0.5,
            feedback: text`This is the total momentum. Multiply it by $\sin\theta$.`,
          },
          {
            value: 43.9,
            tolerance: 0.5,
            feedback: text`You used $\cos\theta$, which gives the momentum along the beam.`,
          },
          {
            value: 0.436,
            tolerance: 0.02,
            feedback:
              'The angle is in radians. A track at 0.5 degrees would be nearly parallel to the beam.',
          },
        ],
      },
      explanation: text`$p=1/0.00002=50{,}000$ MeV, or 50 GeV, and $\pt=p\sin\theta=50\times0.479=24.0$ GeV.`,
    },
  ],
};
