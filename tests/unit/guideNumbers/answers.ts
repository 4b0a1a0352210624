/** Answers to the challenges of the guides for classes and for machine learning. */
import {invariantMass} from '../../../src/physics/kinematics';
import {masses} from '../../../src/physics/masses';
import {fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {coachCut, coachLimits, countedCut} from './cuts';
import {left, significance} from './sample';

const raw = String.raw;

const window = countedCut(coachCut('hzz13-four-leptons', 'window'));
const second = `${window} ${countedCut(coachCut('hzz13-four-leptons', 'second'))}`;
const four = (cuts: string, which = 'simulation'): string => fixed(left('hzz13', cuts, which), 1);
const ratio = (cuts: string): string => fixed(significance('hzz13', cuts), 1);
const keptSignal = Number(four(second, 'signal')) / Number(four(window, 'signal'));
const keptBackground = Number(four(second, 'background')) / Number(four(window, 'background'));

/** Fractions as the page prints them, and calculates with them. */
const rounded = [Number(fixed(keptSignal, 2)), Number(fixed(keptBackground, 2))] as const;

const classes = {groups: 20};
const perGroup = fixed(left('hzz13', window) / classes.groups, 1);
const empty = Math.exp(-Number(perGroup));

const muons = {pt: [60, 30], deltaEta: 1, deltaPhi: 2.5} as const;
const [first, other] = [fixed(Math.cosh(muons.deltaEta), 3), fixed(-Math.cos(muons.deltaPhi), 3)];
const medium = 749;

const dm = (which: string): string => fixed(left('dm13', '', which), 1);
const node = {signal: 30, background: 10};
const share = node.signal / (node.signal + node.background);
/** Results of the methods on the published files, which are not part of this project. */
const published = {forest: 4.69, manual: 4.48};
const found = {right: 30, wrong: 45, missed: 20, rejected: 200};
const all = found.right + found.wrong + found.missed + found.rejected;
const good = found.right + found.rejected;
const none = found.wrong + found.rejected;

export const answerRows: readonly Row[] = [
  ...workedOn('webapps/teachersapp', [
    [
      raw`$24.6/28.2=87\,\%$ of the signal and $9.2/16.7=55\,\%$ of the background. The factor is $0.87/\sqrt{0.55}=1.17$, which agrees with $8.1/6.9$`,
      raw`${four(second, 'signal')}/${four(window, 'signal')}=${percent(keptSignal)}\,`,
      raw`${four(second, 'background')}/${four(window, 'background')}=${percent(keptBackground)}\,`,
      raw`${rounded[0]}/\sqrt{${rounded[1]}}=${fixed(rounded[0] / Math.sqrt(rounded[1]), 2)}`,
      `${ratio(second)}/${ratio(window)}`,
    ],
    [
      'no event at all between 120 and 130 GeV in Lab 2',
      ...coachLimits('hzz13-four-leptons', 'window'),
    ],
    [
      raw`A group expects $44.9/20=2.2$ events, and $e^{-2.2}=11\,\%$: two of the twenty`,
      `${four(window)}/${classes.groups}=${perGroup}`,
      raw`e^{-${perGroup}}=${percent(empty)}\,`,
      Math.round(classes.groups * empty) === 2 ? 'two' : 'other',
    ],
    [
      raw`momenta of 60 and 30 GeV, with $\Delta\eta=1.0$ and $\Delta\phi=2.5$ rad`,
      muons.pt.join(' and '),
      fixed(muons.deltaEta, 1),
      String(muons.deltaPhi),
    ],
    [
      raw`$M^2=2\times60\times30\times(1.543+0.801)=8438\ \GeV^2$, so $M=91.9$ GeV`,
      raw`2\times${muons.pt.join(raw`\times`)}\times(${first}+${other})`,
      fixed(2 * muons.pt[0] * muons.pt[1] * (Number(first) + Number(other)), 0),
      fixed(invariantMass({...muons, pt: [...muons.pt]}), 1),
    ],
    [
      'Which will be higher, the peak at 91 GeV or the Higgs peak at 125 GeV',
      fixed(masses.z, 0),
      fixed(masses.higgs, 0),
    ],
    ['a group finds 749 four-lepton events', String(medium)],
    ['| four leptons, all cuts | 392 | 749 |', String(medium)],
    [
      raw`$1/\sqrt{749}=3.7\,\%$, between`,
      raw`1/\sqrt{${medium}}=${percent(1 / Math.sqrt(medium), 1)}`,
    ],
    [
      raw`so $1.1\,\%/2\approx0.6\,\%$`,
      percent(left('zll13', 'channel!=2 sameCharge=1') / left('zll13', 'channel!=2'), 1),
    ],
  ]),
  ...workedOn('webapps/mlapp', [
    [
      raw`$B=83.9+80.7+33.9=198.5$, so $S/\sqrt B=50.4/\sqrt{198.5}=3.58$, compared with 3.20`,
      dm('zz'),
      dm('dm'),
      fixed(significance('dm13', ''), 2),
    ],
    [
      'A node contains 30 signal and 10 background events',
      `${node.signal} signal`,
      `${node.background} background`,
    ],
    [
      raw`$p=30/40=0.75$, and $2\times0.75\times0.25=0.375$`,
      `${node.signal}/${node.signal + node.background}=${share}`,
      raw`2\times${share}\times${1 - share}=${2 * share * (1 - share)}`,
    ],
    [
      'gives 30 true positives, 45 false positives, 20 false negatives and 200 true negatives',
      ...Object.values(found).map(String),
    ],
    [
      raw`Accuracy $230/295=78\,\%$, precision $30/75=40\,\%$, recall $30/50=60\,\%$`,
      raw`${good}/${all}=${percent(good / all)}\,`,
      raw`${found.right}/${found.right + found.wrong}=${percent(found.right / (found.right + found.wrong))}\,`,
      raw`${found.right}/${found.right + found.missed}=${percent(found.right / (found.right + found.missed))}\,`,
    ],
    [raw`has an accuracy of $245/295=83\,\%$`, raw`${none}/${all}=${percent(none / all)}\,`],
    ['reaches 4.69 and ten manual cuts 4.48. To how much', ...Object.values(published).map(String)],
    [raw`$(4.69/4.48)^2-1=10\,\%$`, percent((published.forest / published.manual) ** 2 - 1)],
    ['| random forest | 4.69 |', String(published.forest)],
    ['| ten manual cuts | 4.48 |', String(published.manual)],
  ]),
  ...workedOn('webapps/data-and-simulated-data_13TeV', [
    [
      'throw a die 60 and 600 times, and use the result to predict how many sixes 6,000 throws give. Each throw has a weight of 100 in the first group and 10 in the second',
      whole(6000 / 60),
      whole(6000 / 600),
    ],
    [
      'From 60 to 65 GeV there are 4,241 pseudo-data events',
      whole(left('hww13d', 'mll>=60 mll<65', 'data')),
    ],
    [
      'at least 180 GeV of missing transverse momentum. There are 68 pseudo-data events',
      whole(left('hww13d', 'met>=180', 'data')),
    ],
    ['1 pb. In 10 fb⁻¹ that gives 10,000 events', whole(1 * 10 * 1000)],
  ]),
];
