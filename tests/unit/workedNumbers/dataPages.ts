/** Worked examples of the pages about data, of the web apps and of the tutorials. */
import {invariantMass, transverseMass} from '../../../src/physics/kinematics';
import {inQuadrature} from '../../../src/physics/resolution';
import {eventWeight, expectedEvents, interactionsPerCrossing} from '../../../src/physics/rates';
import {asimovSignificance} from '../../../src/physics/statistics/statistics';
import {curvatureRadius, momentumOnCircle, sagitta} from '../../../src/physics/trackInField';
import {digits, digitsTex, fixed, percent, power, whole} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

/** Top-quark pairs, sample 410470: cross-section, filter and k-factor. */
const topPairs = 729.77 * 0.5437965 * 1.139756362;
const topSum = 24_014_984_445.8168;

const topWeight = eventWeight({luminosity: 36_600, crossSection: topPairs, sumOfWeights: topSum});

/** Apparent v₂ of isotropic tracks if a share of the circle, the same on both sides, sees none. */
function imitatedFlow(hole: number): number {
  const [steps, seen] = [100_000, 1 - hole];
  const angles = Array.from({length: steps}, (_, i) => 2 * Math.PI * seen * ((i + 0.5) / steps));
  const mean = (of: (angle: number) => number): number =>
    angles.reduce((sum, angle) => sum + of(2 * angle), 0) / steps;
  return Math.hypot(mean(Math.cos), mean(Math.sin));
}

