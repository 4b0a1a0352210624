/** Numbers of the guides that introduce processes and school topics. */
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {left, significance} from './sample';
import {fractionText, fullest} from './shapes';

const raw = String.raw;
const four = ['higgs', 'ww', 'ttbar', 'z'] as const;
type Process = (typeof four)[number];

const hww = (cuts: string, process: Process): number => left('hww13', cuts, process);
const share = (cuts: string, process: Process): number => hww(cuts, process) / hww('', process);

/** Shares of the four in per cent; of WW whole ones in the lines with `coarse`. */
const shares = (cuts: string, coarse = false): readonly string[] =>
  four.map((process) => {
    const places = process === 'z' ? 1 : 0;
    return percent(share(cuts, process), process === 'z' && coarse ? 2 : places);
  });

const zFractions = ['channel=2', 'mll<75', 'jets>=2', 'bTags>=1', 'met>40', 'deltaPhiLl<90'].map(
  (cut) => share(cut, 'z'),
);
const wanted = 'channel=2 bTags=0 jets<=1';

export const processGuideRows: readonly Row[] = [
  ...workedOn('webapps/analyses', [
    ['there are about 7,000 Z events', digits((2 * 1950) / 0.55, 1)],
    [
      'keeps 55 % of simulated Higgs events but 0.13 % of Z events; rejecting b-tagged jets then removes nine in ten tt̄ events',
      percent(share('channel=2', 'higgs')),
      percent(share('channel=2', 'z'), 2),
      fractionText(1 - hww('channel=2 bTags=0', 'ttbar') / hww('channel=2', 'ttbar')),
    ],
    ['At most 5.4 % of the Z events pass any one', percent(Math.max(...zFractions), 1)],
    [
      '98 % of the Higgs events and 2.3 % of the Z events have a lepton pair with a mass below 75 GeV',
      percent(share('mll<75', 'higgs')),
      percent(share('mll<75', 'z'), 1),
    ],
    [
      'The dilepton mass peaks at 90 GeV, and the angle between the leptons peaks at 180°',
      whole(fullest('hww13', 'mll', 'z', {step: 5, to: 105})[0]),
      whole(fullest('hww13', 'deltaPhiLl', 'z', {step: 10, to: 180})[1]),
    ],
    ['They read "2.3 %" as "gone"', percent(share('mll<75', 'z'), 1)],
    [
      '397 Higgs events, 10,700 WW, 49,700 tt̄ and 7.28 million Z events',
      digits(hww('', 'higgs'), 3),
      digits(hww('', 'ww'), 3),
      digits(hww('', 'ttbar'), 3),
      fixed(hww('', 'z') / 1e6, 2),
    ],
    [
      '90 % have one or more, compared with 2.8 % of the WW events and 2.3 % of the Z events',
      percent(share('bTags>=1', 'ttbar')),
      percent(share('bTags>=1', 'ww'), 1),
      percent(share('bTags>=1', 'z'), 1),
    ],
    [
      'in 82 % of the Higgs events, but in only 34 % of the WW events',
      percent(share('deltaPhiLl<90', 'higgs')),
      percent(share('deltaPhiLl<90', 'ww')),
    ],
    [
      'Of 7.28 million Z events, 9,300 remain, all of them from Z → ττ. The Higgs events fall to 218',
      fixed(hww('', 'z') / 1e6, 2),
      digits(hww('channel=2', 'z'), 2),
      digits(hww('channel=2', 'higgs'), 3),
    ],
    [
      'Of the 26,400 tt̄ events that had passed, only 2,600 remain',
      digits(hww('channel=2', 'ttbar'), 3),
      digits(hww('channel=2 bTags=0', 'ttbar'), 2),
    ],
    ['one electron and one muon     | 55 %   | 45 % | 53 % | 0.13 %', ...shares('channel=2', true)],
    ['| 98 %   | 39 % | 58 % | 2.3 %', ...shares('mll<75')],
    ['two jets or more              | 17 %   | 9 %  | 72 % | 2.1 %', ...shares('jets>=2')],
    ['at least one b-tagged jet     | 10 %   | 3 %  | 90 % | 2.3 %', ...shares('bTags>=1')],
    ['| 59 %   | 66 % | 76 % | 5.4 %', ...shares('met>40')],
    ['| 82 %   | 34 % | 52 % | 2.0 %', ...shares('deltaPhiLl<90')],
    [
      'In the sample, these are 9,300 of the 7.28 million Z events, or 0.13 %',
      digits(hww('channel=2', 'z'), 2),
      percent(share('channel=2', 'z'), 2),
    ],
    ['in the sample, 10 % of the tt̄ events have no b-tag', percent(share('bTags=0', 'ttbar'))],
    [
      raw`$0.34\times10{,}700\approx3{,}600$ WW events pass, and $0.020\times7{,}280{,}000\approx146{,}000$ Z events`,
      digits(0.34 * 10_700, 2).replace(',', '{,}'),
      digits(0.02 * 7_280_000, 3).replace(',', '{,}'),
    ],
    [
      'The actual numbers in the sample are 3,670 and 144,000',
      digits(hww('deltaPhiLl<90', 'ww'), 3),
      digits(hww('deltaPhiLl<90', 'z'), 3),
    ],
    [
      raw`add up to 14,800 events, so $S/\sqrt B = 168/\sqrt{14{,}800} = 1.38$`,
      digits(hww(wanted, 'higgs'), 3),
      digits(left('hww13', wanted, 'background'), 3).replace(',', '{,}'),
      fixed(significance('hww13', wanted), 2),
    ],
    ['Without any cut, it is 0.15', fixed(significance('hww13', ''), 2)],
  ]),
];
