/** Self-checks of the page on the 2025 Standard Model notebooks. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const standardModel2025: PageChecksSource = {
  page: '/docs/13TeV25Doc/StandardModel',
  questions: [
    {
      id: 'standard-model-flavour-sum',
      question: 'A four-lepton event has `lep_type` 11, 11, 11, 13. Does it pass the flavour cut?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes: two electrons form a Z boson, and the rest does not matter.',
            feedback: 'Both Z bosons have to decay to a pair of the same flavour.',
          },
          {
            text: 'Yes: the sum is 46, which lies between 44 and 52.',
            feedback: 'The cut accepts three values, not a range.',
          },
          {text: 'No: the sum is 46, and only 44, 48 and 52 pass.', correct: true},
          {
            text: 'No: an event must contain at least two muons.',
            feedback: 'Four electrons, with a sum of 44, pass the cut.',
          },
        ],
      },
      explanation:
        'The sum is 46, and only 44, 48 and 52 pass. A Z → μμ decay produces two muons, so one muon and three electrons are not two Z → ℓℓ decays.',
    },
    {
      id: 'standard-model-weight-scaling',
      question:
        'A simulated event has a weight of 0.0020 for the 0.105 fb⁻¹ of the first period. What is its weight for 36.6 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 0.697,
        tolerance: 0.005,
        misconceptions: [
          {
            value: 0.0732,
            tolerance: 0.001,
            feedback:
              'You multiplied by 36.6. The weight was calculated for 0.105 fb⁻¹, so divide by that luminosity too.',
          },
          {
            value: 0.00000574,
            tolerance: 2e-7,
            feedback:
              'You multiplied by the inverse ratio. More data give each simulated event a larger weight.',
          },
        ],
      },
      explanation: text`$0.0020\times36.6/0.105=0.697$: the weight is proportional to the luminosity.`,
    },
    {
      id: 'standard-model-wrapped-angle',
      question: text`Two jets have $\phi=2.8$ and $\phi=-2.9$. What is the azimuthal angle between them, in radians?`,
      answer: {
        kind: 'number',
        value: 0.583,
        tolerance: 0.006,
        unit: 'rad',
        misconceptions: [
          {
            value: 5.7,
            tolerance: 0.05,
            feedback:
              'The shorter way round the circle is through π. An angle between two directions is at most π.',
          },
          {
            value: 0.1,
            tolerance: 0.005,
            feedback: 'You left out the minus sign: the two jets are on different sides of φ = π.',
          },
        ],
      },
      explanation: text`$2\pi-5.7=0.583$ rad, or 33°. Code that does not bring the difference into the range from −π to π gives 5.7 rad, an angle that is impossible between two directions.`,
      review: true,
    },
    {
      id: 'standard-model-transverse-mass',
      question:
        'A lepton of 50 GeV and a missing transverse momentum of 50 GeV are at right angles to each other in the transverse plane. What is the transverse mass?',
      answer: {
        kind: 'number',
        value: 70.7,
        tolerance: 0.4,
        unit: 'GeV',
        misconceptions: [
          {
            value: 100,
            tolerance: 0.5,
            feedback: text`This is the value if they are back to back, $\cos\Delta\phi=-1$.`,
          },
          {
            value: 0,
            tolerance: 0.4,
            feedback: text`This is the value if they point in the same direction, $\cos\Delta\phi=1$.`,
          },
          {value: 5000, tolerance: 20, feedback: 'Take the square root.'},
        ],
      },
      explanation: text`$\cos\Delta\phi=0$, so $m_\mathrm{T}=\sqrt{2\times50\times50}=70.7$ GeV. The largest value for these momenta, 100 GeV, is reached if the lepton and the neutrino are back to back.`,
      review: true,
    },
    {
      id: 'standard-model-crack-cut',
      question:
        'The notebook requires |η| < 1.52 or |η| > 1.37 to remove photons in the crack. What does the cut do?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It removes no photon, because each satisfies at least one condition.',
            correct: true,
          },
          {
            text: 'It removes all photons, because the two conditions conflict.',
            feedback: 'With "or", one of the two conditions is enough.',
          },
          {
            text: 'It removes the photons in the crack, as intended.',
            feedback: 'Test a photon at 1.45: it satisfies both conditions.',
          },
          {
            text: 'It keeps only the photons in the crack between 1.37 and 1.52.',
            feedback: 'This would be the effect of "and" instead of "or".',
          },
        ],
      },
      explanation:
        'Every number is below 1.52 or above 1.37. The correct condition is |η| < 1.37 or |η| > 1.52.',
    },
  ],
};