export const dataRows: readonly Row[] = [
  ...workedOn('data', [
    [
      raw`so $36{,}600\ \mathrm{pb}^{-1}$ contains about 16.6 million such events`,
      fixed(expectedEvents(topPairs, 36_600) / 1e6, 1),
    ],
    [
      raw`1 fb⁻¹ at 13 TeV corresponds to about $8\times10^{13}$ of them`,
      power(expectedEvents(80e12, 1), 1),
    ],
  ]),
  ...workedOn('data/for_research/hi_data', [
    [
      raw`$\sin(0.1\pi)/(1.9\pi) = 0.052$, and pairs give $v_2 = 0.052$`,
      fixed(imitatedFlow(0.05), 3),
    ],
  ]),
  ...workedOn('data/for_education/13TeV25_metadata', [
    [
      raw`$729.77\ \mathrm{pb}\times0.5437965\times1.139756 = 452.308\ \mathrm{pb}$, and multiplication by $36600\ \mathrm{pb}^{-1}$ gives $1.655\times10^{7}$ events`,
      fixed(topPairs, 3),
      power(expectedEvents(topPairs, 36_600), 4),
    ],
    [raw`the factor in front of ${'`mcWeight`'} is $6.89\times10^{-4}$`, power(topWeight, 3)],
    [
      raw`$2221.2\ \mathrm{pb}\times0.8460721 = 1879.3$ pb, sum of weights $1.1959875\times10^{15}$, $N = 6.88\times10^{7}$`,
      fixed(2221.2 * 0.8460721, 1),
      power(expectedEvents(2221.2 * 0.8460721, 36_600), 3),
    ],
    [
      raw`$21742\ \mathrm{pb}\times0.8435958 = 18341.5$ pb, sum of weights $2.8978424\times10^{16}$, $N = 6.71\times10^{8}$`,
      fixed(21_742 * 0.8435958, 1),
      power(expectedEvents(21_742 * 0.8435958, 36_600), 3),
    ],
    [raw`it is 72.7 fb⁻¹ for 410470`, fixed(32_890_000 / topPairs / 1000, 1)],
  ]),
  ...workedOn('data/for_education/13TeV25_details', [
    [
      'contain only 81.5 % of the 7.08 billion data events of the research release. They also contain only 95.3 % of its simulated events',
      percent(5_770_706_892 / 7_078_004_211, 1),
      percent(1_887_007_233 / 1_980_433_720, 1),
    ],
    [raw`About 205,000 Z → μμ decays`, digits(expectedEvents(1950, 105), 3)],
    [
      raw`$36600\times452.308/(2.4014984\times10^{10})=6.89\times10^{-4}$. With the mean ${'`mcWeight`'} of 730, an event has a weight of 0.50`,
      power(topWeight, 3),
      fixed(730 * topWeight, 2),
    ],
    [raw`$36600\times0.0060253\approx 220$`, digits(expectedEvents(0.0060253, 36_600), 2)],
  ]),
  ...workedOn('data/for_education/13TeV_details', [
    [
      raw`$10064\times1950.6321/147334691090 = 1.332\times10^{-4}$; the mean ${'`mcWeight`'} is 1901, so the weight of an event is about 0.25`,
      power(
        eventWeight({luminosity: 10_064, crossSection: 1950.6321, sumOfWeights: 147_334_691_090}),
        4,
      ),
      fixed(
        eventWeight({
          luminosity: 10_064,
          crossSection: 1950.6321,
          sumOfWeights: 147_334_691_090,
          generatorWeight: 1901,
        }),
        2,
      ),
    ],
    [
      raw`$547\ \mathrm{pb}^{-1}\times1950.6\ \mathrm{pb}\approx 1.07\times10^{6}$`,
      power(expectedEvents(1950.6, 547), 3),
    ],
    [
      raw`$1/\sqrt{10000} = 1\,\%$, the luminosity uncertainty is 3.7 %`,
      percent(1 / Math.sqrt(10_000)),
      percent(0.37 / 10.06, 1),
    ],
  ]),
  ...workedOn('data/for_education/13TeV_metadata', [
    [
      raw`$10064\times1950.63\approx 1.96\times10^{7}$ events`,
      power(expectedEvents(1950.63, 10_064), 3),
    ],
  ]),
  ...workedOn('data/for_education/8TeV_details', [
    [
      raw`$\sqrt{2\cdot38\cdot42\cdot1.971} = 79\ \GeV$`,
      fixed(1 - Math.cos(2.9), 3),
      fixed(transverseMass(38, 42, 2.9), 0),
    ],
    [
      raw`\sqrt{2\cdot30\cdot40\,(1-\cos0.5)}=\sqrt{2400\cdot0.1224}=17\ \GeV`,
      fixed(1 - Math.cos(0.5), 4),
      fixed(transverseMass(30, 40, 0.5), 0),
    ],
    [raw`$1000\times1241.21\approx 1.24$ million`, fixed(expectedEvents(1241.21, 1000) / 1e6, 2)],
  ]),
  ...workedOn('data/for_education/8TeV_metadata', [
    [
      raw`$1000\times20.9029/(2489550.66\times0.388)=0.02164$. The sample therefore corresponds to $1/0.02164=46.2$ times`,
      fixed(
        eventWeight({
          luminosity: 1000,
          crossSection: 20.9029,
          sumOfWeights: 2_489_550.66 * 0.388,
        }),
        5,
      ),
      fixed(1 / 0.02164, 1),
    ],
    [raw`$500000\times0.02164\approx10{,}800$`, digitsTex(500_000 * 0.02164, 3)],
  ]),
  ...workedOn('data/for_research/pp_data', [
    [raw`The factor in front of $w_\mathrm{gen}$ is then $6.89\times10^{-4}$`, power(topWeight, 3)],
  ]),
  ...workedOn('data/for_research/evgen_data', [
    [
      raw`$10^5\times304.6=3.05\times10^7$ events`,
      power(expectedEvents(304.6, 1e5), 3).replace(/[{}]/g, ''),
    ],
  ]),
  ...workedOn('data/for_research/evgen_metadata', [
    [
      raw`$\mathrm{d}\sigma/\mathrm{d}x=304.6\ \mathrm{pb}/10000\times200/5\ \GeV=1.22\ \mathrm{pb}/\GeV$`,
      fixed(((304.6 / 10_000) * 200) / 5, 2),
    ],
    [raw`here $1/\sqrt{200}=7\ \%$`, percent(1 / Math.sqrt(200))],
  ]),
  ...workedOn('data/for_research/limitations_evgen', [
    [raw`The last value is close to $1/(0.6\sqrt{n})=0.0017$`, fixed(1 / (0.6 * 1000), 4)],
    [
      raw`The condition $1/(0.6\sqrt{n})=0.02$ gives $\sqrt{n}=83.3$, so $n\approx6900$`,
      fixed(1 / (0.6 * 0.02), 1),
      digits((1 / (0.6 * 0.02)) ** 2, 2).replace(',', ''),
    ],
  ]),
  ...workedOn('data/for_research/bespoke_datasets', [
    [
      raw`For $s=100$ and $b=1000$ it is 3.10, close to $s/\sqrt{b}=3.16$`,
      fixed(asimovSignificance(100, 1010), 2),
      fixed(100 / Math.sqrt(1000), 2),
    ],
    [
      raw`so the AMS is 3.33; $50/\sqrt{200}=3.54$`,
      fixed(asimovSignificance(50, 210), 2),
      fixed(50 / Math.sqrt(200), 2),
    ],
  ]),
  ...workedOn('webapps/atlas_events', [
    [raw`this gives 45, the upper end`, fixed(interactionsPerCrossing(1.4e34, 80, 2220), 0)],
    [
      'The track of a 45 GeV muon has a radius of curvature of 75 m',
      fixed(curvatureRadius(45, 2), 0),
    ],
    [
      'Below a transverse momentum of 0.345 GeV, a particle',
      fixed(momentumOnCircle(1.15 / 2, 2), 3),
    ],
    [
      raw`so $m^2=2\cdot45\cdot45\cdot(1+1)$ and $m=90$ GeV`,
      whole(invariantMass({pt: [45, 45], deltaEta: 0, deltaPhi: Math.PI})),
    ],
  ]),
  ...workedOn('8TeVDoc/navigator', [
    ['follows a circle of 42 m radius', fixed(curvatureRadius(25, 2), 0)],
    ['$R = 50/0.6 = 83$ m', fixed(curvatureRadius(50, 2), 0)],
    [raw`$= 1.5$ mm.`, fixed(1000 * sagitta(50, 1, 2), 1)],
  ]),
  ...workedOn('webapps/find_the_higgs_2_13TeV', [
    [raw`\sqrt{0.536^2+0.543^2}\approx0.76`, fixed(inQuadrature(0.536, 0.543), 2)],
    [raw`$10\times(3/0.76)^2\approx156$`, fixed(10 * (3 / 0.76) ** 2, 0)],
  ]),
  ...workedOn('webapps/find_ttZ', [
    [raw`\sqrt{0.885^2+0.329^2}=0.944`, fixed(inQuadrature(0.885, 0.329), 3)],
  ]),
  ...workedOn('webapps/the-higgs-boson', [
    [raw`0.214\times(2\times0.109)^2\approx 1.0\,\%`, percent(0.214 * (2 * 0.109) ** 2, 1)],
  ]),
  ...workedOn('webapps/rare-top-processes', [
    [raw`0.46\times0.067\approx3.1\,\%`, percent(0.46 * 0.067, 1)],
    [raw`$(3\times0.109)^2\approx0.107$`, fixed((3 * 0.109) ** 2, 3)],
  ]),
  ...workedOn('webapps/teachersapp', [
    [
      raw`Their sum is zero, and $M = 90\ \GeV$`,
      whole(invariantMass({pt: [45, 45], deltaEta: 0, deltaPhi: Math.PI})),
    ],
  ]),
  ...workedOn('8TeVDoc/event_selection', [
    [
      raw`$m_\mathrm{T} = \sqrt{2\cdot35\cdot40\cdot1.80} = 71\ \GeV$`,
      fixed(1 - Math.cos(2.5), 2),
      fixed(transverseMass(35, 40, 2.5), 0),
    ],
  ]),
];
