/** Worked examples of data collection, the good run list, the formats and the support pages. */
import {pseudorapidity} from '../../../src/physics/pseudorapidity';
import {
  collisionRate,
  eventWeight,
  expectedEvents,
  interactionsPerCrossing,
  luminosity,
} from '../../../src/physics/rates';
import {tailProbability} from '../../../src/physics/statistics/statistics';
import {records} from '../../../src/data/catalogue/records';
import {discriminant} from './formulas';
import {digits, digitsTex, fixed, percent, power, whole} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

const picobarn = 1e-9;
const perSecond = (crossSection: number): number => collisionRate(1e34, crossSection * picobarn);

const one = {bunches: 2220, protons: [1.15e11, 1.15e11], widths: [1, 1]} as const;
const beamWidth = Math.sqrt(luminosity(one) / 1.4e34) * 1e4;

/** Bytes and events of a record of the catalogue. */
function recordOf(id: number): {readonly bytes: number; readonly events: number; files: number} {
  const {bytes, events, files} = records.find((record) => record.id === id) ?? {};
  return {bytes: bytes ?? NaN, events: events ?? NaN, files: files ?? NaN};
}

const noskim = {data: recordOf(93_933).events, simulation: 1_887_007_233};
const leadData = recordOf(80_036);

/** Blocks of run ranges, both ends included. */
const blocks = (...ranges: readonly (readonly [number, number])[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);

const good = blocks([72, 84], [86, 110], [118, 288], [292, 379]);

/** Momentum in GeV of a track with so much charge over momentum, in 1/MeV. */
const momentumOf = (chargeOverMomentum: number): number => 1 / chargeOverMomentum / 1000;

export const collectionRows: readonly Row[] = [
  ...workedOn('documentation/data_collection', [
    ['gives beams about 14 μm wide', fixed(beamWidth, 0)],
    [raw`this gives $\mu \approx 32$`, fixed(interactionsPerCrossing(1e34, 80, 2200), 0)],
    ['which is 24 ticks of the clock', fixed(600 / 25, 0)],
    ['800 million per second', digits(collisionRate(1e34, 80) / 1e6, 3)],
    ['200 per second', fixed(perSecond(20_000), 0)],
    ['20 per second', digits(perSecond(1950), 1)],
    ['8 per second', fixed(perSecond(830), 0)],
    ['0.56 per second', fixed(perSecond(55.7), 2)],
    ['One collision in 1.4 billion produces a Higgs boson', fixed(80 / 55.7e-9 / 1e9, 1)],
    ['2.5 μs is 100 times 25 ns', fixed(2500 / 25, 0)],
    ['at 0.4 s each, 100,000 events per second keep 40,000 cores busy', whole(100_000 * 0.4)],
    [raw`at $p_0+2\sigma$ already 97.7 % of it`, percent(1 - tailProbability(2), 1)],
    ['With $N=10$, 300 recorded events represent 3000', fixed(10 * 300, 0)],
    [
      raw`$\mu = 2\times10^{34}\times8\times10^{-26}/(2500\times11245) \approx 57$`,
      fixed(interactionsPerCrossing(2e34, 80, 2500), 0),
    ],
    [
      raw`$1000\ \mathrm{s^{-1}}\times36{,}000\ \mathrm{s}\times1\ \mathrm{MB} = 36$ TB`,
      fixed((1000 * 36_000 * 1e6) / 1e12, 0),
    ],
    [
      raw`$10^{34}\times55.7\times10^{-36}\times36{,}000 \approx 20{,}000$`,
      digitsTex(perSecond(55.7) * 36_000, 2),
    ],
  ]),
  ...workedOn('tutresearch/physlitetut', [
    ['contain 81.5 % of the events in the PHYSLITE files', percent(noskim.data / 7_078_004_211, 1)],
  ]),
  ...workedOn('documentation/data_collection/GRL_definition', [
    [raw`$3.24\ \invfb/23{,}893 = 0.136\ \mathrm{pb}^{-1}$`, fixed(3240 / 23_893, 3)],
    ['0.348 pb⁻¹', fixed(33_400 / 95_932, 3)],
    ['about 400 hours', digits(23_893 / 60, 2)],
    ['about 1600 hours', digits(95_932 / 60, 2).replace(',', '')],
    [raw`$13+25+171+88 = 297$`, fixed(good, 0)],
    ['Between 72 and 379 there are 308 blocks, so eleven are missing', fixed(blocks([72, 379]), 0)],
    ['66 of 131 are in the list, which is 50 %', percent(66 / 131)],
    ['151 of 186 are, which is 81 %', percent(151 / 186)],
    ['events, 81.5 %', percent(noskim.data / 7_078_004_211, 1)],
    [raw`$708-292+1 = 417$ blocks, about 7 hours`, fixed(417, 0), fixed(417 / 60, 0)],
    [
      raw`Divided by 60 s, the result is $5.8\times10^{33}\ \mathrm{cm^{-2}\,s^{-1}}$`,
      power(((33_400 / 95_932) * 1e36) / 60, 2),
    ],
  ]),
  ...workedOn('documentation/data_format/introduction_data_format', [
    [raw`$7.2/0.23 \approx 31$`, fixed(7.2 / 0.23, 0)],
    [raw`$10^{12}/7200 \approx 140$ million`, digits(1e12 / 7200 / 1e6, 2)],
    [raw`$10^{12}/230 \approx 4.3$ billion`, fixed(1e12 / 230 / 1e9, 1)],
  ]),
  ...workedOn('documentation/data_format/ntuple', [
    [raw`$36600\times0.0060253 = 220.5$`, fixed(expectedEvents(0.0060253, 36_600), 1)],
    [raw`$220.5/1{,}598{,}000 = 1.38\times10^{-4}$`, power(220.5 / 1_598_000, 3)],
    ['28.3 per event', fixed(45_231_011 / 1_598_000, 1)],
    [
      raw`$36600\times10/(2\times10^{6}) = 0.183$`,
      fixed(eventWeight({luminosity: 36_600, crossSection: 10, sumOfWeights: 2e6}), 3),
    ],
    [
      'add up to 9.8 billion, while `noskim` alone has 7.7 billion',
      fixed(9_837_961_169 / 1e9, 1),
      fixed((noskim.data + noskim.simulation) / 1e9, 1),
    ],
  ]),
  ...workedOn('documentation/data_format/physlite', [
    [
      raw`the momentum is 20 GeV and $\pt=9.6\ \GeV$`,
      fixed(momentumOf(5e-5), 0),
      fixed(momentumOf(5e-5) * Math.sin(0.5), 1),
    ],
    [raw`$D=\ln(0.85/0.0509)=2.82$`, fixed(discriminant(0.85, 0.1, 0.05), 2)],
    ['has $D=3.12$', fixed(discriminant(0.6, 0.38, 0.02), 2)],
    [raw`every jet with $p_b$ above 0.85 has $D>1.75$`, fixed(discriminant(0.85, 0, 0.15), 2)],
    [
      raw`$D=\ln\left(0.50/(0.0036+0.2946)\right)=\ln 1.677=0.52$`,
      fixed(discriminant(0.5, 0.2, 0.3), 2),
    ],
  ]),
  ...workedOn('documentation/data_format/HI_formats', [
    [
      raw`$4.3625\times10^{12}\ \mathrm{B}/220{,}950{,}858 = 19.7$ kB`,
      fixed(leadData.bytes / leadData.events / 1000, 1),
    ],
    ['one simulated event for every 2,210 data events', digits(leadData.events / 100_000, 3)],
    [
      raw`a momentum of 5.0 GeV, $\pt=1.48\ \GeV$ and $\eta=1.89$`,
      fixed(momentumOf(2e-4), 1),
      fixed(momentumOf(2e-4) * Math.sin(0.3), 2),
      fixed(pseudorapidity(0.3), 2),
    ],
    [
      'A file is about 2.3 GB and has 115,000 events',
      fixed(leadData.bytes / leadData.files / 1e9, 1),
      digits(leadData.events / leadData.files, 3),
    ],
    [raw`$10^{11}/19{,}700 \approx 5.1$ million`, fixed(1e11 / 19_700 / 1e6, 1)],
    [raw`$10^{11}/302{,}000 \approx 330{,}000$`, digitsTex(1e11 / 302_000, 2)],
  ]),
  ...workedOn('documentation/ethical_legal/citation_policy', [
    [
      raw`2.3 are on average more than two standard deviations above the expectation by chance ($100\times0.0228$, one-sided)`,
      fixed(100 * tailProbability(2), 1),
      fixed(tailProbability(2), 4),
    ],
  ]),
  ...workedOn('documentation/support_resources/technical_support', [
    [
      raw`$10\times4\ \mathrm{B}\times36.6\times10^{6}=1.5$ GB`,
      fixed((10 * 4 * 36_564_144) / 1e9, 1),
    ],
  ]),
];
