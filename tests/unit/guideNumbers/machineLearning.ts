/** Numbers of the guide to the machine-learning lab: what its methods reach, and what cuts by hand leave. */
import {fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {best, byHand, inTable, mean, meanBest, testArea, trainArea} from './labMeans';
import {labRun, seeds} from './labResults';
import {left, significance} from './sample';
import {fractionText} from './shapes';

const raw = String.raw;

const sevenCuts =
  'in.mll=76..106&in.met=90..&in.metOverHt=0.6..&in.deltaRLl=..1.8&in.deltaPhiLlMet=154.7..&in.fractionalDifference=..0.2&is.bJets=0';
const manual = byHand(sevenCuts);
const boosted = seeds.map((seed) => best('boosted', seed));
const gain = mean((seed) => best('boosted', seed)) / manual;
const range = [fixed(Math.min(...boosted), 2), fixed(Math.max(...boosted), 2)] as const;

const expected = (which: string): number => left('dm13', '', which);
const first = labRun('boosted 1').best;
const kept = {signal: first?.signal ?? NaN, background: first?.background ?? NaN};
/** The same as the page prints them, for sums that readers do with printed numbers. */
const printed = {
  signal: Number(fixed(kept.signal, 1)),
  background: Number(fixed(kept.background, 1)),
};

const sizes = [9, 8, 4, 1] as const;
const weights = sizes.slice(1).reduce((sum, size, i) => sum + size * (sizes[i] ?? 0), 0);
const constants = sizes.slice(1).reduce((sum, size) => sum + size, 0);

const accuracy = labRun('lesson accuracy').quality;
const area = (name: string, of: 'testAuc' | 'trainAuc', places: number): string =>
  fixed(labRun(name)[of] ?? NaN, places);

export const machineLearningRows: readonly Row[] = workedOn('webapps/mlapp', [
  [
    'On test events the best reach a significance of 4.93, compared with 4.37',
    fixed(Math.max(...(['boosted', 'network'] as const).map((one) => Number(meanBest(one)))), 2),
    fixed(manual, 2),
  ],
  ['find about 50 such simulated events', whole(expected('signal'))],
  [
    'raises the significance from 3.20 to 4.37',
    fixed(significance('dm13', ''), 2),
    fixed(manual, 2),
  ],
  ['are about five times the signal', fractionText(expected('background') / expected('signal'))],
  ['among 248 background events', whole(expected('background'))],
  ['| 50.4 | the signal', fixed(expected('dm'), 1)],
  ['| 83.9 | the second Z', fixed(expected('zz'), 1)],
  ['| 80.7 | two W bosons', fixed(expected('nonResonant'), 1)],
  ['| 49.4 | a mismeasured jet', fixed(expected('zjets'), 1)],
  ['| 33.9 | the third lepton', fixed(expected('wz'), 1)],
  [raw`make $9\times8+8\times4+4=108$ weights and 13 constants`, whole(weights), whole(constants)],
  ['the area under the ROC curve (AUC) is 0.5', area('points logistic', 'testAuc', 1)],
  [
    'with four levels it reaches about 0.96, and the network with layers of 8 and 4 nodes 0.98',
    area('points tree', 'testAuc', 2),
    area('points network', 'testAuc', 2),
  ],
  [raw`$\sqrt{0.3}=0.55$`, fixed(Math.sqrt(0.3), 2)],
  [
    'Boosted trees and a network reach the highest S/√B, 4.93',
    meanBest('boosted'),
    meanBest('network'),
  ],
  ['no selection | 0.5 | 0.5 | 3.20 |', fixed(byHand(''), 2)],
  ['one cut: ETmiss above 119 GeV | – | – | 3.38 |', fixed(byHand('in.met=119..'), 2)],
  ['one cut: ETmiss/HT above 0.67 | – | – | 3.61 |', fixed(byHand('in.metOverHt=0.67..'), 2)],
  ['seven manual cuts | – | – | 4.37 |', fixed(manual, 2)],
  [sevenCuts, sevenCuts],
  ['cuts found by the lab | 0.801 | 0.804 | 4.44 |', inTable('cuts')],
  ['one tree, 4 levels | 0.788 | 0.795 | 4.40 |', inTable('tree')],
  ['logistic regression | 0.827 | 0.829 | 4.74 |', inTable('logistic')],
  ['forest, 100 trees | 0.837 | 0.858 | 4.87 |', inTable('forest')],
  ['boosted trees, 100 of 3 levels | 0.840 | 0.852 | 4.93 |', inTable('boosted')],
  ['network, layers of 8 and 4 | 0.840 | 0.845 | 4.93 |', inTable('network')],
  ['the significance ranges from 4.80 to 5.05', ...range],
  ['The gain over manual cuts is about 13 %', percent(gain - 1)],
  [raw`$(4.93/4.37)^2-1=27\ \%$`, meanBest('boosted'), fixed(manual, 2), percent(gain ** 2 - 1)],
  ['On the published files, the best method gains 5 %', percent(4.69 / 4.48 - 1)],
  [
    'a method has an accuracy of 99.2 % and finds 30 % of the signal; always predicting "background" has 99.0 %',
    percent(accuracy.accuracy ?? NaN, 1),
    percent(accuracy.recall ?? NaN),
    percent(accuracy.lazyAccuracy ?? NaN, 1),
  ],
  [
    'reaches an AUC of 0.989 on its 200 training events, and 0.623 on the test events',
    area('lesson overtraining', 'trainAuc', 3),
    area('lesson overtraining', 'testAuc', 3),
  ],
  ['An AUC of 1.000 at the first attempt', area('lesson leakage', 'testAuc', 3)],
  ['34 % of the background that passes has moved', percent(labRun('lesson mass').moved ?? NaN)],
  [
    '33.1 of the 50.4 signal events and 44.9 background events pass',
    fixed(kept.signal, 1),
    fixed(expected('signal'), 1),
    fixed(kept.background, 1),
  ],
  [
    raw`$33.1/\sqrt{44.9}=4.94$; the lab, which does not round intermediate values, gives 4.93`,
    fixed(printed.signal / Math.sqrt(printed.background), 2),
    fixed(best('boosted', 1), 2),
  ],
  [raw`$1-33.1/50.4=34\ \%$`, percent(1 - kept.signal / expected('signal'))],
  ['it also removes 82 % of the background', percent(1 - kept.background / expected('background'))],
  [
    'A random forest has an AUC of 0.858 on training events and 0.837 on test events',
    trainArea('forest'),
    testArea('forest'),
  ],
  ['0.837 is better than the 0.788 of the single tree', testArea('forest'), testArea('tree')],
  ['here between 4.80 and 5.05 for three seeds', ...range],
  [
    'reaches the AUC of logistic regression, 0.827, and the larger one 0.840',
    testArea('logistic'),
    testArea('without layers'),
    testArea('network'),
  ],
  [
    '"4.9 is nearly 5, a discovery"',
    fixed(
      mean((seed) => best('boosted', seed)),
      1,
    ),
  ],
]);
