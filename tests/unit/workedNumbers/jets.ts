/** Worked examples of jets: properties, clustering and calibration. */
import {cluster, pairDistance, type JetDefinition} from '../../../src/physics/jets/antiKt';
import {massless} from '../../../src/physics/fourVector';
import {decayOpening} from '../../../src/physics/kinematics';
import {calorimeterResolution} from '../../../src/physics/resolution';
import {correctedJetVertexFraction} from './formulas';
import {fixed, percent, power} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

const small: JetDefinition = {algorithm: 'antiKt', radius: 0.4};

/** Distance between two deposits that differ in rapidity only. */
const distance = (pts: readonly [number, number], apart: number): number =>
  pairDistance({pt: pts[0], eta: 0, phi: 0}, {pt: pts[1], eta: apart, phi: 0}, small);

const script = [massless(50, 0, 0), massless(2, 0.3, 0), massless(20, 1, 0)];
const question = [massless(60, 0, 0), massless(30, 0.5, 0), massless(5, 0.3, 0)];

/** Transverse momenta and rapidities of the jets, in descending order of pt. */
function jetsOf(momenta: typeof script, radius: number) {
  return cluster(momenta, {algorithm: 'antiKt', radius}).jets;
}

const [hard, soft] = jetsOf(script, 0.4);
const [whole] = jetsOf(script, 1);

const jetResolution = (pt: number): number =>
  calorimeterResolution(pt, {sampling: 0.6, noise: 3.9, constant: 0.045});

const change = (from: number, to: number): number => Math.abs(to - from) / from;

