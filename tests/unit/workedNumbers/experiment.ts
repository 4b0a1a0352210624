/** Worked examples of the introduction: the detector, events, heavy ions, the Standard Model. */
import {expectedEvents} from '../../../src/physics/rates';
import {massless, phi, pt, sum} from '../../../src/physics/fourVector';
import {invariantMass, transverseMass} from '../../../src/physics/kinematics';
import {masses} from '../../../src/physics/masses';
import {polarAngle} from '../../../src/physics/pseudorapidity';
import {
  calorimeterResolution,
  inQuadrature,
  trackResolution,
} from '../../../src/physics/resolution';
import {deltaR, wrapPhi} from '../../../src/physics/statistics/separation';
import {curvatureRadius, momentumOnCircle, sagitta} from '../../../src/physics/trackInField';
import {digits, fixed, percent, power} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

const electronAt = (energy: number): number =>
  calorimeterResolution(energy, {sampling: 0.1, constant: 0.007});
const jetAt = (energy: number): number =>
  calorimeterResolution(energy, {sampling: 0.5, constant: 0.03});
const forwardAt = (energy: number): number =>
  calorimeterResolution(energy, {sampling: 1, constant: 0.1});

/** ħ in GeV s, and the speed of light in fm/s. */
const hbar = 6.58e-25;
const fermiPerSecond = 2.998e23;

/** Distance in μm that light covers in a lifetime in ps (PDG). */
const flight = (picoseconds: number): number => picoseconds * 299.792_458;

/** Vacuum value of the Higgs field, in GeV. */
const vacuum = 246;

const muons = [massless(60, 0, 0.2), massless(33, 0, -2.8)] as const;
const pair = sum(...muons);

/** Pairs of cross-sections in pb of the table of processes. */
const perCollision = (picobarn: number): number => 80e9 / picobarn;
const in2015and2016 = (picobarn: number): number => expectedEvents(picobarn, 36_600);

/** Impact parameter in fm at which a share of a cross-section in fm² begins. */
const impactAt = (share: number): number => Math.sqrt((share * 770) / Math.PI);

