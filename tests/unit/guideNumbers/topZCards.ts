/** Numbers of the fingerprint cards of tt̄Z. */
import {digits, digitsTex, fixed, percent} from '../workedNumbers/print';
import {workedOn} from '../workedNumbers/row';
import {middle, of, processes, share, six} from './topZCounts';

const raw = String.raw;

/** Shares of tt̄Z, tt̄ and Z in per cent that pass, with so many places. */
const kept = (cuts: string, places: readonly [number, number, number]): readonly string[] =>
  places.map((place, at) => percent(share(cuts, processes[at] ?? ''), place));

const flavourAndMass = 'channel!=2 mll>=80 mll<100';

export const topZCardRows = workedOn('webapps/separate_signals_ttZ', [
  ['you keep 38 % of tt̄Z, 4.6 % of tt̄ and 1.4 % of Z', ...kept('jets>=6', [0, 1, 1])],
  ['ee 57 %, μμ 39 %', percent(share('channel=0', 'ttz')), percent(share('channel=1', 'ttz'))],
  ['eμ 56 %', percent(share('channel=2', 'ttbar'))],
  ['60 % have 3', percent(share('jets=3', 'ttbar'))],
  ['74 % have 3', percent(share('jets=3', 'z'))],
  [
    'one 45 %, two or more 42 % | 43 % and 48 %',
    percent(share('bTags=1', 'ttz')),
    percent(share('bTags>=2', 'ttz')),
    percent(share('bTags=1', 'ttbar')),
    percent(share('bTags>=2', 'ttbar')),
  ],
  ['none for 88 %', percent(share('bTags=0', 'z'))],
  [
    'median 94, long tail | median 60 | median 56',
    fixed(middle('ptll', 'ttz'), 0),
    fixed(middle('ptll', 'ttbar'), 0),
    fixed(middle('ptll', 'z'), 0),
  ],
  [
    'median 39 | median 70 | median 24',
    fixed(middle('met', 'ttz'), 0),
    fixed(middle('met', 'ttbar'), 0),
    fixed(middle('met', 'z'), 0),
  ],
  [
    'median 1.8 | median 1.8 | median 2.5',
    fixed(middle('deltaRLl', 'ttz', 0.1), 1),
    fixed(middle('deltaRLl', 'ttbar', 0.1), 1),
    fixed(middle('deltaRLl', 'z', 0.1), 1),
  ],
  ['ee or μμ | 96 % | 44 % | 100 %', ...kept('channel!=2', [0, 0, 0])],
  [raw`100\ \GeV$ | 86 % | 24 % | 93 %`, ...kept('mll>=80 mll<100', [0, 0, 0])],
  ['at least 6 jets | 38 % | 4.6 % | 1.4 %', ...kept('jets>=6', [0, 1, 1])],
  ['at least 2 b-tags | 42 % | 48 % | 1.2 %', ...kept('bTags>=2', [0, 0, 1])],
  [raw`60\ \GeV$ | 75 % | 50 % | 46 %`, ...kept('ptll>60', [0, 0, 0])],
  [raw`80\ \GeV$ | 85 % | 60 % | 100 %`, ...kept('met<80', [0, 0, 0])],
  ['over Z by $38/1.4=27$, and over tt̄ by $38/4.6=8$', fixed(38 / 1.4, 0), fixed(38 / 4.6, 0)],
  ['over Z by $42/1.2=35$', fixed(42 / 1.2, 0)],
  ['costs 15 % of the signal', percent(1 - share('met<80', 'ttz'))],
  [
    '74 % of the events have three jets, 20 % four, 4.5 % five',
    percent(share('jets=3', 'z')),
    percent(share('jets=4', 'z')),
    percent(share('jets=5', 'z'), 1),
  ],
  [
    'Multiplying 38 % and 42 % predicts that 16 % of the tt̄Z events have six jets and two b-tags. In the sample it is 19 %',
    percent(0.38 * 0.42),
    percent(share('jets>=6 bTags>=2', 'ttz')),
  ],
  [
    '50 % have two b-tags; of those with three jets only 30 %',
    percent(of('jets>=6 bTags>=2', 'ttz') / of('jets>=6', 'ttz')),
    percent(of('jets=3 bTags>=2', 'ttz') / of('jets=3', 'ttz')),
  ],
  [
    raw`$0.436\times0.236=10.3\,\%$, and in the sample it is 10.2 %`,
    fixed(share('channel!=2', 'ttbar'), 3),
    fixed(share('mll>=80 mll<100', 'ttbar'), 3),
    percent(0.436 * 0.236, 1),
    percent(share(flavourAndMass, 'ttbar'), 1),
  ],
  ['the yield of tt̄Z: 28.4', fixed(of('jets>=6', 'ttz'), 1)],
  [
    '14.2 remain. The ratio of the two yields, 50 %',
    fixed(of('jets>=6 bTags>=2', 'ttz'), 1),
    percent(of('jets>=6 bTags>=2', 'ttz') / of('jets>=6', 'ttz')),
  ],
  [
    'keep the b-tags: 31.6 remain. Dividing this by 75 gives 42 %',
    fixed(of('bTags>=2', 'ttz'), 1),
    percent(share('bTags>=2', 'ttz')),
  ],
  [
    'keep 85 % of the signal and 10 % of tt̄',
    percent(share(flavourAndMass, 'ttz')),
    percent(share(flavourAndMass, 'ttbar')),
  ],
  ['keep 19 % of the signal, 2.6 % of tt̄ and 0.08 % of Z', ...kept('jets>=6 bTags>=2', [0, 1, 2])],
  [
    raw`\approx2{,}500$. The actual number in the sample is 2,390`,
    digitsTex(23_474 * 0.44 * 0.24, 2),
    digits(of(flavourAndMass, 'ttbar'), 3),
  ],
  [
    raw`\approx1{,}080+1{,}680=2{,}760$. Two b-tags leave $11{,}300+1{,}440=12{,}700$`,
    digitsTex(0.046 * 23_474, 3),
    digitsTex(0.014 * 120_040, 3),
    digitsTex(0.046 * 23_474 + 0.014 * 120_040, 3),
    digitsTex(0.48 * 23_474, 3),
    digitsTex(0.012 * 120_040, 3),
    digitsTex(0.48 * 23_474 + 0.012 * 120_040, 3),
  ],
  [
    raw`$75\times0.96\times0.86\times0.38\times0.42=9.9$ events. In the sample, 12.3`,
    fixed(75 * 0.96 * 0.86 * 0.38 * 0.42, 1),
    fixed(of(six, 'ttz'), 1),
  ],
  [
    '1.4 % of Z events that pass are still 60 times as many as the tt̄Z events that pass',
    percent(share('jets>=6', 'z'), 1),
    digits(of('jets>=6', 'z') / of('jets>=6', 'ttz'), 1),
  ],
]);
