/** Self-checks of the page on the 8 TeV education data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const data2016: PageChecksSource = {
  page: '/docs/data/for_education/8TeV_details',
  questions: [
    {
      id: 'data2016-z-decays',
      question:
        'The cross-section of Z → μμ at 8 TeV is 1241.21 pb. How many million such decays are expected in 1 fb⁻¹, before any selection?',
      answer: {
        kind: 'number',
        value: 1.24,
        tolerance: 0.02,
        unit: 'million',
        misconceptions: [
          {
            value: 0.00124,
            tolerance: 0.0001,
            feedback: '1 fb⁻¹ is 1000 pb⁻¹, and the cross-section is in pb.',
          },
        ],
      },
      explanation: text`$1000\times1241.21\approx 1.24$ million.`,
    },
    {
      id: 'data2016-trigger-threshold',
      question:
        'Every event in the files has a good lepton above 25 GeV. You lower your cut on the leading lepton to 20 GeV. How many more events do you get?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '25 % more, in proportion to the threshold',
            feedback: 'The spectrum is not flat, and above all, the files contain no such events.',
          },
          {text: 'None, because such events are not in the files', correct: true},
          {
            text: 'Many more, because the spectrum falls steeply',
            feedback: 'The spectrum falls, but events without a lepton above 25 GeV were not kept.',
          },
          {
            text: 'Fewer, because more events fail the veto',
            feedback: 'A looser cut on the leading lepton does not remove events.',
          },
        ],
      },
      explanation:
        'Each event was kept because it contains a good lepton above 25 GeV. A looser cut cannot recover events that were not kept.',
    },
    {
      id: 'data2016-transverse-mass',
      question:
        'An event has a muon with a transverse momentum of 30 GeV, and the missing transverse momentum is 40 GeV. The azimuthal angle between them is 0.5 rad. What is the transverse mass?',
      answer: {
        kind: 'number',
        value: 17.1,
        tolerance: 0.4,
        unit: 'GeV',
        misconceptions: [
          {
            value: 67.1,
            tolerance: 0.6,
            feedback: text`You added the cosine. The formula has $1-\cos\Delta\phi$.`,
          },
          {value: 294, tolerance: 3, feedback: 'Take the square root.'},
          {
            value: 0.3,
            tolerance: 0.05,
            feedback: 'The angle is in radians. You used the cosine of 0.5 degrees.',
          },
        ],
      },
      explanation: text`$m_\mathrm{T}=\sqrt{2\cdot30\cdot40\,(1-\cos0.5)}=\sqrt{2400\cdot0.1224}=17\ \GeV$, so the event fails the W selection, which requires a transverse mass above 30 GeV. Missing transverse momentum in the direction of the lepton is typical of a mismeasured lepton.`,
      review: true,
    },
    {
      id: 'data2016-misplaced-bracket',
      question:
        'The framework tests `abs(jet.eta() > 2.5)` to reject jets. What happens to a jet at η = −3.1?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It is rejected, because its absolute value is above 2.5.',
            feedback:
              'The code takes the absolute value of the result of the comparison, not of η.',
          },
          {
            text: 'It is rejected, because a negative η is not allowed.',
            feedback: 'Negative η is as valid as positive η: it is the other side of the detector.',
          },
          {text: 'It is kept, because −3.1 is not greater than 2.5.', correct: true},
          {
            text: 'It stops the program, because `abs` needs a number.',
            feedback: 'The comparison is converted to 0 or 1, so the code runs.',
          },
        ],
      },
      explanation:
        'The comparison is made first, and it is false for every negative η. The bracket belongs after `eta()`: `abs(jet.eta()) > 2.5`.',
    },
  ],
};
