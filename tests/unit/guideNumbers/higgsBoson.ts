/** Numbers of the page about the Higgs boson. */
import {
  fourLeptonPercent,
  higgsCrossSectionPb,
  higgsDecays,
  higgsProduction,
  twoLeptonTwoNeutrinoPercent,
} from '../../../src/data/higgs';
import {expectedEvents} from '../../../src/physics/rates';
import {higgsCorrection} from '../../../src/samples/hww13/published';
import {digits, digitsTex, fixed, percent, power, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {higgs, recipes} from './hww13';
import {left} from './sample';

const raw = String.raw;

const share = (to: string): number =>
  (higgsDecays.find((decay) => decay.to === to)?.percent ?? NaN) / 100;
const produced = expectedEvents(higgsCrossSectionPb, 10_000);
const toLeptons = twoLeptonTwoNeutrinoPercent / 100;
const flight = 1.6e-22 * 299_792_458;
const atom = 1e-10;
const bottomPb = share('bb̄') * higgsCrossSectionPb;
const gluonFusion = higgsProduction.find(({short}) => short === 'ggF')?.crossSectionPb ?? NaN;

export const higgsBosonRows: readonly Row[] = workedOn('webapps/the-higgs-boson', [
  ['gluon fusion contributes 48.6 pb, or 87 %', percent(gluonFusion / higgsCrossSectionPb)],
  [
    raw`N=55.7\ \mathrm{pb}\times10\ \invfb=55{,}700\ \mathrm{fb}\times10\ \invfb\approx560{,}000`,
    digitsTex(higgsCrossSectionPb * 1000, 3),
    digitsTex(produced, 2),
  ],
  ['one Higgs boson in 1.4 billion collisions', fixed(8e14 / produced / 1e9, 1)],
  [
    raw`$5\times10^{-14}$ m in that time, 2,000 times less`,
    power(flight, 1),
    digits(atom / flight, 1),
  ],
  [raw`$2\times80.4=161\ \GeV$`, fixed(2 * 80.4, 0)],
  [raw`$0.582\times55.7=32$ pb, smaller by a factor of fifteen million`, fixed(bottomPb, 0)],
  [raw`0.214\times(2\times0.109)^2\approx 1.0\,\%`, percent(toLeptons, 1)],
  ['but still 80 times more than the 0.0124 %', digits((100 * toLeptons) / fourLeptonPercent, 1)],
  [
    'Of 560,000 Higgs bosons, only 69 decay',
    digits(produced, 2),
    whole((produced * fourLeptonPercent) / 100),
  ],
  ['About one collision in 1.4 billion', fixed(8e14 / produced / 1e9, 1)],
  ['| all decays | 560,000 |', digits(produced, 2)],
  ['| two b quarks | 320,000 |', digits(produced * share('bb̄'), 2)],
  ['| two W bosons | 120,000 |', digits(produced * share('WW*'), 2)],
  ['| WW → 2ℓ2ν | 5,700 |', digits(produced * 0.214 * (2 * 0.109) ** 2, 2)],
  ['| two photons | 1,260 |', digits(produced * share('γγ'), 3)],
  ['| **4 leptons** | 69 |', whole((produced * fourLeptonPercent) / 100)],
  ['Only one Higgs boson in 1,400 reaches the teaching sample', digits(produced / higgs(''), 2)],
  ['| produced in ATLAS | 560,000 |', digits(produced, 2)],
  [raw`| that decay to WW\* | 120,000 |`, digits(produced * share('WW*'), 2)],
  [
    '| and then to two electrons or muons and two neutrinos | 5,700 |',
    digits(produced * 0.214 * (2 * 0.109) ** 2, 2),
  ],
  ['| in the teaching sample: both leptons above 25 GeV | 397 |', whole(higgs(''))],
  ['| 71 and 65 |', whole(higgs(recipes.zeroJets)), whole(higgs(recipes.oneJet))],
  [
    'had 124 instead of 397, because its Higgs cross-section was 3.2 times too small',
    whole(left('hww13', '', 'signal', 'published2020')),
    whole(higgs('')),
    fixed(higgsCorrection, 1),
  ],
  [raw`8–9 of 69 H → ZZ\* → 4ℓ`, whole((produced * fourLeptonPercent) / 100)],
  [raw`$0.674^2=45\ \%$`, percent(0.674 ** 2)],
  [
    raw`$55.7\ \mathrm{pb}\times36{,}600\ \mathrm{pb}^{-1}\times0.00227$ is about 4,630`,
    fixed(higgsCrossSectionPb, 1),
    fixed(share('γγ'), 5),
    digits(expectedEvents(higgsCrossSectionPb, 36_600) * share('γγ'), 3),
  ],
]);
