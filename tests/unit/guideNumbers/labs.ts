/** Numbers of the labs for school classes: the Z boson, and the Higgs boson in four leptons. */
import {hzz13} from '../../../src/apps/histogramAnalyser/descriptions/hzz13';
import {schemeOf} from '../../../src/apps/histogramAnalyser/model/description';
import {invariantMass} from '../../../src/physics/kinematics';
import {significanceDefinitions} from '../../../src/physics/statistics/significance';
import {asimovSignificance} from '../../../src/physics/statistics/statistics';
import {digitsTex, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {left, significance} from './sample';
import {fractionText} from './shapes';

const raw = String.raw;

const pairs = (cuts: string): number => left('zll13', cuts);
const millions = (cuts: string): string => fixed(pairs(cuts) / 1e6, 1);
const z = 'channel!=2 sameCharge=0';
const emu = 'channel=2 sameCharge=0';
const bin = 2.5;
const bins = Array.from({length: 8}, (_, at) => 80 + bin * at);
const ofBin = (low: number): number => pairs(`${z} mll>=${low} mll<${low + bin}`);
const highest = bins.reduce((best, low) => (ofBin(low) > ofBin(best) ? low : best));

const four = (cuts: string, which = 'simulation'): number => left('hzz13', cuts, which);
const asimov = (cuts: string): number => significance('hzz13', cuts, undefined, 'asimov');
/** The significance that the app shows until another figure of merit is chosen. */
function shown(cuts: string): number {
  const measure = schemeOf(hzz13).options.find(({name}) => name === 'measure')?.start;
  const definition = significanceDefinitions.find((one) => one === measure);
  if (!definition) throw new RangeError(`The lab begins with ${measure}, not a significance.`);
  return significance('hzz13', cuts, undefined, definition);
}
const peak = 'm4l>=120 m4l<130';
const heavyPair = `${peak} m34>=20`;
const groups = 30;
const perGroup = four(peak) / groups;
const smaller = 12 / 36.6;

export const labRows: readonly Row[] = [
  ...workedOn('webapps/teachersapp', [
    ['from 57 million pairs of leptons', whole(pairs('') / 1e6)],
    ['The lab contains 57 million pairs', whole(pairs('') / 1e6)],
    ['| 56,773,140 |', whole(pairs(''))],
    ['its centre is at 91 GeV', fixed(highest + bin / 2, 0)],
    [
      'A difference of 20 is five times the fluctuation',
      fractionText(
        (four(peak, 'data') - four(peak, 'background')) / Math.sqrt(four(peak, 'background')),
      ),
    ],
    [
      '112 pseudo-data events between 86 and 96 GeV, compared with 37 between 120 and 130 GeV',
      whole(four('m4l>=86 m4l<96', 'data')),
      whole(four(peak, 'data')),
    ],
    ['Together the class has the 37 events', whole(four(peak, 'data'))],
    ['An Asimov significance of 5.7 sounds like a discovery', fixed(asimov(peak), 1)],
    ['There is a peak between 90 and 92.5 GeV', fixed(highest, 0), fixed(highest + bin, 1)],
    ['and 1.3 million eμ pairs disappear', millions('channel=2')],
    ['Of 55.5 million pairs, 54.8 million remain', millions('channel!=2'), millions(z)],
    ['They make up 1.1 %', percent(pairs('channel!=2 sameCharge=1') / pairs('channel!=2'), 1)],
    ['This window contains 81 % of the pairs', percent(pairs(`${z} mll>=86 mll<96`) / pairs(z))],
    [
      '93 % of the pairs have less than 40 GeV. Of the eμ pairs of opposite charge, 43 % have more',
      percent(pairs(`${z} met<40`) / pairs(z)),
      percent(pairs(`${emu} met>=40`) / pairs(emu)),
    ],
    [
      'they predict 16.7 events, and there are 37 pseudo-data events. A difference of 20',
      fixed(four(peak, 'background'), 1),
      whole(four(peak, 'data')),
      whole(four(peak, 'data') - four(peak, 'background')),
    ],
    [
      raw`is five times the fluctuation of $\sqrt{16.7}\approx4$`,
      fixed(Math.sqrt(four(peak, 'background')), 0),
    ],
    [
      'With the Higgs boson, 44.9 events are expected. The 37 pseudo-data events are 1.2 standard deviations below',
      fixed(four(peak), 1),
      fixed((four(peak) - four(peak, 'data')) / Math.sqrt(four(peak)), 1),
    ],
    [
      raw`as $S/\sqrt B=28.2/\sqrt{16.7}=6.9$`,
      fixed(four(peak, 'signal'), 1),
      fixed(shown(peak), 1),
    ],
    ['a formula that is also valid for small numbers: it gives 5.7', fixed(asimov(peak), 1)],
    [
      raw`signal falls to 24.6 and background to 9.2, and the Asimov significance rises from 5.7 to 6.2 ($S/\sqrt B$ from 6.9 to 8.1)`,
      fixed(four(heavyPair, 'signal'), 1),
      fixed(four(heavyPair, 'background'), 1),
      fixed(asimov(peak), 1),
      fixed(asimov(heavyPair), 1),
      fixed(shown(peak), 1),
      fixed(shown(heavyPair), 1),
    ],
    [
      raw`the Asimov significance falls from 5.7 to 3.3 ($S/\sqrt B$ from 6.9 to 3.9)`,
      fixed(asimov(peak), 1),
      fixed(
        asimovSignificance(smaller * four(peak, 'signal'), smaller * four(peak, 'background')),
        1,
      ),
      fixed(shown(peak) * Math.sqrt(smaller), 1),
    ],
    [raw`a group expects $44.9/30=1.5$ events`, fixed(perGroup, 1)],
    [raw`$e^{-1.5}=22\,\%$, so six or seven groups`, percent(Math.exp(-perGroup))],
    [
      raw`the Asimov significance from 1.0 to 5.7, and $S/\sqrt B$, which the app and the box below show first, from 1.3 to 6.9`,
      fixed(asimov(peak) / Math.sqrt(groups), 1),
      fixed(asimov(peak), 1),
      fixed(shown(peak) / Math.sqrt(groups), 1),
      fixed(shown(peak), 1),
    ],
    [
      raw`$\Delta\phi=2.8$ rad this gives 91.0 GeV`,
      fixed(invariantMass({pt: [50, 40], deltaEta: 0.5, deltaPhi: 2.8}), 1),
    ],
    [
      'Lab 2 has 1,058 pseudo-data events, of which 281 lie below 170 GeV',
      whole(four('', 'data')),
      whole(four('m4l<170', 'data')),
    ],
    [
      'the relative statistical uncertainty shrinks from 5 % to 3 %',
      percent(1 / Math.sqrt(392)),
      percent(1 / Math.sqrt(1112)),
    ],
    ['1.1 % of same-flavour pairs at 36 fb⁻¹', percent(625_433 / 55_468_323, 1)],
    [
      'In the mass window of Lab 2, 28 of the 45 expected events',
      whole(four(peak, 'signal')),
      whole(four(peak)),
    ],
    [raw`$M=\sqrt{90^2-30^2}=84.9\ \GeV$`, fixed(Math.sqrt(90 ** 2 - 30 ** 2), 1)],
    [
      raw`$54.8/30=1.83$ million, with an uncertainty of $\sqrt{1.83\times10^6}\approx1{,}350$, which is 0.07 %`,
      fixed(pairs(z) / groups / 1e6, 2),
      digitsTex(Math.sqrt(1.83e6), 3),
      percent(1 / Math.sqrt(1.83e6), 2),
    ],
    [raw`$36.6\times(3/5.7)^2\approx10$ fb⁻¹`, fixed(36.6 * (3 / asimov(peak)) ** 2, 0)],
  ]),
];
