/** Worked examples of the example analyses. */
import {decayOpening, transverseMass} from '../../../src/physics/kinematics';
import {eventWeight, expectedEvents} from '../../../src/physics/rates';
import {
  asimovSignificance,
  asimovWithUncertainty,
  tailProbability,
} from '../../../src/physics/statistics/statistics';
import {digits, digitsTex, fixed, percent, power} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;
const in2020 = (picobarn: number): number => expectedEvents(picobarn, 10_064);

/** How far two pairs are from the mass of the Z boson together, in GeV. */
const offTheZ = (...pairs: readonly number[]): number =>
  pairs.reduce((sum, mass) => sum + Math.abs(mass - 91.18), 0);

export const analysisRows: readonly Row[] = [
  ...workedOn('documentation/example_analyses/example_analyses_intro', [
    [
      'the estimate gives 2.24 and the formula 2.08',
      fixed(10 / Math.sqrt(20), 2),
      fixed(asimovSignificance(10, 20), 2),
    ],
    [
      'the approximation gives 1.67 and the formula 1.50',
      fixed(10 / Math.sqrt(20 + 4 ** 2), 2),
      fixed(asimovWithUncertainty(10, 20, 4), 2),
    ],
    [
      raw`give a significance of $7\sigma$ if the background is known exactly, but only $1\sigma$ if it is known to 5 %`,
      fixed(asimovSignificance(1000, 20_000), 0),
      fixed(asimovWithUncertainty(1000, 20_000, 1000), 0),
    ],
    [
      raw`At $3\sigma$ this probability is $1.35\times10^{-3}$, and at $5\sigma$ it is $2.9\times10^{-7}$`,
      power(tailProbability(3), 3),
      power(tailProbability(5), 2),
    ],
    [
      raw`$\sigma=900/(0.45\times0.80\times10064\times0.0673)=3.7$ pb`,
      fixed(900 / expectedEvents(0.0673, 10_064, 0.45 * 0.8), 1),
    ],
    [raw`$\sqrt{950}/900=3.4\,\%$`, percent(Math.sqrt(950) / 900, 1)],
    [raw`the formula $\sqrt{2(5\ln5-4)}=2.85$`, fixed(asimovSignificance(4, 1), 2)],
    [raw`$(5/2)^2=6.25$`, fixed((5 / 2) ** 2, 2)],
    [raw`$0.60/\sqrt{0.10}=1.90$`, fixed(0.6 / Math.sqrt(0.1), 2)],
  ]),
  ...workedOn('documentation/example_analyses/analysis_examples_education_2020', [
    ['it is 76.8 GeV', fixed(transverseMass(40, 38, 2.8), 1)],
    [raw`$2\times0.648\times0.352=46\,\%$`, percent(2 * 0.648 * 0.352)],
    ['this gives 95.7 GeV', fixed(55 / Math.sqrt(0.6 * 0.55), 1)],
    [raw`\sqrt{172.5^2-80.37^2}\approx 153\ \GeV`, fixed(Math.sqrt(172.5 ** 2 - 80.37 ** 2), 0)],
    [
      raw`560,000 Higgs bosons were produced in ATLAS ($55.7\ \mathrm{pb}\times10{,}000\ \mathrm{pb}^{-1}$)`,
      digits(expectedEvents(55.7, 10_000), 2),
    ],
    [raw`$55.7\ \mathrm{pb}\times1.24\times10^{-4}=6.9$ fb`, fixed(55_700 * 1.24e-4, 1)],
    [
      'so 69 decays are produced and about one in eight is selected',
      fixed(expectedEvents(55_700 * 1.24e-4, 10), 0),
    ],
    [
      'the balance cut corresponds to 43.8 and 31.3 GeV',
      fixed(0.35 * 125 + 1e-9, 1),
      fixed(0.25 * 125 + 1e-9, 1),
    ],
    ['for 350 GeV this is 0.99', fixed(decayOpening(172.5, 350), 2)],
    ['4.6 million have at least one lepton', fixed(in2020(452.693559) / 1e6, 1)],
    [raw`0.7 million with W → ℓν`, fixed(in2020(44.152 + 26.276) / 1e6, 1)],
    ['`3lep` | 46,000 |', digits(in2020(4.6049), 2)],
    ['`4lep` | 12,700 |', digits(in2020(1.2578), 3)],
    ['11,000 if it exists', digits(in2020(1.1261), 2)],
    [
      raw`$10064\times1.2578=12{,}658$ events are expected before cuts and the factor is $1.679\times10^{-3}$`,
      digitsTex(in2020(1.2578), 5),
      power(
        eventWeight({luminosity: 10_064, crossSection: 1.2578, sumOfWeights: 7_538_705.8077}),
        4,
      ),
    ],
    [
      raw`$m_\mathrm{T}^W=\sqrt{2\cdot50\cdot20\cdot(1-\cos1.0)}=30.3$ GeV`,
      fixed(transverseMass(50, 20, 1), 1),
    ],
    [
      'First pairing: $1.2+51.2=52.4$ GeV. Second: $21.2+16.2=37.4$ GeV',
      fixed(offTheZ(90), 1),
      fixed(offTheZ(40), 1),
      fixed(offTheZ(90, 40), 1),
      fixed(offTheZ(70), 1),
      fixed(offTheZ(75), 1),
      fixed(offTheZ(70, 75), 1),
    ],
    [raw`$350/1260=28\,\%$`, percent(350 / 1260)],
  ]),
];
