/** Numbers of the short labs on pages of analyses: what their steps leave of the teaching samples. */
import {digits, digitsTex, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {left, significance} from './sample';
import {fractionText} from './shapes';

const raw = String.raw;

const emu = 'channel=2';
const noJet = `${emu} jets=0`;
const recoiling = `${noJet} met>=20 ptll>=30`;
const together = `${recoiling} mll<55 deltaPhiLl<103`;
const at8 = (cuts: string, which: string): number => left('hww8', cuts, which);
/** Background events for one of the signal. */
const perSignal = (cuts: string): string => whole(at8(cuts, 'background') / at8(cuts, 'signal'));
const ratioAt8 = (cuts: string): number => significance('hww8', cuts);

const four = (cuts: string, which: string): number => left('hzz13', cuts, which);
const peak = 'm4l>=120 m4l<130';
const heavyPair = `${peak} m34>=20`;
const exact = (cuts: string): number => significance('hzz13', cuts, undefined, 'asimov');

const photons = (from: number, to: number, which = 'data'): number =>
  left('hyy13', `myy>=${from} myy<${to}`, which);
const [below, inside, above] = [photons(116, 122), photons(122, 128), photons(128, 134)];
const line = (below + above) / 2;
const exponential = Math.sqrt(below * above);
const inWindow = 'myy>=122 myy<128';

const pairs = (cuts: string, which = 'simulation'): number => left('zll13', cuts, which);
const impurity = (cuts: string): string => percent(pairs(cuts, 'background') / pairs(cuts), 1);
const opposite = 'channel=1 sameCharge=0';

export const shortLabRows: readonly Row[] = [
  ...workedOn('8TeVDoc/event_selection', [
    [
      'they reduce the background from 199 to 14 events per Higgs event and double the significance',
      perSignal(emu),
      perSignal(together),
      fractionText(ratioAt8(together) / ratioAt8(emu)),
    ],
    ['Cuts reduce the background of H → WW from 199 to 14', perSignal(emu), perSignal(together)],
    ['| eμ channel | 199 |', perSignal(emu)],
    ['| No jets | 183 |', perSignal(noJet)],
    ['| Missing and lepton-pair transverse momentum | 36 |', perSignal(recoiling)],
    ['| **Dilepton mass and angle** | 14 |', perSignal(together)],
    [
      'Of 7.7 Higgs events and 1,540 background events in 1 fb⁻¹, 2.1 and 28 remain',
      fixed(at8(emu, 'signal'), 1),
      digits(at8(emu, 'background'), 3),
      fixed(at8(together, 'signal'), 1),
      whole(at8(together, 'background')),
    ],
    [
      raw`7.7 Higgs events and 1,540 background events, so $S/\sqrt B=0.20$`,
      fixed(at8(emu, 'signal'), 1),
      digits(at8(emu, 'background'), 3),
      fixed(ratioAt8(emu), 2),
    ],
    [
      'The tt̄ background drops from 795 to 30 events. Z → ττ, with 450 events',
      whole(at8(emu, 'ttbar')),
      whole(at8(noJet, 'ttbar')),
      whole(at8(noJet, 'z')),
    ],
    ['Only 4 Z events remain', whole(at8(recoiling, 'z'))],
    [
      raw`2.1 Higgs events and 28 background events pass, and $S/\sqrt B$ reaches 0.39`,
      fixed(at8(together, 'signal'), 1),
      whole(at8(together, 'background')),
      fixed(ratioAt8(together), 2),
    ],
    ['The significance falls to 0.33', fixed(ratioAt8(`${together} deltaPhiMetLl>=90`), 2)],
    [raw`$(3/0.39)^2\approx59$ fb⁻¹`, fixed((3 / 0.39) ** 2, 0)],
  ]),
  ...workedOn('documentation/example_analyses/analysis_examples_education_2020', [
    [
      '28.2 Higgs events and 16.7 background events are expected, and the pseudo-data contain 37 events',
      fixed(four(peak, 'signal'), 1),
      fixed(four(peak, 'background'), 1),
      whole(four(peak, 'data')),
    ],
    ['the sample has 8.2 Higgs events at all masses', fixed((four('', 'signal') * 10) / 36.6, 1)],
    [
      raw`$S/\sqrt B$ is 6.9, the Asimov significance 5.7`,
      fixed(significance('hzz13', peak), 1),
      fixed(exact(peak), 1),
    ],
    [
      'The signal falls to 24.6, the background to 9.2, and the Asimov significance rises to 6.2',
      fixed(four(heavyPair, 'signal'), 1),
      fixed(four(heavyPair, 'background'), 1),
      fixed(exact(heavyPair), 1),
    ],
  ]),
  ...workedOn('13TeVDoc/13tutorial', [
    ['340 Higgs bosons at 125 GeV', whole(left('hyy13', '', 'signal'))],
    ['Among 77,335 events', whole(left('hyy13', '', 'data'))],
    ['the 340 that were generated', whole(left('hyy13', '', 'signal'))],
    [
      '284 Higgs bosons are expected on a background of 9,190, a fraction of 3 %',
      whole(photons(122, 128, 'signal')),
      digits(photons(122, 128, 'background'), 3),
      percent(photons(122, 128, 'signal') / photons(122, 128, 'simulation')),
    ],
    ['are 11,301 and 7,649 events', whole(below), whole(above)],
    [
      raw`$(11{,}301+7{,}649)/2=9{,}475$ events for the window, an exponential $\sqrt{11{,}301\times7{,}649}=9{,}297$`,
      digitsTex(below, 5),
      digitsTex(above, 4),
      digitsTex(line, 4),
      digitsTex(exponential, 4),
    ],
    [
      'The window contains 9,657 events, so the excess is 182 or 360',
      whole(inside),
      whole(inside - line),
      whole(inside - exponential),
    ],
    [
      raw`above 20 GeV have an $S/\sqrt B$ of 3.2 in the window, compared with 3.0 for all`,
      fixed(significance('hyy13', `${inWindow} ptyy>20`), 1),
      fixed(significance('hyy13', inWindow), 1),
    ],
  ]),
  ...workedOn('13TeV25Doc/StandardModel', [
    ['Of 56.8 million pairs, 5.2 % do not come', fixed(pairs('') / 1e6, 1), impurity('')],
    [
      '30.2 million pairs remain, and the background fraction falls to 2.2 %',
      fixed(pairs('channel=1') / 1e6, 1),
      impurity('channel=1'),
    ],
    ['The fraction falls only to 1.8 %, because lepton pairs from top quarks', impurity(opposite)],
    ['Now the fraction is 0.1 %', impurity(`${opposite} mll>=86 mll<96`)],
  ]),
];
