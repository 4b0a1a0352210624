/** Numbers that the analysers in the parts of tutorials show after cuts. */
import {fixed, percent} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {left, significance} from './sample';
import {six} from './topZCounts';

const raw = String.raw;

/** Signal over background in the region of at least six jets and two b-tags, or one derived from it. */
const purity = (cuts: string): string =>
  percent(left('ttz13', cuts, 'signal') / left('ttz13', cuts, 'background'), 1);

const fiveJetsOneTag = six.replace('jets>=6', 'jets>=5').replace('bTags>=2', 'bTags>=1');

/** Fraction of a process of the H → WW sample that passes a cut. */
const share = (cut: string, process: string): string =>
  percent(left('hww13', cut, process) / left('hww13', '', process));

export const tutorialPartRows: readonly Row[] = [
  ...workedOn('13TeVDoc/13tutorial', [
    [
      '76 % of H → WW and 79 % of WW events have more than 30 GeV',
      share('met>=30', 'higgs'),
      share('met>=30', 'ww'),
    ],
    [
      'Of the H → WW events, 78 % have a dilepton mass below 55 GeV, compared with only 17 % of the WW events',
      share('mll<55', 'higgs'),
      share('mll<55', 'ww'),
    ],
  ]),
  ...workedOn('13TeVDoc/13tutorial-BSM', [
    [
      raw`$S/\sqrt B$ is 3.20 without cuts and 3.40 for $\met>110$ GeV`,
      fixed(significance('dm13', ''), 2),
      fixed(significance('dm13', 'met>=110'), 2),
    ],
    [
      'an increase of 6 %',
      percent(significance('dm13', 'met>=110') / significance('dm13', '') - 1),
    ],
  ]),
  ...workedOn('13TeVDoc/13tutorial-train', [
    [
      '$S/B$ is 2.3 % for at least five jets and one b-tag, and 8.2 % for six jets and two b-tags',
      purity(fiveJetsOneTag),
      purity(six),
    ],
    [
      '$S/B$ is 8.2 % there, 3.0 % in 6j1b and 2.1 % in 5j2b',
      purity(six),
      purity(six.replace('bTags>=2', 'bTags=1')),
      purity(six.replace('jets>=6', 'jets=5')),
    ],
  ]),
];
