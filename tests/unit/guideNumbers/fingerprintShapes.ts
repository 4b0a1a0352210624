/** Ranges in which the processes of H → WW and tt̄Z have most events, as the fingerprint cards print them. */
import {digits, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {kept} from './hww13';
import {left} from './sample';
import {fullest, fullestRange, fractionText} from './shapes';
import {share} from './topZCounts';

const raw = String.raw;

/** The fullest range of so many GeV. */
const most = (column: string, process: string, width: number, step = 10): string =>
  fullestRange('hww13', column, process, {width, step, to: 200});

const peakOf = (process: string): string =>
  whole(fullest('hww13', 'mll', process, {step: 5, to: 105})[0]);
const topZPeak = (process: string): string =>
  whole(fullest('ttz13', 'mll', process, {step: 5, to: 105})[0]);
const rounded = (process: string): string => digits(left('hww13', '', process), 1);

export const fingerprintShapeRows: readonly Row[] = [
  ...workedOn('webapps/separate_signals_13TeV', [
    [
      'Nine out of ten tt̄ events have a b-tagged jet, while only one in ten Higgs events does. In half of all Z events',
      fractionText(kept('ttbar', 'bTags>=1')).replace('nine in', 'Nine out of'),
      fractionText(kept('higgs', 'bTags>=1')),
      fractionText(kept('z', 'deltaPhiLl>=170')),
    ],
    ['compare 400 Higgs events with seven million Z events', rounded('higgs')],
    [
      '| 20–45 most often | rises to 80; a spike at 90 from ZZ | broad; half from 55 to 90 |',
      most('mll', 'higgs', 25, 5),
      peakOf('ww'),
      fractionText(kept('ttbar', 'mll>=55 mll<90')),
    ],
    [
      '| 50–70 most often | broad, 20–70 | broad, 50–80 most often |',
      most('ptll', 'higgs', 20),
      most('ptll', 'ww', 50),
      most('ptll', 'ttbar', 30),
    ],
    [
      '| 30–50 most often | broad, 30–70 | broad, 40–80 |',
      most('met', 'higgs', 20),
      most('met', 'ww', 40),
      most('met', 'ttbar', 40),
    ],
    ['15 % of the Higgs events lie above the edge', percent(kept('higgs', 'mt>=130'))],
    [
      'Each cut keeps at least 55 % of H → WW and at most 12 % of Z',
      ...(['higgs', 'z'] as const).map((process) => {
        const all = ['channel=2', 'mll<75', 'met>=40', 'ptll>=30'].map((cut) => kept(process, cut));
        return percent(process === 'z' ? Math.max(...all) : Math.min(...all));
      }),
    ],
    ['only 2 % of the Z events have a b-tagged jet', percent(kept('z', 'bTags>=1'))],
  ]),
  ...workedOn('webapps/histogram-analyser-2_13TeV', [
    [
      'the events accumulate between 90 and 120 GeV',
      ...fullest('hww13d', 'mt', 'higgs', {width: 30, step: 10, to: 200}).map(whole),
    ],
  ]),
  ...workedOn('webapps/histogram-analyser-ttZ', [
    ['a peak at 90 GeV for tt̄Z and Z', topZPeak('ttz'), topZPeak('z')],
    [
      'a maximum from 1 to 1.75 for tt̄Z, from 2.5 to 3.25 for Z',
      ...['ttz', 'z'].flatMap((process) =>
        fullest('ttz13', 'deltaRLl', process, {width: 0.75, step: 0.25, to: 5}).map(String),
      ),
    ],
    [
      'a maximum at 50 to 80°',
      ...fullest('ttz13', 'deltaPhiLl', 'ttz', {width: 30, step: 10, to: 180}).map(whole),
    ],
    [
      'The signal peaks at five',
      ['five'][fullest('ttz13', 'jets', 'ttz', {step: 1, to: 12})[0] - 5] ?? 'not at five',
    ],
  ]),
  ...workedOn('webapps/separate_signals_ttZ', [
    [raw`$m_{\ell\ell}$ (GeV) | peak at 90 | broad | peak at 90 |`, topZPeak('ttz'), topZPeak('z')],
    ['| peak at 5 |', whole(fullest('ttz13', 'jets', 'ttz', {step: 1, to: 12})[0])],
    [
      'broad, 50–80° most often',
      fullestRange('ttz13', 'deltaPhiLl', 'ttz', {width: 30, step: 10, to: 180}),
    ],
    [
      'you keep 96 % of tt̄Z and 44 % of tt̄, but all of Z',
      percent(share('channel!=2', 'ttz')),
      percent(share('channel!=2', 'ttbar')),
      share('channel!=2', 'z') === 1 ? 'all' : 'not all',
    ],
  ]),
];
