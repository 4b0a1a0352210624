/** Cuts that the guides to tt̄Z and for school classes quote, with the numbers that follow from them. */
import {masses} from '../../../../src/physics/masses';
import {digits, fixed, percent, whole} from '../../workedNumbers/print';
import {workedOn, type Row} from '../../workedNumbers/row';
import {coachCut, coachLimits, countedCut} from '../cuts';
import {left, significance} from '../sample';
import {share, six, of as ofTopZ} from '../topZCounts';

const raw = String.raw;

const window = coachLimits('ttz13-four-cuts', 'mass');
const inWindow = countedCut(coachCut('ttz13-four-cuts', 'mass'));
const [boosted = ''] = coachLimits('ttz13-selections', 'boosted').slice(-1);
const flavoured = `channel!=2 ${inWindow}`;
const lowMissing = {limit: '100', cut: 'met<100'};

const peakCut = countedCut(coachCut('zll13-z-boson', 'mass'));
const peakLimits = coachLimits('zll13-z-boson', 'mass');
const fourCut = countedCut(coachCut('hzz13-four-leptons', 'window'));
const fourLimits = coachLimits('hzz13-four-leptons', 'window');
const second = coachLimits('hzz13-four-leptons', 'second');
const z = 'channel!=2 sameCharge=0';
const pairs = (cuts: string): number => left('zll13', cuts);
const four = (cuts: string, which = 'simulation'): number => left('hzz13', cuts, which);

export const conditionTopZRows: readonly Row[] = [
  ...workedOn('webapps/find_ttZ', [
    ['3. **Dilepton mass from 80 to 100 GeV.**', ...window],
    [
      'momentum of the lepton pair above 60 GeV leaves 9.4 tt̄Z',
      boosted,
      fixed(ofTopZ(`${six} ptll>=${boosted}`, 'ttz'), 1),
    ],
    [
      raw`requiring $\met$ below 100 GeV removes a quarter`,
      lowMissing.limit,
      1 - ofTopZ(`${six} ${lowMissing.cut}`, 'ttbar') / ofTopZ(six, 'ttbar') < 0.3
        ? 'a quarter'
        : 'more',
    ],
    [
      'Suppose it is known to 10 %: in selection A that is 15 events',
      whole(0.1 * left('ttz13', six, 'background')),
    ],
  ]),
  ...workedOn('webapps/histogram-analyser-ttZ', [
    ['3. **Mass from 80 to 100 GeV.**', ...window],
    [
      raw`with $\Delta\eta=0.9$ and $\Delta\phi=1.2$ have $\Delta R=1.5$`,
      fixed(Math.hypot(0.9, 1.2), 1),
    ],
    [
      raw`At 94 GeV this is $2\times91.19/94=1.9$; at 180 GeV it is 1.0`,
      raw`2\times${masses.z}/94=${fixed((2 * masses.z) / 94, 1)}`,
      fixed((2 * masses.z) / 180, 1),
    ],
    ['should find about 170 GeV', digits(masses.top - 0.1, 2)],
  ]),
  ...workedOn('webapps/separate_signals_ttZ', [
    [
      raw`| $80 < m_{\ell\ell} < 100\ \GeV$ | 86 % | 24 % |`,
      ...window,
      percent(share(inWindow, 'ttz')),
      percent(share(inWindow, 'ttbar')),
    ],
    ['A transverse momentum of the pair above 60 GeV', boosted],
  ]),
  ...workedOn('webapps/ttZanalyses', [
    [
      'and a mass from 80 to 100 GeV. This keeps 85 % of tt̄Z',
      ...window,
      percent(share(flavoured, 'ttz')),
    ],
    ['a mass of 80 to 100 GeV, ee or μμ, and no b-tag', ...window],
  ]),
  ...workedOn('webapps/teachersapp', [
    [
      'drag across the peak from 86 to 96 GeV. This window contains 81 %',
      ...peakLimits,
      percent(pairs(`${z} ${peakCut}`) / pairs(z)),
    ],
    [
      'Between 120 and 130 GeV they predict 16.7 events',
      ...fourLimits,
      fixed(four(fourCut, 'background'), 1),
    ],
    [raw`Require $m_{34}$ above 20 GeV: signal falls to`, ...second],
    [
      'Move the luminosity to 12 fb⁻¹, a third of the data. In the window from 120 to 130 GeV, the Asimov significance falls from 5.7',
      ...fourLimits,
      fixed(significance('hzz13', fourCut, undefined, 'asimov'), 1),
    ],
    [
      raw`In Lab 2, a group expects $44.9/30=1.5$ events between 120 and 130 GeV`,
      fixed(four(fourCut), 1),
      ...fourLimits,
    ],
  ]),
  ...workedOn('webapps/curriculum', [
    [
      'Select masses from 120 to 130 GeV. The sample has 37',
      ...fourLimits,
      whole(four(fourCut, 'data')),
    ],
  ]),
];
