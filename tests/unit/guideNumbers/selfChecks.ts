/** Numbers of the teaching samples that self-checks of the guides repeat in questions and replies. */
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {background, higgs, kept, ratio, recipes} from './hww13';
import {errorOfLeft, left, significance} from './sample';
import {fractionText} from './shapes';
import {of, share} from './topZCounts';

const raw = String.raw;

const ofProcess = (process: string, cuts: string): string =>
  digits(left('hww13', cuts, process), 3);
const others = (cuts: string): readonly string[] =>
  ['ww', 'ttbar', 'z'].map((process) => ofProcess(process, cuts));
const keptPercent = (process: string, cuts: string): string => percent(kept(process, cuts));
const lost = (process: string, cuts: string): string => percent(1 - kept(process, cuts));

const emu = 'channel=2';
const twoCuts = 'mll<75 deltaPhiLl<80';
const quietEmu = 'channel=2 bTags=0 jets<=1';

const inWindow = 'jets<=1 bTags=0 mll<55 ptll>=30 mt>=80 mt<130';
const points = left('hww13d', inWindow, 'data');
const behind = left('hww13d', inWindow, 'background');

const {zeroJets, oneJet} = recipes;
const together = Math.hypot(significance('hww13', zeroJets), significance('hww13', oneJet));

const higgsRows: readonly Row[] = [
  ...workedOn('webapps/histanalyser', [
    [
      'reduces the background from 7,342,000 to 203,000 events',
      digits(background(''), 4),
      digits(background('mll<75'), 3),
    ],
    [
      '307 Higgs events and 54,200 background events remain',
      whole(higgs(twoCuts)),
      digits(background(twoCuts), 3),
    ],
  ]),
  ...workedOn('webapps/the-higgs-boson', [
    ['two leptons and two neutrinos, 397 are in the teaching sample', whole(higgs(''))],
    [raw`$397/5{,}700=7\ \%$`, percent(higgs('') / 5700)],
  ]),
  ...workedOn('webapps/analyses', [
    ['Of 10,700 WW events, 34 % have', ofProcess('ww', ''), keptPercent('ww', 'deltaPhiLl<90')],
    [
      'of 7.28 million Z events, 2.0 %',
      fixed(left('hww13', '', 'z') / 1e6, 2),
      percent(kept('z', 'deltaPhiLl<90'), 1),
    ],
    [
      'has 168 Higgs events and, as background, 4,300 WW, 1,880 tt̄ and 8,640 Z events',
      whole(higgs(quietEmu)),
      ...others(quietEmu),
    ],
  ]),
  ...workedOn('webapps/the_display_histograms_13TeV', [
    [
      'leaves 218 Higgs events and, as background, 4,830 WW, 26,400 tt̄ and 9,300 Z events',
      whole(higgs(emu)),
      ...others(emu),
    ],
    [raw`Before any cut, $S/\sqrt B$ was 0.146`, ratio('', 3)],
    ['The mass cut keeps 98 % of all Higgs events', keptPercent('higgs', 'mll<75')],
    [
      'Only 2 % of the Z events have two jets or more, but 72 % of the tt̄ events do',
      keptPercent('z', 'jets>=2'),
      keptPercent('ttbar', 'jets>=2'),
    ],
    ['only 5 % of the Z events pass', keptPercent('z', 'met>=40 channel!=2')],
    [
      'requiring no jet removes 96 % of the tt̄ events. Yet the significance falls from 0.15 to 0.065',
      lost('ttbar', 'jets=0'),
      ratio(''),
      ratio('jets=0', 3),
    ],
    ['Of the 397 Higgs events, 159 pass', whole(higgs('')), whole(higgs('jets=0'))],
    [
      '5.98 of 7.28 million pass, 82 %. The signal loses 60 % of its events',
      fixed(left('hww13', 'jets=0', 'z') / 1e6, 2),
      fixed(left('hww13', '', 'z') / 1e6, 2),
      keptPercent('z', 'jets=0'),
      lost('higgs', 'jets=0'),
    ],
  ]),
  ...workedOn('webapps/separate_signals_13TeV', [
    [
      'It removes 62 % of WW, but also the 15 % of the Higgs events',
      lost('ww', 'mt<130'),
      lost('higgs', 'mt<130'),
    ],
    ['Only 3 % of the WW events have a b-tagged jet', keptPercent('ww', 'bTags>=1')],
    ['It removes 83 % of WW, more than you need', lost('ww', 'mll<55')],
  ]),
  ...workedOn('webapps/histogram-analyser-2_13TeV', [
    [
      '113 more pseudo-data events than the 568 expected from background, whose MC statistical uncertainty is 24',
      whole(points - Math.round(behind)),
      whole(behind),
      whole(errorOfLeft('hww13d', inWindow, 'background')),
    ],
  ]),
  ...workedOn('webapps/find_the_higgs_2_13TeV', [
    [
      'keeps 1,050 of the 1,810 tt̄ events that have no jet',
      ofProcess('ttbar', 'jets=0 mll<75'),
      ofProcess('ttbar', 'jets=0'),
    ],
    ['together have a significance of 2.63 in 10 fb⁻¹', fixed(together, 2)],
  ]),
];

const onZ = 'mll>=80 mll<100';

export const selfCheckRows: readonly Row[] = [
  ...higgsRows,
  ...workedOn('webapps/teachersapp', [
    [
      'Lab 1 has 54.8 million opposite-sign ee and μμ pairs',
      fixed(left('zll13', 'channel!=2 sameCharge=0') / 1e6, 1),
    ],
    [
      'Lab 2 has an Asimov significance of 5.7 at 36.6 fb⁻¹',
      fixed(significance('hzz13', 'm4l>=120 m4l<130', undefined, 'asimov'), 1),
    ],
  ]),
  ...workedOn('webapps/ttZanalyses', [
    [raw`$75/580=12.9\,\%$`, percent(75 / 580, 1)],
    ['removes top quarks: 88 % of the Z events have none', percent(share('bTags=0', 'z'))],
  ]),
  ...workedOn('webapps/histogram-analyser-ttZ', [
    ['the cut removes three quarters of tt̄', fractionText(1 - share(onZ, 'ttbar'))],
  ]),
  ...workedOn('webapps/separate_signals_ttZ', [
    [
      'Of 75 expected tt̄Z events, 31.6 have two b-tags, 28.4 have six jets, and 14.2 have both',
      whole(of('', 'ttz')),
      fixed(of('bTags>=2', 'ttz'), 1),
      fixed(of('jets>=6', 'ttz'), 1),
      fixed(of('jets>=6 bTags>=2', 'ttz'), 1),
    ],
  ]),
];
