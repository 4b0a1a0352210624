/** Worked examples of the introduction: overview, machine and purposes. */
import {partonFractions} from '../../../src/physics/kinematics';
import {masses} from '../../../src/physics/masses';
import {polarAngle, pseudorapidity} from '../../../src/physics/pseudorapidity';
import {
  collisionRate,
  expectedEvents,
  interactionsPerCrossing,
  luminosity,
} from '../../../src/physics/rates';
import {gammaOf, lightSpeed, missingSpeed} from '../../../src/physics/relativity';
import {inQuadrature} from '../../../src/physics/resolution';
import {momentumOnCircle} from '../../../src/physics/trackInField';
import {digits, fixed, percent, power} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Inelastic cross-section in fb: 80 mb. */
const inelastic = 80e12;
const joulePerGeV = 1.602e-10;
const bendingRadius = 2804;

/** The pages take 0.3 for the number that turns T m into GeV. */
const momentumWith03 = (field: number): number => 0.3 * field * bendingRadius;

/** Product of the widths of two beams for a luminosity, in cm², times 4π left out. */
const widthSquared = (bunches: number, wanted: number): number =>
  luminosity({bunches, protons: [1.15e11, 1.15e11], widths: [1, 1]}) / wanted;

const stored = 2808 * 1.15e11 * 7000 * joulePerGeV;

/** Chance to count so many or more. */
function poissonFrom(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let below = 0;
  for (let n = 0; n < count; n += 1) {
    below += term;
    term *= mean / (n + 1);
  }
  return 1 - below;
}