export const experimentRows: readonly Row[] = [
  ...workedOn('documentation/introduction/introduction_ATLAS', [
    ['being 207 times heavier than electrons', fixed(masses.muon / masses.electron, 0)],
    [
      raw`has $p_z = 47.0\ \GeV$ and $p = 61.7\ \GeV$`,
      fixed(massless(40, 1, 0).pz, 1),
      fixed(massless(40, 1, 0).energy, 1),
    ],
    [
      raw`With $\Delta\eta = 0.3$ and $\Delta\phi = 0.4$, it is 0.5`,
      fixed(deltaR({eta: 0.3, phi: 0.4}, {eta: 0, phi: 0}), 1),
    ],
    ['| 0.88 | 45° |', fixed(degrees(polarAngle(0.88)), 0)],
    ['about 99 million channels', fixed(92 + 6.3 + 0.35, 0)],
    ['radius of 1.67 m for each GeV', fixed(curvatureRadius(1, 2), 2)],
    [raw`$0.3\times2\times1.15/2 = 0.345\ \GeV$`, fixed(momentumOnCircle(1.15 / 2, 2), 3)],
    [
      raw`$s = 0.3\,B L^2/(8\pt) = 1.5$ mm; that of a track of 500 GeV is 0.15 mm`,
      fixed(1000 * sagitta(50, 1, 2), 1),
      fixed(1000 * sagitta(500, 1, 2), 2),
    ],
    ['At 100 GeV this is 5.1 %', percent(trackResolution(100), 1)],
    [
      raw`$10\,\%/\sqrt E \oplus 0.7\,\%$ | 1.2 % | 0.8 %`,
      percent(electronAt(100), 1),
      percent(electronAt(1000), 1),
    ],
    [
      raw`$50\,\%/\sqrt E \oplus 3\,\%$ | 5.8 % | 3.4 %`,
      percent(jetAt(100), 1),
      percent(jetAt(1000), 1),
    ],
    [
      raw`$100\,\%/\sqrt E \oplus 10\,\%$ | 14 % | 10.5 %`,
      percent(forwardAt(100)),
      percent(forwardAt(1000), 1),
    ],
    [
      raw`$0.05\,\%\;\pt \oplus 1\,\%$ | 5.1 % | 50 %`,
      percent(trackResolution(100), 1),
      percent(trackResolution(1000)),
    ],
    [
      '1.1 % from the track and 3.2 % from the shower',
      percent(trackResolution(10), 1),
      percent(electronAt(10), 1),
    ],
    [raw`$0.3\times0.5\times5^2/(8\times1000) = 0.47$ mm`, fixed(1000 * sagitta(1000, 5, 0.5), 2)],
    [raw`$\met = \sqrt{40^2+30^2} = 50\ \GeV$`, fixed(inQuadrature(40, 30), 0)],
    [raw`$\pt = 0.3\times2\times25 = 15\ \GeV$`, fixed(momentumOnCircle(25, 2), 0)],
    [raw`$\lvert6.0-6.283\rvert = 0.283$`, fixed(Math.abs(wrapPhi(6)), 3)],
    [
      raw`$1\,\%\oplus1\,\% = 1.4\,\%$ and the shower $2.24\,\%\oplus0.7\,\% = 2.3\,\%$`,
      percent(trackResolution(20), 1),
      percent(electronAt(20), 1),
    ],
    [
      raw`$2.5\,\%\oplus1\,\% = 2.7\,\%$ and the shower $1.41\,\%\oplus0.7\,\% = 1.6\,\%$`,
      percent(trackResolution(50), 1),
      percent(electronAt(50), 1),
    ],
  ]),
  ...workedOn('documentation/introduction/SM_and_beyond', [
    [raw`so its mean lifetime is $2.6\times10^{-25}$ s`, power(hbar / 2.495, 2)],
    [raw`lives for $1.6\times10^{-22}$ s`, power(hbar / 0.0041, 2)],
    [
      raw`a c-hadron ($61\ \mathrm{\mu m}$ for the $\Lambda_c^+$, a baryon, to $310\ \mathrm{\mu m}$ for the $D^+$)`,
      fixed(flight(0.203), 0),
      digits(flight(1.033), 2),
    ],
    [raw`$g = 2\times80.37/246 = 0.653$`, fixed((2 * 80.37) / vacuum, 3)],
    [
      raw`$y_t = \sqrt2\times172.5/246 = 0.99$, for the electron $2.9\times10^{-6}$`,
      fixed((Math.SQRT2 * 172.5) / vacuum, 2),
      power((Math.SQRT2 * masses.electron) / vacuum, 2),
    ],
    [raw`$\lambda = 125^2/(2\times246^2) = 0.13$`, fixed(125 ** 2 / (2 * vacuum ** 2), 2)],
    [raw`$2\times0.674\times0.326 = 44\,\%$`, percent(2 * 0.674 * 0.326)],
    [raw`$0.026\times(2\times0.0337)^2 = 0.0118\,\%$`, percent(0.026 * (2 * 0.0337) ** 2, 4)],
    ['With a cross-section of 55.7 pb, that is 6.9 fb', fixed(55_700 * 1.24e-4, 1)],
    ['is a number of events: 253 decays', fixed(expectedEvents(55_700 * 1.24e-4, 36.6), 0)],
    ['gluon fusion in 87 % of cases', percent(48.6 / 55.7)],
    [raw`it is about $(1/5)^2 = 4\,\%$`, percent((1 / 5) ** 2)],
    [
      raw`$2\times0.218\times0.782 = 34\,\%$`,
      fixed(2 * 0.109, 3),
      fixed(1 - 2 * 0.109, 3),
      percent(2 * 0.218 * (1 - 0.218)),
    ],
    [raw`$2.04\times10^{6}\times0.00227 = 4630$`, `${Number((2.04e6 * 0.00227).toPrecision(3))}`],
    [raw`$\tau = 6.58\times10^{-25}/1.4 = 4.7\times10^{-25}$ s`, power(hbar / 1.4, 2)],
    [raw`about $3.3\times10^{-24}$ s to form`, power(1 / fermiPerSecond, 2)],
  ]),
  ...workedOn('documentation/introduction/events', [
    [
      raw`$25/(40\sqrt{2\pi}) = 0.25$ per millimetre: the average distance between neighbouring collisions is 4 mm`,
      fixed(25 / (40 * Math.sqrt(2 * Math.PI)), 2),
      fixed((40 * Math.sqrt(2 * Math.PI)) / 25, 0),
    ],
    [raw`$e^{-13.4} = 1.5\times10^{-6}$`, power(Math.exp(-13.4), 2)],
    [raw`for $\mu = 25.1$ it is 5`, fixed(Math.sqrt(25.1), 0)],
    [raw`$\frac{50}{5}\times0.45\ \mathrm{mm} = 4.5\ \mathrm{mm}$`, fixed((50 / 5) * 0.45, 1)],
    [
      raw`$m^2 = 2\times60\times33\times(1.081+0.990) = 8201$ and $m = 90.6\ \GeV$`,
      fixed(Math.cosh(0.4), 3),
      fixed(-Math.cos(3), 3),
      fixed(invariantMass({pt: [60, 33], deltaEta: 0.4, deltaPhi: 3}) ** 2, 0),
      fixed(invariantMass({pt: [60, 33], deltaEta: 0.4, deltaPhi: 3}), 1),
    ],
    [raw`$\pt = 27.7\ \GeV$ at $\phi = 0.03$`, fixed(pt(pair), 1), fixed(phi(pair), 2)],
    ['missing transverse momentum of 3 GeV', fixed(pt(sum(pair, massless(25, 0, -3.1))), 0)],
    [
      raw`$55.7\ \mathrm{pb}\times36600\ \mathrm{pb}^{-1} = 2.04$ million`,
      fixed(in2015and2016(55.7) / 1e6, 2),
    ],
    [
      '| 20.1 nb | 4.0 million | 7.4 × 10⁸ |',
      fixed(perCollision(20_100) / 1e6, 1),
      fixed(in2015and2016(20_100) / 1e8, 1),
    ],
    [
      '| 1.95 nb | 41 million | 7.1 × 10⁷ |',
      fixed(perCollision(1950) / 1e6, 0),
      fixed(in2015and2016(1950) / 1e7, 1),
    ],
    [
      '| 832 pb | 96 million | 3.0 × 10⁷ |',
      fixed(perCollision(832) / 1e6, 0),
      fixed(in2015and2016(832) / 1e7, 1),
    ],
    [
      '| 119 / 51 / 17 pb | 0.67 / 1.6 / 4.7 billion | 4.4 / 1.9 / 0.62 million |',
      ...[119, 51, 17].map((value) => digits(perCollision(value) / 1e9, 2)),
      ...[119, 51, 17].map((value) => digits(in2015and2016(value) / 1e6, 2)),
    ],
    [
      '| 55.7 pb | 1.4 billion | 2.04 million |',
      fixed(perCollision(55.7) / 1e9, 1),
      fixed(in2015and2016(55.7) / 1e6, 2),
    ],
    ['expects 18.4 between 122.5 and 130 GeV after its selection: 7 %', percent(18.4 / 253)],
    [raw`$18.4/\sqrt{10.3} = 5.7$`, fixed(18.4 / Math.sqrt(10.3), 1)],
    [
      raw`7700\times(1.1855+0.8569) = 15726$, so $m = 125.4\ \GeV$`,
      fixed(Math.cosh(0.6), 4),
      fixed(-Math.cos(2.6), 4),
      fixed(invariantMass({pt: [77, 50], deltaEta: 0.6, deltaPhi: 2.6}), 1),
    ],
    [
      raw`$832\ \mathrm{pb}\times10064\ \mathrm{pb}^{-1} = 8.4\times10^{6}$`,
      power(expectedEvents(832, 10_064), 2),
    ],
    [raw`= 82\ \GeV$`, fixed(transverseMass(40, 42, Math.PI), 0)],
  ]),
  ...workedOn('documentation/introduction/heavy_ions', [
    [raw`\frac{82}{208}\times6.37\ \TeV = 2.51\ \TeV`, fixed((82 / 208) * 6.37, 2)],
    [raw`$208\times5.02\ \TeV = 1.04\ \mathrm{PeV}$`, fixed((208 * 5.02) / 1000, 2)],
    [raw`that is $1.8\times10^{12}$ K`, power(155e6 / 8.617e-5, 2)],
    ['its volume 1204 fm³', fixed((4 / 3) * Math.PI * 6.6 ** 3, 0)],
    [raw`$208\times0.938/1204 = 0.16\ \GeV/\mathrm{fm}^3$`, fixed((208 * masses.proton) / 1204, 2)],
    [
      raw`\sqrt{\frac{0.05\times770}{\pi}}\ \mathrm{fm} = 3.5\ \mathrm{fm}`,
      fixed(impactAt(0.05), 1),
    ],
    [raw`$(1+0.2)/(1-0.2) = 1.5$`, fixed(1.2 / 0.8, 1)],
    [raw`have $A_J = 50/150 = 0.33$`, fixed(50 / 150, 2)],
    [raw`$1630/23.4\ \mathrm{mb^{-1}} = 70\ \mathrm{mb}$`, fixed(1630 / 23.4, 0)],
    [raw`$82^2 = 6724$ times`, `${82 ** 2}`],
    [raw`$82^4 = 4.5\times10^{7}$`, power(82 ** 4, 2)],
    [raw`$2\times6.8\ \TeV\times82/208 = 5.36\ \TeV$`, fixed((2 * 6.8 * 82) / 208, 2)],
    [raw`$b = \sqrt{0.10\times770/\pi}\ \mathrm{fm} = 5.0\ \mathrm{fm}$`, fixed(impactAt(0.1), 1)],
    [raw`$v_2 = \sqrt{0.0064} = 0.08$`, fixed(Math.sqrt(0.0064), 2)],
    [raw`$(1+0.16)/(1-0.16) = 1.38$`, fixed(1.16 / 0.84, 2)],
    [
      raw`$\sigma = \pi\times13.2^2\ \mathrm{fm}^2 = 547\ \mathrm{fm}^2 = 5.5$ barn`,
      fixed(Math.PI * 13.2 ** 2, 0),
      fixed((Math.PI * 13.2 ** 2) / 100, 1),
    ],
  ]),
];
