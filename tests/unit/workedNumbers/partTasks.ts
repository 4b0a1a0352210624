/** Worked examples of the tasks in parts of tutorials and of pages of reference. */
import {transverseMass} from '../../../src/physics/kinematics';
import {expectedEvents} from '../../../src/physics/rates';
import {inQuadrature} from '../../../src/physics/resolution';
import {digits, digitsTex, fixed, percent, whole} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

/** Seconds to copy GB over a connection with Gbit/s. */
const copySeconds = (gigabytes: number, rate: number): number => (8 * gigabytes) / rate;

/** Uncertainty of two independent measurements of one number together. */
const combined = (a: number, b: number): number => 1 / Math.sqrt(1 / a ** 2 + 1 / b ** 2);

/** Signal and background of windows around the mass of the Z boson. */
const windows = [
  [75, 5],
  [90, 10],
  [95, 20],
] as const;

/** Percent: half the difference of an up and a down variation of 40 events. */
const lastBin = [(44 - 36) / 2, (43 - 37) / 2, 0.009 * 40, 46 - 40].map((shift) => shift / 0.4);

const controlRegion = 500 / Math.sqrt(2000);

export const partTaskRows: readonly Row[] = [
  ...workedOn('userpath/deepdive', [
    [
      raw`The size ratio is $143.26/5.15 = 28$, the ratio of the times $107.8/5.4 = 20$`,
      fixed(143.26 / 5.15, 0),
      fixed(107.8 / 5.4, 0),
    ],
    [
      raw`H → μμ needs $33.7/19.6 = 1.7$ minutes per GB, WZ only 1.0`,
      fixed(33.7 / 19.6, 1),
      fixed(5.4 / 5.15, 1),
    ],
    [
      raw`$9.86\times8/0.02 = 3{,}944\ \mathrm{s}$, or 66 minutes`,
      digitsTex(copySeconds(9.86, 0.02), 4),
      fixed(copySeconds(9.86, 0.02) / 60, 0),
    ],
    ['Both counts give 66,667 decays', whole(20_000 / 0.3), whole(24_000 / 0.36)],
    [
      raw`$\sqrt{1/20000+1/24000} = 1.0\ \%$`,
      percent(inQuadrature(20_000 ** -0.5, 24_000 ** -0.5), 1),
    ],
    [
      raw`$30\times0.58\times8/0.1 = 1{,}392\ \mathrm{s}$, or 23 minutes`,
      digitsTex(copySeconds(30 * 0.58, 0.1), 4),
      fixed(copySeconds(30 * 0.58, 0.1) / 60, 0),
    ],
  ]),
  ...workedOn('13TeV25Doc/StandardModel', [
    [
      raw`$1.68\times1{,}550{,}382 = 2.60$ million of $2\times1{,}550{,}382 = 3.10$ million, or 84 %`,
      fixed(1.68 * 1.550_382, 2),
      fixed(2 * 1.550_382, 2),
      percent(1.68 / 2),
    ],
    [raw`so $30/\sqrt{480} = 1.4$ standard deviations`, fixed(30 / Math.sqrt(480), 1)],
  ]),
  ...workedOn('13TeV25Doc/frameworks/cpp', [
    [raw`$50/0.35=143$ GeV and $30/0.35=86$ GeV`, fixed(50 / 0.35, 0), fixed(30 / 0.35, 0)],
    [raw`$m_{\tau\tau}=70/\sqrt{0.45}=104\ \GeV$`, fixed(70 / Math.sqrt(0.5 * 0.9), 0)],
  ]),
  ...workedOn('documentation/example_analyses/analysis_examples_education_2020', [
    [
      raw`For W it is $50/400=12.5\,\%$, for H → 4ℓ $8.5/69=12\,\%$ and for WZ only $920/46{,}000=2\,\%$`,
      percent(50 / 400, 1),
      percent(8.5 / 69),
      percent(920 / 46_000),
    ],
    [
      raw`Its significance $0.06/0.015=4.0$ is below 5, and $3/40=0.075$ and $5/40=0.125$ are below 0.15`,
      fixed(0.06 / 0.015, 1),
      fixed(3 / 40, 3),
      fixed(5 / 40, 3),
    ],
  ]),
  ...workedOn('documentation/physic_objects/physic_objects_intro', [
    [
      raw`$p=25\ \GeV$, so $\pt=25\sin1.2=23.3\ \GeV$`,
      fixed(1e-3 / 4e-5, 0),
      fixed(25 * Math.sin(1.2), 1),
    ],
    [raw`With $0.6\sin1.2=0.56\ \mathrm{mm}$`, fixed(0.6 * Math.sin(1.2), 2)],
    [raw`about $2\times80.4/250=0.64$ apart`, fixed((2 * 80.4) / 250, 2)],
    [raw`$\met=\sqrt{15^2+20^2}=25\ \GeV$`, fixed(inQuadrature(15, 20), 0)],
  ]),
  ...workedOn('documentation/systematics', [
    [raw`$\sqrt{9+16-2\times3\times4}=1$`, fixed(Math.sqrt(9 + 16 - 2 * 12), 0)],
    [
      raw`to $2000\times0.950=1900$. The uncertainty is $2000\times0.002=4$ events`,
      fixed(2000 * 0.95, 0),
      fixed(2000 * 0.002, 0),
    ],
    [
      raw`$\sqrt{25}/40=12.5\ \%$. Without it, the total would be $\sqrt{23.2^2-12.5^2}=19.5\ \%$`,
      percent(5 / 40, 1),
      fixed(inQuadrature(...lastBin, 12.5), 1),
      fixed(Math.sqrt(23.2 ** 2 - 12.5 ** 2), 1),
      fixed(inQuadrature(...lastBin), 1),
    ],
    [
      raw`$1/\sqrt{2000}=2.2\ \%$ corresponds to 11.2 events out of 500`,
      percent(1 / Math.sqrt(2000), 1),
      fixed(controlRegion, 1),
    ],
    [
      raw`=\pm10.9$, a constraint of $10.9/50=0.22$`,
      fixed(combined(50, controlRegion), 1),
      fixed(combined(50, controlRegion) / 50, 2),
    ],
  ]),
  ...workedOn('8TeVDoc/atlas_higgs_animations', [
    [
      raw`$0.51\ \mathrm{pb}\times36{,}600\ \mathrm{pb}^{-1}\times0.582=10{,}900$`,
      digitsTex(expectedEvents(0.51, 36_600, 0.582), 3),
    ],
    [raw`$L=(5/0.50)^2\times0.28=28\ \invfb$`, fixed((5 / 0.5) ** 2 * 0.28, 0)],
  ]),
  ...workedOn('8TeVDoc/event_selection', [
    [raw`in $0.8^4=41\,\%$ of events`, percent(0.8 ** 4)],
    [
      raw`The sum is $9.19+13.81=23.0$ GeV`,
      fixed(91.19 - 82, 2),
      fixed(105 - 91.19, 2),
      fixed(105 - 82, 1),
    ],
    [raw`$(5/0.39)^2\approx164$ fb⁻¹`, digits((5 / 0.39) ** 2, 3)],
    ['75 GeV for the first event', fixed(transverseMass(35, 40, Math.PI), 0)],
    [
      raw`$0.8^2\times1000=640$ have two and $(1-0.2^2)\times1000=960$`,
      fixed(0.8 ** 2 * 1000, 0),
      fixed((1 - 0.2 ** 2) * 1000, 0),
    ],
    [
      raw`$S/\sqrt B$ is 33.5, 28.5 and 21.2`,
      ...windows.map(([s, b]) => fixed(s / Math.sqrt(b), 1)),
    ],
    [
      'The relative uncertainty is 11.9, 11.1 and 11.3 %',
      ...windows.map(([s, b]) => percent(Math.sqrt(s + b) / s, 1)),
    ],
  ]),
];
