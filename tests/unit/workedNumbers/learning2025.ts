/** Worked examples of the pages for learning with the 2024 and 2025 releases. */
import {mass} from '../../../src/physics/fourVector';
import {transverseMass} from '../../../src/physics/kinematics';
import {eventWeight, expectedEvents} from '../../../src/physics/rates';
import {efficiency, inQuadrature} from '../../../src/physics/resolution';
import {wrapPhi} from '../../../src/physics/statistics/separation';
import {curvatureRadius} from '../../../src/physics/trackInField';
import {discriminant} from './formulas';
import {digits, digitsTex, fixed, percent, power} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

const topPairs = 729.77 * 0.5437965 * 1.139756362;
const topWeight = eventWeight({
  luminosity: 36_600,
  crossSection: topPairs,
  sumOfWeights: 24_014_984_445.8168,
});

const pair = {energy: 169.185, px: 13.615, py: -2.516, pz: 141.21};
const fourLeptons = 55_700 * 1.24e-4;
const somewhere = (chance: number, places: number): number => 1 - (1 - chance) ** places;

/** Electrons or muons of a W boson, those from tau leptons included. */
const leptonic = 2 * 0.1086 + 0.1086 * 0.352;

export const learning2025Rows: readonly Row[] = [
  ...workedOn('13TeV25Doc/StandardModel', [
    ['about 71 million Z bosons', fixed(expectedEvents(1950, 36_600) / 1e6, 0)],
    ['30 million top-quark pairs', fixed(expectedEvents(832, 36_600) / 1e6, 0)],
    [raw`$0.001734\times36.6/0.105 = 0.604$`, fixed((0.001734 * 36.6) / 0.105, 3)],
    [raw`m = \sqrt{169.185^2-13.615^2-2.516^2-141.210^2} = 92.1\ \GeV`, fixed(mass(pair), 1)],
    [raw`The statistical uncertainty of that bin is $\sqrt{4800} = 69$`, fixed(Math.sqrt(4800), 0)],
    [
      raw`$55.7\ \mathrm{pb}\times1.24\times10^{-4} = 6.9\ \mathrm{fb}$, which gives 253 decays`,
      fixed(fourLeptons, 1),
      fixed(expectedEvents(fourLeptons, 36.6), 0),
    ],
    [raw`\frac{18.4}{\sqrt{10.3}} = 5.7`, fixed(18.4 / Math.sqrt(10.3), 1)],
    [
      raw`\frac{18.4}{\sqrt{10.3+3.09^2}} = 4.1`,
      fixed(18.4 / inQuadrature(Math.sqrt(10.3), 0.3 * 10.3), 1),
    ],
    ['7 % of the 253 decays', percent(18.4 / 253)],
    [raw`$\sqrt{0.3} = 55\ \%$`, percent(Math.sqrt(0.3))],
    [
      'With cross-sections of 55.7 pb for Higgs boson production and 80 mb in total, the fraction is one in 1.4 billion',
      fixed(80e9 / 55.7 / 1e9, 1),
    ],
    ['about 450 of the two million', digits(expectedEvents(55.7, 36_600, 2.2e-4), 2)],
    [
      '12.0 % at 20 GeV, 7.9 % at 50 GeV, and 1 % at 100 GeV and above',
      fixed(-(11 / 80) * 20 + 14.76, 1),
      fixed(-(11 / 80) * 50 + 14.76, 1),
      fixed(-(11 / 80) * 100 + 14.76, 0),
    ],
    [
      raw`two jets at $\phi = 3.1$ and $-3.1$ appear to be 355° apart instead of 5°`,
      fixed((6.2 * 180) / Math.PI, 0),
      fixed((Math.abs(wrapPhi(6.2)) * 180) / Math.PI, 0),
    ],
    [raw`$\Delta\phi = 2.4$ it is 79 GeV`, fixed(transverseMass(40, 45, 2.4), 0)],
    [raw`$4.6/\sqrt{2.6} = 2.9$`, fixed(4.6 / Math.sqrt(2.6), 1)],
    [
      raw`$30.2\times0.978 = 29.5$ of $71\times36/36.6 = 69.8$ million, so 42 %`,
      fixed(30.2 * 0.978, 1),
      fixed((71 * 36) / 36.6, 1),
      percent((30.2 * 0.978 * 36.6) / (71 * 36)),
    ],
    [
      raw`$4\times300/\sqrt{4\times4800} = 8.7$, twice the $300/\sqrt{4800} = 4.3$`,
      fixed((4 * 300) / Math.sqrt(4 * 4800), 1),
      fixed(300 / Math.sqrt(4800), 1),
    ],
    [
      raw`$0.13/\sqrt8 = 0.046$. The ratio has to grow by a factor of $3/0.046 = 65$`,
      fixed(0.13 / Math.sqrt(8), 3),
      fixed(3 / 0.046, 0),
    ],
    [raw`$80\times1.0376 = 83.0\ \GeV$`, fixed(80 * 1.0376, 1)],
    [raw`$830{,}000\times36.6 = 30.4$ million pairs`, fixed(expectedEvents(830, 36_600) / 1e6, 1)],
    ['44 % of them, 13.4 million', fixed(0.44 * 30.4, 1)],
    [raw`$50653\times36.56/3.66 = 506{,}000$`, digitsTex((50_653 * 36.56) / 3.66, 3)],
  ]),
  ...workedOn('13TeV25Doc/Concepts', [
    [
      raw`$4\times11458+198+9 = 46{,}039$ leptons, or 4.018 per event`,
      digitsTex(4 * 11_458 + 198 + 9, 5),
      fixed(46_039 / 11_458, 3),
    ],
    ['$A = 0.8551$', fixed(efficiency(1_956_152, 2_287_618).value, 4)],
    [
      raw`is therefore $0.783\times0.972$, a ratio of two totals`,
      fixed(1_532_251 / 1_956_152, 3),
      fixed(1_489_486 / 1_532_251, 3),
    ],
    [
      'About 1500 of them lie within 0.1 of any point in the plane',
      `${Math.round((1_532_251 * Math.PI * 0.1 ** 2) / (5 * 2 * Math.PI) / 100) * 100}`,
    ],
    ['appear to be 6.2 apart instead of 0.08', fixed(Math.abs(wrapPhi(6.2)), 2)],
    [raw`$1-(1-0.00135)^{60} = 8\ \%$`, percent(somewhere(0.00135, 60))],
    [raw`$\pi(1.05^2-0.95^2)/16 = 3.9\ \%$`, percent((Math.PI * (1.05 ** 2 - 0.95 ** 2)) / 16, 1)],
    [
      raw`$\epsilon = 1360/1700 = 0.80$ and $A\epsilon = 1360/2000 = 0.68$`,
      fixed(efficiency(1360, 1700).value, 2),
      fixed(efficiency(1360, 2000).value, 2),
    ],
    [raw`$(620-250)/\sqrt{250} = 23$`, fixed((620 - 250) / Math.sqrt(250), 0)],
    [raw`$\sqrt{3^2+1^2+4^2} = 5.1\ \%$`, fixed(inQuadrature(3, 1, 4), 1)],
    [raw`$1-(1-0.00135)^{100} = 13\ \%$`, percent(somewhere(0.00135, 100))],
  ]),
  ...workedOn('13TeV25Doc/cheatsheet/variables', [
    [
      'expect 3.6 times as many events for the same selection, and relative statistical uncertainties smaller by a factor of 1.9',
      fixed(36.6 / 10.06, 1),
      fixed(Math.sqrt(36.6 / 10.06), 1),
    ],
    [raw`$36600\times452.308/(2.4014984\times10^{10}) = 6.89\times10^{-4}$`, power(topWeight, 3)],
    ['an event has an average weight of 0.50', fixed(730 * topWeight, 2)],
  ]),
  ...workedOn('13TeV25Doc/frameworks/cpp', [
    ['the prediction rises by 1.7 %', percent(36_600 / 36_000 - 1, 1)],
    [raw`$60/\sqrt{0.44} = 90\ \GeV$`, fixed(60 / Math.sqrt(0.55 * 0.8), 0)],
    [raw`$62.5/\sqrt{0.5\times0.5} = 125\ \GeV$`, fixed(62.5 / 0.5, 0)],
  ]),
  ...workedOn('userpath/quickstart', [
    [raw`so $m = \sqrt{92^2-12^2} = 91.2\ \GeV$`, fixed(Math.sqrt(92 ** 2 - 12 ** 2), 1)],
    [
      raw`$\sqrt{5000} = 71$ events, or 1.4 %`,
      fixed(Math.sqrt(5000), 0),
      percent(1 / Math.sqrt(5000), 1),
    ],
  ]),
  ...workedOn('userpath/deepdive', [
    [raw`takes $143.26\times8/0.1 = 11{,}461\ \mathrm{s}$`, digitsTex((143.26 * 8) / 0.1, 5)],
    [
      raw`$1950\ \mathrm{pb}\times36600\ \mathrm{pb}^{-1} = 7.1\times10^{7}$`,
      power(expectedEvents(1950, 36_600), 2),
    ],
    [
      raw`$\sqrt{400\times0.25^2} = 5$, smaller than the $\sqrt{100} = 10$`,
      fixed(Math.sqrt(400 * 0.25 ** 2), 0),
      fixed(Math.sqrt(100), 0),
    ],
  ]),
  ...workedOn('userpath/researchers', [
    [
      raw`$36600\times452.308 = 1.66\times10^7$ events`,
      power(expectedEvents(topPairs, 36_600), 3).replace(/[{}]/g, ''),
    ],
    [
      raw`$49.18\times8000 = 393{,}000\ \mathrm{s}$, or 4.6 days`,
      digitsTex(49.18 * 8000, 3),
      fixed((49.18 * 8000) / 86_400, 1),
    ],
  ]),
  ...workedOn('tutresearch/physlitetut', [
    [
      raw`$E=\sqrt{77.2^2+8^2}=77.6$ GeV`,
      fixed(50 * Math.cosh(1), 1),
      fixed(inQuadrature(50 * Math.cosh(1), 8), 1),
    ],
    ['| A | 0.70 | 0.25 | 0.05 | 2.57 |', fixed(discriminant(0.7, 0.25, 0.05), 2)],
    ['| B | 0.86 | 0.00 | 0.14 | 1.83 |', fixed(discriminant(0.86, 0, 0.14), 2)],
    [raw`=\ln(0.50/0.0572)=2.17$`, fixed(discriminant(0.5, 0.45, 0.05), 2)],
    [raw`$36600\times452.3/120000=138$`, fixed(expectedEvents(452.3, 36_600) / 120_000, 0)],
    [
      raw`$36600\times452.3/32{,}890{,}000=0.503$`,
      fixed(expectedEvents(452.3, 36_600) / 32_890_000, 3),
    ],
  ]),
  ...workedOn('tutresearch/phoenix', [
    [
      raw`$p=1/0.0000154=64{,}900$ MeV and $\pt=p\sin\theta=43.8$ GeV`,
      digitsTex(1 / 1.54e-5, 3),
      fixed(Math.sin(0.74) / 1.54e-5 / 1000, 1),
    ],
    [
      '83 m for the muon, whose track looks straight over 1.1 m, and 1.7 m for the pion',
      fixed(curvatureRadius(50, 2), 0),
      fixed(curvatureRadius(1, 2), 1),
    ],
  ]),
  ...workedOn('tutresearch/openevgentut', [
    [
      raw`$2\times0.1086+0.1086\times0.352=0.255$, and four of them on average 1.02`,
      fixed(leptonic, 3),
      fixed(4 * leptonic, 2),
    ],
    [
      'the statistical uncertainty of a fraction of 22 % is about 2 %',
      percent(efficiency(110, 500).uncertainty),
    ],
  ]),
  ...workedOn('tutresearch/public_likelihoods', [
    ['$0.0233/0.4442=0.0525$', fixed(0.0233 / 0.4442, 4)],
    [
      raw`$p_{s+b}=e^{-6}=0.00248$ and $1-p_b=e^{-3}=0.0498$`,
      fixed(Math.exp(-6), 5),
      fixed(Math.exp(-3), 4),
    ],
  ]),
  ...workedOn('tutresearch/derivation_framework', [
    [raw`$36600\times452.308/(2.4014984\times10^{10})=6.89\times10^{-4}$`, power(topWeight, 3)],
    [raw`$0.503\times0.97^2=0.473$`, fixed(0.503 * 0.97 ** 2, 3)],
    ['one core needs 32 hours', fixed((190 * 10) / 60, 0)],
  ]),
  ...workedOn('tutresearch/containers', [
    [raw`$20\times130{,}000\times0.36\ \mathrm{kB}=0.94$ GB`, fixed((20 * 130_000 * 360) / 1e9, 2)],
  ]),
];
