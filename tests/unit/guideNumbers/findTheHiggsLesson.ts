/** Numbers in the texts of the lesson on H → WW, which come from the sample of its app. */
import {inQuadrature} from '../../../src/physics/resolution';
import {higgsCorrection} from '../../../src/samples/hww13/published';
import {withoutJets} from '../../../src/data/lessons/selections';
import {masses} from '../../../src/physics/masses';
import {teachingLuminosity} from '../workedNumbers/luminosity';
import {fixed, percent, whole} from '../workedNumbers/print';
import {numberIn, questionWith} from '../workedNumbers/sheets';
import {coachLimits, countedCut, limitsOf} from './cuts';
import {ofLesson, type LessonRow} from '../workedNumbers/lessonRow';
import {background, higgs, ratio, recipes} from './hww13';
import {left, significance} from './sample';
import {fullest, fractionText} from './shapes';

const raw = String.raw;

const [tightLimit = ''] = coachLimits('hww13-single-cuts', 'missing');
const tight = `met>=${tightLimit}`;
const lowMass = countedCut(withoutJets.mass.cut);
const limit = (cut: keyof typeof withoutJets): string => limitsOf(withoutJets[cut].cut)[0] ?? '';
const wanted = questionWith('find-the-higgs-app', 'How much luminosity is needed');
const [evidence, discovery] = [
  numberIn(wanted, /significance of (\d+)/),
  numberIn(wanted, /how much for (\d+)/),
];
const cutAway = (cuts: string): number => 1 - background(cuts) / background('');
const kept = (cuts: string): number => higgs(cuts) / higgs('');
/** Printed values, for what students calculate from them. */
const two = [Number(ratio(recipes.zeroJets)), Number(ratio(recipes.oneJet))] as const;
const together = Number(fixed(inQuadrature(...two), 2));
const neededFor = (significanceWanted: number): string =>
  fixed(teachingLuminosity * (significanceWanted / together) ** 2, 0);
const rise = significance('hww13', lowMass) / significance('hww13', '');

export const findTheHiggsLessonRows: readonly LessonRow[] = ofLesson('find-the-higgs-app', [
  ['find H → WW among seven million events', fractionText(Math.round(background('') / 1e6))],
  [
    raw`missing momentum above 100 GeV removes 99.8 % of the background, and 96 % of the signal with it: $S/\sqrt B$ is 0.155`,
    tightLimit,
    percent(cutAway(tight), 1),
    percent(1 - kept(tight)),
    ratio(tight, 3),
  ],
  [
    raw`dilepton mass below 75 GeV removes 97 % of the background and keeps 98 % of the signal: here $S/\sqrt B$ is 0.862`,
    limit('mass'),
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
  ['if 10 fb⁻¹ give the significance of question 5', String(teachingLuminosity)],
  [
    'Of the 396.6 signal events, 388.1 (98 %) remain, but only 3 % of the background',
    fixed(higgs(''), 1),
    fixed(higgs(lowMass), 1),
    percent(kept(lowMass)),
    percent(1 - cutAway(lowMass)),
  ],
  [
    raw`$S/\sqrt B$ rises from 0.146 to 0.862: it becomes nearly six times as large`,
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
  [
    raw`$10\times(3/2.63)^2=13$ fb⁻¹ for 3`,
    raw`${teachingLuminosity}\times(${evidence}/${together})^2=${neededFor(evidence)}`,
    `for ${evidence}`,
  ],
  [
    raw`$10\times(5/2.63)^2=36$ fb⁻¹ for 5`,
    raw`${teachingLuminosity}\times(${discovery}/${together})^2=${neededFor(discovery)}`,
    `for ${discovery}`,
  ],
  ['Compare with the 36 fb⁻¹', neededFor(discovery)],
  ['A discovery requires a significance of 5', String(discovery)],
  ['expected events in 10 fb⁻¹', String(teachingLuminosity)],
  ['The dilepton mass peaks at 125 GeV', fixed(masses.higgs, 0)],
  [
    'dilepton invariant mass below 75 GeV; transverse momentum of the lepton pair above 30 GeV; missing transverse momentum above 40 GeV; azimuthal separation of the leptons below 80°',
    limit('mass'),
    limit('pairMomentum'),
    limit('missing'),
    limit('angle'),
  ],
  ['a dilepton mass below 75 GeV is the best cut', limit('mass')],
  [
    'cross-section that was too small by a factor of 3.2: it started from 124 Higgs events instead of 397, and all its significances are smaller by the same factor',
    fixed(higgsCorrection, 1),
    whole(left('hww13', '', 'signal', 'published2020')),
    whole(higgs('')),
  ],
]);