export const introductionRows: readonly Row[] = [
  ...workedOn('documentation/introduction/introductory_page', [
    [
      raw`6500 \times 1.602\times10^{-10}\ \mathrm{J} = 1.04\ \mathrm{\mu J}`,
      fixed(6500 * joulePerGeV * 1e6, 2),
    ],
    [
      raw`1 fb⁻¹ corresponds to $8\times10^{13}$ collisions`,
      power(expectedEvents(inelastic, 1), 1),
    ],
    [raw`to $2.9\times10^{15}$`, power(expectedEvents(inelastic, 36.6), 2)],
    ['55.7 pb gives 560,000 Higgs bosons in 10 fb⁻¹', digits(expectedEvents(55.7, 10_000), 2)],
    [
      '1.0 at 40.4° and 2.5 at 9.4° from it',
      fixed(degrees(polarAngle(1)), 1),
      fixed(degrees(polarAngle(2.5)), 1),
    ],
    [
      raw`$\pt = 100/\cosh 1.0 = 100/1.543 = 64.8\ \GeV$`,
      fixed(Math.cosh(1), 3),
      fixed(100 / Math.cosh(1), 1),
    ],
    [raw`$N = 832\times36600 = 3.0\times10^{7}$`, power(expectedEvents(832, 36_600), 2)],
    [raw`$\eta = -\ln\tan 22.5° = 0.88$`, fixed(pseudorapidity(Math.PI / 4), 2)],
  ]),
  ...workedOn('documentation/introduction/introduction_LCH', [
    [raw`$x = 125/13000 = 0.0096$`, fixed(partonFractions(125, 0, 13_000)[0], 4)],
    [raw`\sqrt{2\times6500\times0.938}\ \GeV = 110\ \GeV`, digits(Math.sqrt(2 * 6500 * 0.938), 3)],
    [raw`$1836^4 = 1.1\times10^{13}$`, power(1836 ** 4, 2)],
    [raw`$\gamma = E/m = 6928$`, fixed(gammaOf(6500, masses.proton), 0)],
    [raw`$1/(2\gamma^2) = 1.0\times10^{-8}$`, power(missingSpeed(6928), 2)],
    ['That is 3.1 m/s', fixed(lightSpeed * missingSpeed(6928), 1)],
    ['11,245 turns of 26,659 m are 299,780 km', digits(11_245 * 26.659, 5)],
    [raw`$0.3\times8.33\times2804 = 7007\ \GeV$`, fixed(momentumWith03(8.33), 0)],
    ['At 6.5 TeV the field is 7.7 T', fixed(6500 / momentumOnCircle(bendingRadius, 1), 1)],
    [raw`$3564\times11245 = 40.1$ million`, fixed((3564 * 11_245) / 1e6, 1)],
    [
      raw`$2208\times11245 = 24.8$ million crossings per second; the 2544 pairs in 2018 give 28.6 million`,
      fixed((2208 * 11_245) / 1e6, 1),
      fixed((2544 * 11_245) / 1e6, 1),
    ],
    [raw`happen $8\times10^{8}$ times per second`, power(collisionRate(1e34, 80), 1)],
    [
      raw`$\sigma_x = \sigma_y = 18\ \mathrm{\mu m}$`,
      fixed(Math.sqrt(widthSquared(2808, 1e34)) * 1e4, 0),
    ],
    [
      raw`$1.4\times10^{34}\times3600 = 5.04\times10^{37}\ \mathrm{cm}^{-2}$, or 0.0504 fb⁻¹`,
      power(1.4e34 * 3600, 3),
      fixed((1.4e34 * 3600) / 1e39, 4),
    ],
    ['corresponds to 663 hours at that peak', fixed(33.4 / 0.0504, 0)],
    [raw`this gives $\mu = 45$`, fixed(interactionsPerCrossing(1.4e34, 80, 2220), 0)],
    ['about 80 times the open 13 TeV data', digits(3000 / 36.6, 1)],
    [raw`6800/(0.3\times2804) = 8.08\ \mathrm{T}`, fixed(6800 / momentumWith03(1), 2)],
    [raw`$2808\times1.15\times10^{11} = 3.23\times10^{14}$`, power(2808 * 1.15e11, 3)],
    [
      raw`1.602\times10^{-19}\ \mathrm{J/eV} = 1.12\ \mathrm{\mu J}`,
      fixed(7000 * joulePerGeV * 1e6, 2),
    ],
    ['The product is 362 MJ', fixed(stored / 1e6, 0)],
    ['a 400-tonne train at 153 km/h', fixed(Math.sqrt((2 * stored) / 4e5) * 3.6, 0)],
    [
      raw`$10^{34}\times5.57\times10^{-35} = 0.56$ per second`,
      fixed(collisionRate(1e34, 55.7e-9), 2),
    ],
    [raw`= 1.88\times10^{-6}\ \mathrm{cm}^2$`, power(widthSquared(2220, 1.4e34), 3)],
    [
      'For equal width and height, each is 14 μm',
      fixed(Math.sqrt(widthSquared(2220, 1.4e34)) * 1e4, 0),
    ],
  ]),
  ...workedOn('documentation/introduction/purpose_data_release', [
    [raw`$36.6/140.1 = 26\,\%$`, percent(36.6 / 140.1)],
    [
      '65 TB: that is the 71.7 TB given here, counted in units of 2⁴⁰ bytes',
      fixed(71_749_688_366_060 / 2 ** 40, 0),
      fixed(71_749_688_366_060 / 1e12, 1),
    ],
  ]),
  ...workedOn('documentation/introduction/purpose_data_education', [
    ['With $n = 100$ this is 10, or 10 %', fixed(Math.sqrt(100), 0), percent(1 / Math.sqrt(100))],
    [raw`the excess is $30/\sqrt{100} = 3$`, fixed(30 / Math.sqrt(100), 0)],
    [raw`$\sqrt{400} = 20$ events, or 5 %`, fixed(Math.sqrt(400), 0), percent(1 / Math.sqrt(400))],
    [raw`shrinks by $\sqrt3 = 1.7$`, fixed(Math.sqrt(3), 1)],
    ['from 5.1 % to 3.0 %', percent(1 / Math.sqrt(392), 1), percent(1 / Math.sqrt(1112), 1)],
    [raw`The excess is $7/\sqrt9 = 2.3$ standard deviations`, fixed(7 / Math.sqrt(9), 1)],
    ['by chance in about 2 % of cases', percent(poissonFrom(16, 9))],
  ]),
  ...workedOn('documentation/introduction/purpose_data_research', [
    [raw`gives $10\times0.2\times36.6 = 73$ events`, fixed(expectedEvents(10, 36.6, 0.2), 0)],
    [raw`that is $73/\sqrt{200} = 5.2$`, fixed(73 / Math.sqrt(200), 1)],
    [raw`$73/\sqrt{200+20^2} = 3.0$`, fixed(73 / inQuadrature(Math.sqrt(200), 20), 1)],
    [raw`$N = 0.5\times0.5\times36.6 = 9.2$`, fixed(expectedEvents(0.5, 36.6, 0.5) + 1e-9, 1)],
    [raw`The quick estimate $9.2/\sqrt4 = 4.6$ is too high`, fixed(9.2 / Math.sqrt(4), 1)],
  ]),
];
