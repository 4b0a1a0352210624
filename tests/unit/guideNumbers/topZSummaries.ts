/** Numbers in the summaries, titles and remarks of the guides that look for tt̄Z. */
import {sixJets} from '../../../src/samples/ttz13/published';
import {digits, digitsTex, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {counted} from './sample';
import {fractionText} from './shapes';
import {after, inData, processes, of, ratio, share, six} from './topZCounts';

const raw = String.raw;

const five = six.replace('jets>=6', 'jets=5');
const four = six.replace('jets>=6', 'jets=4');
const together = Math.hypot(ratio(six), ratio(five));
const starts = processes.map((process) => whole(of('', process)));
const startTex = (process: string): string => whole(of('', process)).replace(',', '{,}');
const rise = [fixed(ratio(''), 3), fixed(ratio(six), 2)] as const;
const lost = (process: string, cuts: number): number =>
  1 - of(after(cuts), process) / of(after(cuts - 1), process);

/** Smallest and largest S/√B above 60 and 80 GeV of the lepton pair. */
const pairMomenta = ['ptll>60', 'ptll>80'].map((cut) => fixed(ratio(`${six} ${cut}`), 2));

export const topZSummaryRows: readonly Row[] = [
  ...workedOn('webapps/ttZanalyses', [
    ['raises the significance from 0.195 to 1.00', ...rise],
    ['Another 3,716 events', whole(of('', 'other'))],
    [
      'Three quarters of the events with',
      fractionText(share('jets=3', 'z')).replace('three', 'Three'),
    ],
    ['The sample contains 75 tt̄Z events', whole(of('', 'ttz'))],
    ['which the sample follows, have 56 %', percent(share('channel=2', 'ttbar'))],
  ]),
  ...workedOn('webapps/histogram-analyser-ttZ', [
    ['raise the tt̄Z significance from 0.195 to 1.00', ...rise],
    ['Four cuts raise S/√B from 0.195 to 1.00', ...rise],
    [
      'seventy-five tt̄Z events among about 147,000 others',
      whole(of('', 'ttz')) === '75' ? 'seventy-five' : whole(of('', 'ttz')),
      digits(of('', 'background'), 3),
    ],
    ['| 75 | 23,474 | 120,040 | 3,716 | 0.195 |', ...starts, fixed(ratio(''), 3)],
    [
      'The published 2020 analysis had 12 tt̄Z, 70 tt̄, 117 Z and 4 others',
      ...processes.map((process) => whole(sixJets[process])),
    ],
    ['The significance rises to 0.52', fixed(ratio('jets>=6'), 2)],
    ['This removes three quarters of tt̄', fractionText(lost('ttbar', 3))],
    ['half of the signal lies above 94 GeV', fractionText(share('ptll>=94', 'ttz'))],
  ]),
  ...workedOn('webapps/find_ttZ', [
    [
      'reach significances of 1.00 and 0.40. Combined in quadrature they give 1.08',
      fixed(ratio(six), 2),
      fixed(ratio(five), 2),
      fixed(together, 2),
    ],
    ['The significance of this selection is 1.00.', fixed(ratio(six), 2)],
    ['75 tt̄Z, 23,474 tt̄, 120,040 Z and 3,716 others', ...starts],
    [
      'removes a quarter of it in selection A',
      fractionText(1 - of(`${six} met<100`, 'ttbar') / of(six, 'ttbar')),
    ],
    [
      'Z is the larger background in this selection and has no event above 100 GeV',
      counted('ttz13', `${six} met>=100`, 'z').rows === 0 ? 'no event' : 'some events',
      of(six, 'z') > of(six, 'ttbar') ? 'larger' : 'smaller',
    ],
    [
      'The 88 Z events of selection A are 88 simulated events',
      whole(of(six, 'z')),
      whole(counted('ttz13', six, 'z').rows),
    ],
    ['A step from 1.11 to 1.14 is therefore not meaningful', ...pairMomenta],
    [
      'the difference by √150 and announces 3.8',
      whole(of(six, 'background')),
      fixed((inData - of(six, 'background')) / Math.sqrt(of(six, 'background')), 1),
    ],
    ['The significance is 1.08 at 10 fb⁻¹', fixed(together, 2)],
    [
      'five signal events are compared with an uncertainty of 70 events',
      ['five'][Math.round(of(four, 'signal')) - 5] ?? 'not five',
      digits(0.1 * of(four, 'background'), 1),
    ],
  ]),
  ...workedOn('webapps/separate_signals_ttZ', [
    [
      'six jets and two b-tags keep 19 % of tt̄Z, not 16 %',
      percent(share('jets>=6 bTags>=2', 'ttz')),
      percent(share('jets>=6', 'ttz') * share('bTags>=2', 'ttz')),
    ],
    ['estimate how many of 23,474 tt̄ events', whole(of('', 'ttbar'))],
    [raw`$23{,}474\times0.44\times0.24`, startTex('ttbar'), fixed(share('channel!=2', 'ttbar'), 2)],
    [
      'comes from rounding to 44 % and 24 %',
      percent(share('channel!=2', 'ttbar')),
      percent(share('mll>=80 mll<100', 'ttbar')),
    ],
    ['23,474 tt̄ events and 120,040 Z events', whole(of('', 'ttbar')), whole(of('', 'z'))],
    [
      raw`$0.046\times23{,}474+0.014\times120{,}040`,
      fixed(share('jets>=6', 'ttbar'), 3),
      startTex('ttbar'),
      fixed(share('jets>=6', 'z'), 3),
      startTex('z'),
    ],
    [
      'all four efficiencies of tt̄Z (96, 86, 38 and 42 %)',
      ...['channel!=2', 'mll>=80 mll<100', 'jets>=6', 'bTags>=2'].map((cut) =>
        percent(share(cut, 'ttz')),
      ),
    ],
    [raw`=9.9$ events. In the sample, 12.3 events pass.`, fixed(of(six, 'ttz'), 1)],
  ]),
  ...workedOn('webapps/rare-top-processes', [
    ['Top-quark pairs are 70,000 times as frequent as four top quarks', digits(830 / 0.012, 1)],
    ['830 pb divided by 0.86 pb is about 970', digits(830 / 0.86, 2)],
    ['The rarest channel, with 61 events', digits(10_060 * 0.86 * 2 * 0.0337 * 0.105, 2)],
    [raw`$0.548\times1.096=0.60$ pb`, fixed(0.548 * 1.096, 2)],
    [raw`$0.01067\times1.127=0.012$ pb`, fixed(0.01067 * 1.127, 3)],
    [raw`10{,}060\ \mathrm{pb}^{-1}=8{,}650$`, digitsTex(0.86 * 10_060, 3)],
  ]),
];
