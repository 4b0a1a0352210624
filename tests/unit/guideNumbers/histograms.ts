/** Numbers of the guide to the nine histograms. */
import {higgsCorrection} from '../../../src/samples/hww13/published';
import {digits, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {background, higgs, kept, ratio} from './hww13';
import {counted, errorOfLeft, left, significance} from './sample';

const raw = String.raw;

const count = (cuts: string, process: string): number => left('hww13', cuts, process);
const tops = 'bTags>=1 jets>=2 channel=2';
const bosons = 'channel!=2 mll>=80 mll<100';

const inTable = (cut: string, cuts: string, places = 2): readonly [string, ...string[]] => {
  const [ww, ttbar, z] = ['ww', 'ttbar', 'z'].map((process) => digits(count(cuts, process), 3));
  const gives = [whole(higgs(cuts)), ww ?? '', ttbar ?? '', z ?? '', ratio(cuts, places)];
  return [`| ${cut} | ${gives.join(' | ')} |`, ...gives];
};

export const histogramRows: readonly Row[] = workedOn('webapps/the_display_histograms_13TeV', [
  inTable('none', ''),
  inTable('only eμ', 'channel=2'),
  inTable(raw`$\Delta\phi_{\ell\ell} < 60°$`, 'deltaPhiLl<60'),
  inTable(raw`$m_{\ell\ell} < 75\ \GeV$`, 'mll<75'),
  inTable(raw`$\pt^{\ell\ell} \ge 50\ \GeV$`, 'ptll>=50'),
  inTable(raw`$\met \ge 40\ \GeV$`, 'met>=40'),
  inTable('at least 2 jets', 'jets>=2'),
  inTable(raw`$\met \ge 100\ \GeV$`, 'met>=100'),
  inTable('a b-tagged jet', 'bTags>=1', 3),
  inTable('no jet', 'jets=0', 3),
  [
    'contain 397 Higgs bosons among 7.3 million others',
    whole(higgs('')),
    fixed(background('') / 1e6, 1),
  ],
  ['raises it to 1.09.', ratio('channel=2')],
  ['reduces it to 0.065.', ratio('jets=0', 3)],
  ['the significance has fallen to 0.065', ratio('jets=0', 3)],
  ['are 3.2 times larger than in the 2020 app', fixed(higgsCorrection, 1)],
  ['brings 124 back', whole(left('hww13', '', 'signal', 'published2020'))],
  [
    'This keeps 55 % of the Higgs events, but only one Z event in 800',
    percent(kept('higgs', 'channel=2')),
    digits(1 / kept('z', 'channel=2'), 1),
  ],
  ['82 % of the events lie between 85 and 95 GeV', percent(kept('z', 'mll>=85 mll<95'))],
  ['so 79 % lie between 15 and 60 GeV', percent(kept('higgs', 'mll>=15 mll<60'))],
  ['A cut below 75 GeV leaves 2 % of the Z events', percent(kept('z', 'mll<75'))],
  [
    'this keeps 72 % of tt̄ and 2 % of the Z events. The ratio of tt̄ to Z rises from 0.007 to 0.24.',
    percent(kept('ttbar', 'jets>=2')),
    percent(kept('z', 'jets>=2')),
    fixed(count('', 'ttbar') / count('', 'z'), 3),
    fixed(count('jets>=2', 'ttbar') / count('jets>=2', 'z'), 2),
  ],
  [
    'You get 18,300 tt̄ events, 99 % of all that pass.',
    digits(count(tops, 'ttbar'), 3),
    percent(count(tops, 'ttbar') / count(tops, 'simulation')),
  ],
  [
    'A cut above 40 GeV keeps 5 % of the Z events and 59 % of the Higgs events.',
    percent(kept('z', 'met>=40')),
    percent(kept('higgs', 'met>=40')),
  ],
  ['only 17 Higgs events remain', whole(higgs('met>=100'))],
  [
    '71 % of the events lie above 140°. For the Higgs boson the fraction is 42 %, for tt̄ 29 %.',
    ...['ww', 'higgs', 'ttbar'].map((process) => percent(kept(process, 'deltaPhiMetLl>=140'))),
  ],
  [
    raw`The 3,120 Z events with $\met \ge 100\ \GeV$ come from 286 simulated ones, and their uncertainty is ±390.`,
    digits(count('met>=100', 'z'), 3),
    String(counted('hww13', 'met>=100', 'z').rows),
    digits(errorOfLeft('hww13', 'met>=100', 'z'), 2),
  ],
  [
    'set the uncertainty to 10 %, the 1.09 of the eμ channel becomes 0.05',
    ratio('channel=2'),
    fixed(significance('hww13', 'channel=2', '', 'asimovWithUncertainty'), 2),
  ],
  [
    'from 0.146 to 1.085, a factor of 7.4. A tight cut on the dilepton mass is even better: requiring less than 50 GeV, without eμ, gives 1.34.',
    ratio('', 3),
    ratio('channel=2', 3),
    fixed(significance('hww13', 'channel=2') / significance('hww13', ''), 1),
    ratio('mll<50'),
  ],
  ['Together they give a significance of 1.33', ratio('channel=2 mll<75')],
  [
    'This leaves 6.85 million Z events, which make up 99.9 % of the selected events.',
    fixed(count(bosons, 'z') / 1e6, 2),
    percent(count(bosons, 'z') / count(bosons, 'simulation'), 1),
  ],
]);
