/** Numbers of the guide that gives each process a fingerprint. */
import {digits, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {kept} from './hww13';
import {left} from './sample';

const raw = String.raw;

/** Shares of the processes in per cent, in the order of the card. */
const shares = (
  cuts: string,
  processes: readonly string[] = ['higgs', 'ww', 'ttbar', 'z'],
): readonly string[] => processes.map((process) => percent(kept(process, cuts)));

const ofEmu = (process: string, cuts: string): number =>
  left('hww13', `channel=2 ${cuts}`, process) / left('hww13', 'channel=2', process);

const emuLowMass = 'channel=2 mll<75';

export const fingerprintRows: readonly Row[] = workedOn('webapps/separate_signals_13TeV', [
  ['this is true of 1 % of the Higgs events', percent(kept('higgs', 'deltaPhiLl>=170'))],
  [
    '| Channel | 55 % eμ | 45 % eμ | 53 % eμ | ee and μμ, 0.1 % eμ |',
    ...shares('channel=2', ['higgs', 'ww', 'ttbar']),
    percent(kept('z', 'channel=2'), 1),
  ],
  ['| 82 % from 85 to 95 |', percent(kept('z', 'mll>=85 mll<95'))],
  [
    '| Jets | 83 % have 0 or 1 | 91 % have 0 or 1 | 72 % have 2 or more | 82 % have none |',
    ...shares('jets<=1', ['higgs', 'ww']),
    percent(kept('ttbar', 'jets>=2')),
    percent(kept('z', 'jets=0')),
  ],
  ['| b-tagged jet | 10 % | 3 % | 90 % | 2 % |', ...shares('bTags>=1')],
  ['| 75 % below 20 |', percent(kept('z', 'ptll<20'))],
  ['| 72 % below 20 |', percent(kept('z', 'met<20'))],
  [
    '| rises; 42 % above 140° | rises steeply; 71 % above 140° | rises a little; 29 % above 140° | rises; 39 % above 140° |',
    ...shares('deltaPhiMetLl>=140'),
  ],
  [
    '| 50 % below 40° | 66 % above 90° | flat; 48 % above 90° | 50 % above 170° |',
    percent(kept('higgs', 'deltaPhiLl<40')),
    ...shares('deltaPhiLl>=90', ['ww', 'ttbar']),
    percent(kept('z', 'deltaPhiLl>=170')),
  ],
  [
    '| edge at 125; 15 % above 130 | 62 % above 130 | 55 % above 130 | 84 % from 90 to 120 |',
    ...shares('mt>=130', ['higgs', 'ww', 'ttbar']),
    percent(kept('z', 'mt>=90 mt<120')),
  ],
  [
    'In the eμ channel, this keeps 77 % of the Higgs events and 7 % of tt̄.',
    percent(ofEmu('higgs', 'jets<=1 bTags=0')),
    percent(ofEmu('ttbar', 'jets<=1 bTags=0')),
  ],
  ['Because 43 % of the Higgs events have exactly one jet.', percent(kept('higgs', 'jets=1'))],
  [
    '| only eμ | 0.13 % | 55 % |',
    percent(kept('z', 'channel=2'), 2),
    ...shares('channel=2', ['higgs']),
  ],
  [
    raw`| $m_{\ell\ell} < 75\ \GeV$ | 2.3 % | 98 % |`,
    percent(kept('z', 'mll<75'), 1),
    ...shares('mll<75', ['higgs']),
  ],
  [
    raw`| $\met \ge 40\ \GeV$ | 5.4 % | 59 % |`,
    percent(kept('z', 'met>=40'), 1),
    ...shares('met>=40', ['higgs']),
  ],
  [raw`| $\pt^{\ell\ell} \ge 30\ \GeV$ | 12 % | 93 % |`, ...shares('ptll>=30', ['z', 'higgs'])],
  ['After the eμ and mass cuts, 8,140 Z events remain', digits(left('hww13', emuLowMass, 'z'), 3)],
  [
    '998 Z events remain with it and 930 with missing transverse momentum, but 201 Higgs events compared with 127.',
    ...['z', 'higgs'].flatMap((process) =>
      ['ptll>=30', 'met>=40'].map((cut) => whole(left('hww13', `${emuLowMass} ${cut}`, process))),
    ),
  ],
  [
    'below 55 GeV keeps 78 % of the Higgs events and 17 % of WW',
    ...shares('mll<55', ['higgs', 'ww']),
  ],
  ['it keeps 98 % of the Higgs events and 39 % of WW', ...shares('mll<75', ['higgs', 'ww'])],
  ['25 % would remain', percent(0.5 * 0.5)],
  [
    'only 2 % of the Z events have a b-tagged jet, and to forget that with more than seven million Z events this is still 166,000',
    ...shares('bTags>=1', ['z']),
    digits(left('hww13', 'bTags>=1', 'z'), 3),
  ],
]);
