/** Worked examples of the pages for learning with the 2016 and 2020 releases. */
import {transverseMass} from '../../../src/physics/kinematics';
import {eventWeight, expectedEvents} from '../../../src/physics/rates';
import {digits, fixed, percent, power, whole} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

/** Expected events of the stored run of the 2020 tutorial, by process. */
const stored = {zee: 43.141792, zmumu: 51.99949, ttbar: 28.132816, zz: 264.85263, higgs: 9.6336468};
const storedSum = Object.values(stored).reduce((a, b) => a + b);

const below34 = 34.012;
const excess = 43.102 - below34;

/** How far two pairs are from the mass of the Z boson, in GeV. */
const offTheZ = (mass: number): number => Math.abs(mass - 91.19);

const fourLeptonWeight = (luminosity: number): number =>
  eventWeight({luminosity, crossSection: 1.2578, sumOfWeights: 7_538_705.8});

/** Chance that at least one of so many places has what one place has with a chance. */
const somewhere = (chance: number, places: number): number => 1 - (1 - chance) ** places;

export const learningRows: readonly Row[] = [
  ...workedOn('13TeVDoc/13tutorial', [
    [raw`$10064\times0.102 = 1027$`, fixed(expectedEvents(0.102, 10_064), 0)],
    ['**397.8**', fixed(storedSum, 1)],
    ['| 1,582 | 95.1 |', whole(898 + 684), fixed(stored.zee + stored.zmumu, 1)],
    ['There are 507 data events, 27 % more than the 398 predicted', percent(507 / storedSum - 1)],
    [
      raw`$S = 9.1$ and $S/\sqrt B = 9.1/\sqrt{34.0} = 1.6$`,
      fixed(excess, 1),
      fixed(excess / Math.sqrt(below34), 1),
    ],
    ['$28.1/1031 = 0.027$', fixed(28.1 / 1031, 3)],
    ['$10000/4684 = 2.1$ times too high', fixed(10_000 / 4684, 1)],
    ['3.6 times the data', fixed(36.6 / 10.06, 1)],
  ]),
  ...workedOn('13TeVDoc/13tutorial-BSM', [
    [raw`$\sqrt{34.0}=5.8$`, fixed(Math.sqrt(34), 1)],
    [
      raw`$0.02373\ \mathrm{pb}\times10064\ \mathrm{pb}^{-1}=239$`,
      fixed(expectedEvents(0.02373, 10_064), 0),
    ],
    ['if 3 events are expected, you see none in 5 % of cases', percent(Math.exp(-3))],
    ['about $12.2/190=0.064$', fixed(12.2 / 190, 3)],
    ['373 instead of 365', fixed(196 + 177, 0), fixed(190 + 175, 0)],
    [raw`$4/\sqrt{16}=1.0$`, fixed(4 / Math.sqrt(16), 1)],
    [
      raw`$\sqrt{16+16}=5.7$, so the significance is 0.71`,
      fixed(Math.sqrt(32), 1),
      fixed(4 / Math.sqrt(32), 2),
    ],
    [raw`$491\times0.064=31$`, fixed(491 * 0.064, 0)],
    [raw`$1-(1-0.023)^{20}=37\,\%$`, percent(somewhere(0.023, 20))],
  ]),
  ...workedOn('13TeVDoc/13tutorial-train', [
    [raw`$5194/(5194+1598)=76\,\%$`, percent(5194 / (5194 + 1598))],
    [
      '767 and 467 then pass, and the precision is $767/(767+467)=0.62$',
      fixed(0.48 * 1598, 0),
      fixed(0.09 * 5194, 0),
      fixed(767 / (767 + 467), 2),
    ],
    ['you expect about 31 ZZ events for each gluon-fusion Higgs boson', fixed(264.9 / 8.64, 0)],
    [
      raw`$0.48\times8.64=4.1$ signal and $0.09\times264.9=23.8$ background events: precision 0.15`,
      fixed(0.48 * 8.64, 1),
      fixed(0.09 * 264.9, 1),
      fixed((0.48 * 8.64) / (0.48 * 8.64 + 0.09 * 264.9), 2),
    ],
    ['About 826 events', fixed(expectedEvents(0.0412888 + 0.04129216, 10_000), 0)],
    [
      raw`$10/\sqrt{400}=0.50$. After: $8/\sqrt{40}=1.26$`,
      fixed(10 / Math.sqrt(400), 2),
      fixed(8 / Math.sqrt(40), 2),
    ],
  ]),
  ...workedOn('13TeVDoc/enviroments/online', [
    [raw`$39/832=4.7\,\%$`, percent(39 / 832, 1)],
    [raw`$547/10064=5.4\,\%$`, percent(547 / 10_064, 1)],
  ]),
  ...workedOn('13TeVDoc/enviroments/hybrid', [
    ['takes about 36 seconds', fixed((447e6 * 8) / 1e8, 0)],
    ['$1.59+0.45+22.41=24.5$ GB', fixed(1.59 + 0.45 + 22.41 + 1e-9, 1)],
  ]),
  ...workedOn('13TeVDoc/frameworks/cpp', [
    [raw`$10064\times1.2578/7538705.8=1.679\times10^{-3}$`, power(fourLeptonWeight(10_064), 4)],
    [
      raw`$10064\times0.102=1027$ events. The normalisation factor is $1027/55922617.6=1.84\times10^{-5}$`,
      fixed(expectedEvents(0.102, 10_064), 0),
      power(1027 / 55_922_617.6, 3),
    ],
  ]),
  ...workedOn('13TeVDoc/frameworks/pyroot', [
    [
      'the sum is $3.2+46.2=49.4$',
      fixed(offTheZ(88), 1),
      fixed(offTheZ(45), 1),
      fixed(offTheZ(88) + offTheZ(45), 1),
    ],
    ['$21.2+31.2=52.4$', fixed(offTheZ(70), 1), fixed(offTheZ(60), 1)],
    ['$10064/4684=2.15$', fixed(10_064 / 4684, 2)],
  ]),
  ...workedOn('13TeVDoc/frameworks/uproot', [
    [
      raw`$1000\times10\times1.2578/7538705.8=1.668\times10^{-3}$`,
      power(fourLeptonWeight(10_000), 4),
    ],
  ]),
  ...workedOn('8TeVDoc/take_a_look_at_the_data', [
    [raw`$\sqrt{10}\approx 3.2$`, fixed(Math.sqrt(10), 1)],
    [raw`$400/1000=40\,\%$`, percent(400 / 1000)],
    [raw`$400/420=95\,\%$`, percent(400 / 420)],
    [raw`$\sqrt{64}=8$, which is 12.5 %`, fixed(Math.sqrt(64), 0), percent(1 / Math.sqrt(64), 1)],
  ]),
  ...workedOn('8TeVDoc/more_histograms', [
    [raw`$e^{-1.5}=22\,\%$`, percent(Math.exp(-1.5))],
    [raw`$1/\sqrt{48}=14\,\%$`, percent(1 / Math.sqrt(48))],
    ['$400/48=8.3$', fixed(400 / 48, 1)],
    [raw`$\sqrt{2\cdot40\cdot50\cdot(1+1)}=89\ \GeV$`, fixed(transverseMass(40, 50, Math.PI), 0)],
  ]),
  ...workedOn('8TeVDoc/create-a-new-plot', [
    ['4.5 % of the angles would fall outside', percent(1 - 6 / (2 * Math.PI), 1)],
    [raw`only 71 % of that is below $\pi$`, percent((Math.PI - 3) / 0.2)],
    [
      raw`$6.28/0.2=31.4$ bins, so $16000/31.4=509$ jets per bin, with fluctuations of $\sqrt{509}=23$`,
      fixed((2 * Math.PI) / 0.2, 1),
      fixed(16_000 / ((2 * Math.PI) / 0.2), 0),
      fixed(Math.sqrt(509), 0),
    ],
  ]),
  ...workedOn('8TeVDoc/event_selection', [
    [
      raw`$\sqrt{2\cdot26\cdot31\cdot0.079}=11\ \GeV$`,
      fixed(1 - Math.cos(0.4), 3),
      fixed(transverseMass(26, 31, 0.4), 0),
    ],
    [raw`$0.7^2=49\,\%$`, percent(0.7 ** 2)],
    [raw`$1-0.3^2=91\,\%$`, percent(1 - 0.3 ** 2)],
    [
      raw`$50/\sqrt{400}=2.5$. After: $40/\sqrt{100}=4.0$`,
      fixed(50 / Math.sqrt(400), 1),
      fixed(40 / Math.sqrt(100), 1),
    ],
  ]),
  ...workedOn('intro', [
    [raw`$1950\times36{,}600=7.1\times10^{7}$`, power(expectedEvents(1950, 36_600), 2)],
    ['$36.6/140.1=0.26$', fixed(36.6 / 140.1, 2)],
    [raw`$55.7\times36{,}600=2.04$ million`, fixed(expectedEvents(55.7, 36_600) / 1e6, 2)],
    ['Only 1 in 8000 decays', `${Number((1 / 1.24e-4).toPrecision(1))}`],
  ]),
  ...workedOn('aboutus', [
    [
      'the data grew by a factor of about 474 in eight years',
      digits(7_078_004_211 / 14_945_674, 3),
    ],
    ['which is 26 %', percent(36.6 / 140.1)],
  ]),
];
