/** Numbers in the summaries, titles and remarks of the guides that look for H → WW in simulation. */
import {largestFactor} from '../../../src/apps/histogramAnalyser/model/signalScale';
import {stratified} from '../../../src/physics/montecarlo/stratified';
import {seededRandom} from '../../../src/physics/random';
import {processComponents} from '../../../src/samples/hww13/processes';
import {higgsCorrection} from '../../../src/samples/hww13/published';
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {background, higgs, kept, ratio, recipes} from './hww13';
import {counted, left, significance} from './sample';
import {fullest, fractionText} from './shapes';

const raw = String.raw;

const value = (cuts: string): number => significance('hww13', cuts);
const both = Math.hypot(value(recipes.zeroJets), value(recipes.oneJet));
const beforeLastTwo = 'jets=0 mll<75 ptll>=30';
const [peak] = fullest('hww13', 'mll', 'z', {step: 5, to: 105});

/** The step of a cut flow that adds most to the significance, with the values before and after it. */
function largestStep(cuts: readonly string[]): readonly [step: string, ...values: string[]] {
  const flow = ['', ...cuts.map((_, at) => cuts.slice(0, at + 1).join(' '))];
  const gains = cuts.map((_, at) => value(flow[at + 1] ?? '') - value(flow[at] ?? ''));
  const at = gains.indexOf(Math.max(...gains));
  return [cuts[at] ?? '', ratio(flow[at] ?? ''), ratio(flow[at + 1] ?? '')];
}

const [thirdCut, ...thirdValues] = largestStep(recipes.zeroJets.split(' '));
const [emuCut, ...emuValues] = largestStep(recipes.oneJet.split(' '));
const ordinal = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Fraction of Higgs events below 60° if the W bosons decay isotropically: a choice in "What if". */
const withoutSpin = stratified(
  seededRandom(1),
  processComponents({hasSpinCorrelations: false}).higgs,
  1,
)
  .filter(({event}) => event.deltaPhiLl < Math.PI / 3)
  .reduce((sum, {weight}) => sum + weight, 0);

const uncertain = (cuts: string): number =>
  significance('hww13', cuts, '', 'asimovWithUncertainty');

export const higgsSummaryRows: readonly Row[] = [
  ...workedOn('webapps/histanalyser', [
    ['a mass below 75 GeV raises it from 0.15 to 0.86', ratio(''), ratio('mll<75')],
    [
      'The Z background is 18,000 times as large as the signal',
      digits(left('hww13', '', 'z') / higgs(''), 2),
    ],
    ['Two cuts raise S/√B from 0.15 to 1.32', ratio(''), ratio('mll<75 deltaPhiLl<80')],
    [
      'the prediction may be wrong by 2,030 events, five times the signal',
      fractionText((0.01 * background('mll<75')) / higgs('mll<75')),
    ],
    [
      'the outline shows them, multiplied by 10,000',
      whole(
        largestFactor({
          signal: counted('hww13', '', 'signal'),
          background: counted('hww13', '', 'background'),
        }),
      ),
    ],
    ['Every $S/\\sqrt{B}$ is 3.2 times larger', fixed(higgsCorrection, 1)],
    ['The signal falls by 2 %', percent(1 - kept('higgs', 'mll<75'))],
    [raw`the tall peak of $m_{\ell\ell}$ at 90 GeV`, whole(peak)],
  ]),
  ...workedOn('webapps/the_display_histograms_13TeV', [
    ['raises the significance sevenfold', fractionText(value('channel=2') / value(''))],
    ['S/√B rises from 0.15 to 1.09', ratio(''), ratio('channel=2')],
    ['three quarters of the Z events lie below 20 GeV', fractionText(kept('z', 'ptll<20'))],
    [
      'the most common values are 50 to 70 GeV',
      ...fullest('hww13', 'ptll', 'higgs', {width: 20, step: 10, to: 200}).map(whole),
    ],
    [
      'Half of the Z events lie above 170°',
      fractionText(kept('z', 'deltaPhiLl>=170')).replace('h', 'H'),
    ],
    ['It has a spike near 90 GeV', whole(fullest('hww13', 'mll', 'ww', {step: 5, to: 105})[0])],
    ['half of the Higgs events lie below 40°', fractionText(kept('higgs', 'deltaPhiLl<40'))],
    [
      'the fraction of Higgs events below 60° drops from two thirds to about one half',
      fractionText(kept('higgs', 'deltaPhiLl<60')),
      fractionText(withoutSpin),
    ],
    [
      'each multiply the significance by 6 or 7. Why do they not give a factor of 40 together?',
      fixed(value('mll<75') / value(''), 0),
      fixed(value('channel=2') / value(''), 0),
      digits((value('mll<75') * value('channel=2')) / value('') ** 2, 1),
    ],
    ['The highest bin is the one from 90 to 95 GeV', whole(peak), whole(peak + 5)],
  ]),
  ...workedOn('webapps/find_the_higgs_2_13TeV', [
    [
      'reaches a significance of 1.7, one with a single jet 2.0, and the two together 2.6',
      ratio(recipes.zeroJets, 1),
      ratio(recipes.oneJet, 1),
      fixed(both, 1),
    ],
    [
      'The third cut raises S/√B most, from 0.45 to 1.62',
      ordinal[recipes.zeroJets.split(' ').indexOf(thirdCut)] ?? 'none',
      ...thirdValues,
    ],
    [
      'The eμ requirement raises S/√B most, from 0.15 to 1.26',
      emuCut === 'channel=2' ? 'eμ' : emuCut,
      ...emuValues,
    ],
    ['Together the two selections reach 2.6.', fixed(both, 1)],
    ['Raising the significance from 2.63 to 3 requires', fixed(both, 2)],
    [
      'they remove half of the signal',
      fractionText(1 - higgs(recipes.zeroJets) / higgs(beforeLastTwo)),
    ],
    [
      'By that measure, the last two cuts double the significance',
      fractionText(uncertain(recipes.zeroJets) / uncertain(beforeLastTwo)),
    ],
    ['believing that 1.7 is "almost 3"', ratio(recipes.zeroJets, 1)],
  ]),
];