export const jetRows: readonly Row[] = [
  ...workedOn('documentation/physic_objects/jets', [
    ['For a W boson (80.4 GeV) this is 1.6 at 100 GeV', fixed(decayOpening(80.4, 100), 1)],
    ['At 400 GeV the distance is 0.40', fixed(decayOpening(80.4, 400), 2)],
    [raw`above $\pt\approx 2\times172.5/1.0=345\ \GeV$`, fixed(decayOpening(172.5, 1), 0)],
    [
      raw`$S_0 = 18$, $S_\mathrm{PU}=6\ \GeV$ | 0.82 | 0.60 |`,
      fixed(correctedJetVertexFraction(18, 6, 150), 2),
      fixed(18 / 30, 2),
    ],
    [
      raw`$S_0=1$, $S_\mathrm{PU}=12\ \GeV$ | 0.11 | 0.03 |`,
      fixed(correctedJetVertexFraction(1, 12, 150), 2),
      fixed(1 / 30, 2),
    ],
    [raw`With $\tau_3=0.06$ and $\tau_2=0.15$, it is 0.40`, fixed(0.06 / 0.15, 2)],
    ['with $e_2=0.05$ and $e_3=10^{-4}$ it is 0.80', fixed(1e-4 / 0.05 ** 3, 2)],
    [raw`$\Delta R\approx 2\times91.2/300 = 0.61$`, fixed(decayOpening(91.2, 300), 2)],
    [
      raw`$20/(20+10/(0.01\times200)) = 20/25=0.80$`,
      fixed(correctedJetVertexFraction(20, 10, 200), 2),
    ],
  ]),
  ...workedOn('documentation/physic_objects/jets_reco', [
    [
      raw`$d_{12}=\frac{1}{50^2}\cdot\frac{0.3^2}{0.4^2}=2.3\times10^{-4}$ is smaller than $d_{1\mathrm{B}}=\frac{1}{50^2}=4.0\times10^{-4}$`,
      power(distance([50, 2], 0.3) + 1e-12, 2),
      power(1 / 50 ** 2, 2),
    ],
    [
      raw`$d_{13}=\frac{1}{50^2}\cdot\frac{1.0^2}{0.4^2}=2.5\times10^{-3}$`,
      power(distance([50, 20], 1), 2),
    ],
    [
      'pT = 52.0 GeV, y = 0.012, phi = 0.000 pT = 20.0 GeV, y = 1.000, phi = 0.000',
      fixed(hard?.pt ?? NaN, 1),
      fixed(hard?.eta ?? NaN, 3),
      fixed(hard?.phi ?? NaN, 3),
      fixed(soft?.pt ?? NaN, 1),
      fixed(soft?.eta ?? NaN, 3),
      fixed(soft?.phi ?? NaN, 3),
    ],
    [
      'all three become one jet of 72.0 GeV at $y=0.299$',
      fixed(whole?.pt ?? NaN, 1),
      fixed(whole?.eta ?? NaN, 3),
    ],
    ['7 thousand steps instead of a billion', fixed((1000 * Math.log(1000)) / 1000, 0)],
    ['the sum is 12 GeV', fixed(10 + (8 - 6), 0)],
    [raw`$A\approx\pi R^2=0.50$`, fixed(Math.PI * 0.4 ** 2, 2)],
    [raw`the jet contains $12\times0.50=6.0\ \GeV$`, fixed(12 * Math.PI * 0.4 ** 2, 1)],
    ['an area of about 3.1, six times that of a small-R jet', fixed(Math.PI, 1)],
    [
      '15 GeV (3.8 %) is removed and one of 30 GeV (7.5 %) is kept',
      percent(15 / 400 + 1e-9, 1),
      percent(30 / 400, 1),
    ],
    [raw`$0.20 > 0.1\times0.5=0.05$`, fixed(20 / 100, 2), fixed(0.1 * (0.5 / 1), 2)],
    [
      raw`$\frac{1}{60^2}\cdot\frac{0.3^2}{0.4^2}=1.6\times10^{-4}$`,
      power(distance([60, 5], 0.3), 2),
    ],
    [
      raw`$\frac{1}{30^2}\cdot\frac{0.2^2}{0.4^2}=2.8\times10^{-4}$`,
      power(distance([30, 5], 0.2), 2),
    ],
    [
      'The jets have transverse momenta of 65 and 30 GeV',
      ...jetsOf(question, 0.4).map(({pt}) => fixed(pt, 0)),
    ],
    ['one jet of 95 GeV', ...jetsOf(question, 0.6).map(({pt}) => fixed(pt, 0))],
    [raw`$12\times\pi\times1.0^2 = 38\ \GeV$`, fixed(12 * Math.PI, 0)],
  ]),
  ...workedOn('documentation/physic_objects/jets_calibration', [
    [raw`has $\mathcal{R}=0.60$`, fixed(60 / 100, 2)],
    [
      'the main term is 6.0 GeV: a jet of 26 GeV is corrected to 20 GeV',
      fixed(12 * 0.5, 1),
      fixed(26 - 6, 0),
    ],
    ['jets in data are multiplied by $0.95/0.93=1.022$', fixed(0.95 / 0.93, 3)],
    ['| 20 | 19.5 % | 13.4 % | 4.5 % | 24 % |', percent(jetResolution(20))],
    ['| 50 | 7.8 % | 8.5 % | 4.5 % | 12 % |', percent(jetResolution(50))],
    ['| 100 | 3.9 % | 6.0 % | 4.5 % | 8.5 % |', percent(jetResolution(100), 1)],
    ['| 300 | 1.3 % | 3.5 % | 4.5 % | 5.8 % |', percent(jetResolution(300), 1)],
    ['for 12 % in data and 10 % in simulation, by 6.6 %', fixed(Math.sqrt(12 ** 2 - 10 ** 2), 1)],
    [raw`changes it by $1.01^4-1=4\ \%$`, percent(1.01 ** 4 - 1)],
    ['a change of 11 or 19 %', percent(change(23.7, 21)), percent(change(23.7, 19.2))],
    ['a change of 1.5 or 2.0 %', percent(change(55.1, 55.9), 1), percent(change(55.1, 56.2), 1)],
    ['it is 78 GeV', fixed((50 * 500) / 320, 0)],
    [raw`$18/\sqrt{10000}=0.18\ \%$`, fixed(18 / Math.sqrt(10_000), 2)],
    ['$1.05^4-1=0.22$', fixed(1.05 ** 4 - 1, 2)],
    ['$1-0.95^4=0.19$', fixed(1 - 0.95 ** 4, 2)],
  ]),
];
