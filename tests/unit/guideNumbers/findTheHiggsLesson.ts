/** Numbers in the texts of the lesson on H → WW, which come from the sample of its app. */
import {inQuadrature} from '../../../src/physics/resolution';
import {higgsCorrection} from '../../../src/samples/hww13/published';
import {fixed, percent, whole} from '../workedNumbers/print';
import {ofLesson, type LessonRow} from '../workedNumbers/lessons';
import {background, higgs, ratio, recipes} from './hww13';
import {left, significance} from './sample';
import {fullest, fractionText} from './shapes';

const raw = String.raw;

const tight = 'met>=100';
const lowMass = 'mll<75';
const cutAway = (cuts: string): number => 1 - background(cuts) / background('');
const kept = (cuts: string): number => higgs(cuts) / higgs('');
/** Printed values, for what students calculate from them. */
const two = [Number(ratio(recipes.zeroJets)), Number(ratio(recipes.oneJet))] as const;
const together = Number(fixed(inQuadrature(...two), 2));
const rise = significance('hww13', lowMass) / significance('hww13', '');

export const findTheHiggsLessonRows: readonly LessonRow[] = ofLesson('find-the-higgs-app', [
  ['find H → WW among seven million events', fractionText(Math.round(background('') / 1e6))],
  [
    raw`removes 99.8 % of the background, and 96 % of the signal with it: $S/\sqrt B$ is 0.155`,
    percent(cutAway(tight), 1),
    percent(1 - kept(tight)),
    ratio(tight, 3),
  ],
  [
    raw`removes 97 % of the background and keeps 98 % of the signal: here $S/\sqrt B$ is 0.862`,
    percent(cutAway(lowMass)),
    percent(kept(lowMass)),
    ratio(lowMass, 3),
  ],
  [
    'is most often between 20 and 45 GeV',
    ...fullest('hww13', 'mll', 'higgs', {width: 25, step: 5, to: 105}).map(whole),
  ],
  ['A significance of 2.6 proves', fixed(together, 1)],
  ['the expected signal is 2.6 times', fixed(together, 1)],
  [
    'The best cut loses about nine Higgs events',
    ['nine'][Math.round(higgs('') - higgs(lowMass)) - 9] ?? 'another number of',
  ],
  ['if 10 fb⁻¹ gives 2.63', fixed(together, 2)],
  [
    'Of 396.6 events 388.1 remain, 98 %, while 3 % of the background remains',
    fixed(higgs(''), 1),
    fixed(higgs(lowMass), 1),
    percent(kept(lowMass)),
    percent(1 - cutAway(lowMass)),
  ],
  [
    raw`$S/\sqrt B$ rises from 0.146 to 0.862, nearly six times`,
    ratio('', 3),
    ratio(lowMass, 3),
    fractionText(rise),
  ],
  [
    raw`$\sqrt{1.68^2+2.02^2}=2.63$`,
    ratio(recipes.zeroJets),
    ratio(recipes.oneJet),
    fixed(together, 2),
  ],
  [raw`$10\times(3/2.63)^2=13$`, fixed(together, 2), fixed(10 * (3 / together) ** 2, 0)],
  [raw`$10\times(5/2.63)^2=36$`, fixed(together, 2), fixed(10 * (5 / together) ** 2, 0)],
  [
    'cross-section that was 3.2 times too small: it started from 124 Higgs events instead of 397, and all its significances are 3.2 times smaller',
    fixed(higgsCorrection, 1),
    whole(left('hww13', '', 'signal', 'published2020')),
    whole(higgs('')),
  ],
]);
