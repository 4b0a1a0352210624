/** Self-checks of the page on the change from 2020 to 2025 variables. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const variables2025: PageChecksSource = {
  page: '/docs/13TeV25Doc/cheatsheet/variables',
  questions: [
    {
      id: 'variables-missing-momentum',
      question:
        'A 2020 script requires `met_et > 30000` and plots `met_et / 1000`. What should these become for the 2025 files?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '`met > 30000` and `met / 1000`',
            feedback: 'The name is right, but the unit is not: the 2025 files are in GeV.',
          },
          {
            text: '`met > 30` and `met / 1000`',
            feedback: 'The plot would show values a thousand times too small.',
          },
          {
            text: '`met_et > 30` and `met_et`',
            feedback: 'The branch has a new name, so this raises a `KeyInFileError`.',
          },
          {text: '`met > 30` and `met`', correct: true},
        ],
      },
      explanation:
        'The branch is called `met` and is in GeV, so the cut is `met > 30`, and the plot needs no division.',
    },
    {
      id: 'variables-b-veto',
      question:
        'A 2020 script rejects events that contain a jet with `jet_MV2c10 > 0.1758475`. Which events should it reject in the 2025 files?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Those with a jet that has `jet_btag_quantile >= 2`', correct: true},
          {
            text: 'Those with a jet that has `jet_btag_quantile >= 4`',
            feedback:
              'This is the 70 % working point, tighter than the old cut, so more b-jets would survive the veto.',
          },
          {
            text: 'Those with a jet that has `jet_btag_quantile > 0.1758475`',
            feedback: 'The quantile is an integer from 1 to 5, so every jet exceeds this number.',
          },
          {
            text: 'Those with a jet that has `jet_btag_quantile == 1`',
            feedback:
              'A value of 1 means that the jet fails all working points, so this would reject events with jets that are not b-tagged.',
          },
        ],
      },
      explanation:
        'The 2020 cut is the 85 % working point, which is `jet_btag_quantile >= 2` in 2025.',
    },
    {
      id: 'variables-missing-slice',
      question:
        'The three Z → ee samples cover 2.5, 13.0 and 84.6 % of the cross-section. The prediction of your converted script is a sixth of the data. What do you check first?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Whether 700320, with 2.5 %, was read',
            feedback: 'Without it, only 2.5 % would be missing.',
          },
          {
            text: 'Whether 700321, with 13.0 %, was read',
            feedback: 'Without it, 13 % would be missing, not five sixths.',
          },
          {text: 'Whether 700322, with 84.6 %, was read', correct: true},
          {
            text: 'Whether a sample was added twice',
            feedback: 'Then the prediction would be too large.',
          },
        ],
      },
      explanation:
        'Without 700322, only 15.4 % of the cross-section remains. Then check that the luminosity is in pb⁻¹ and that `kfac` is applied.',
    },
    {
      id: 'variables-statistical-uncertainty',
      question:
        'A selection gives a statistical uncertainty of 4 % with the 10.06 fb⁻¹ of the 2020 release. What do you expect with the 36.6 fb⁻¹ of the 2025 release, in %?',
      answer: {
        kind: 'number',
        value: 2.1,
        tolerance: 0.06,
        unit: '%',
        misconceptions: [
          {
            value: 1.1,
            tolerance: 0.05,
            feedback:
              'The uncertainty falls with the square root of the amount of data, not in proportion to it.',
          },
          {
            value: 7.6,
            tolerance: 0.2,
            feedback: 'More data make the relative uncertainty smaller, not larger.',
          },
        ],
      },
      explanation: text`$36.6/10.06=3.64$ times as many events, so the relative uncertainty is $4\ \%/\sqrt{3.64}=2.1\ \%$.`,
      review: true,
    },
  ],
};
