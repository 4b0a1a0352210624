/** Worked examples in the texts of the lessons. */
import type {lessonIds} from '../../../src/data/lessons/schema';
import {mass, sum, type FourVector} from '../../../src/physics/fourVector';
import {invariantMass, massFromAngle, transverseMass} from '../../../src/physics/kinematics';
import {collisionRate, expectedEvents} from '../../../src/physics/rates';
import {lightSpeed} from '../../../src/physics/relativity';
import {inQuadrature} from '../../../src/physics/resolution';
import {asimovSignificance, tailProbability} from '../../../src/physics/statistics/statistics';
import {curvatureRadius} from '../../../src/physics/trackInField';
import {digitsTex, fixed, percent, power} from './print';

export interface LessonRow {
  readonly lesson: (typeof lessonIds)[number];
  /** Words of a text of the lesson, as they are written. */
  readonly says: string;
  /** What the formulas give, printed as the words print it. */
  readonly gives: readonly string[];
}

type Line = readonly [says: string, ...gives: string[]];

/** The rows of one lesson. */
export const ofLesson = (
  lesson: LessonRow['lesson'],
  lines: readonly Line[],
): readonly LessonRow[] => lines.map(([says, ...gives]) => ({lesson, says, gives}));

const raw = String.raw;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const four = (px: number, py: number, pz: number, energy: number): FourVector => ({
  px,
  py,
  pz,
  energy,
});
const electrons = [four(-27, 34, -5, 43.7), four(15, -46, 10, 49.4)] as const;
const muons = [four(1, 11, 6, 12.6), four(9, -18, 11, 22.9)] as const;

/** Sum of arrows transverse to the beam, each of a momentum and a direction in degrees. */
function across(...arrows: readonly (readonly [number, number])[]): readonly [number, number] {
  const part = (of: (angle: number) => number): number =>
    arrows.reduce((total, [pt, angle]) => total + pt * of(radians(angle)), 0);
  return [part(Math.cos), part(Math.sin)];
}
const topPair = across([50, 30], [35, 160], [60, 260], [55, 75]);
const zPair = across([45, 20], [43, 195]);
const photons = across([70, 310], [55, 140], [18, 99]);
const opposite = ([x, y]: readonly [number, number]): number =>
  (Math.atan2(-y, -x) * 180) / Math.PI + 360;

export const workedInLessons: readonly LessonRow[] = [
  ...ofLesson('z-peak', [
    [raw`about $8\times10^{-17}$ m in its lifetime`, power(lightSpeed * 2.6e-25, 1)],
    [raw`$(3.5/0.1)^2\approx1200$`, fixed(Math.round((3.5 / 0.1) ** 2 / 100) * 100, 0)],
    [
      'add up to 143 GeV, but its leptons are only 79° apart and the mass is 92 GeV',
      fixed(85 + 58, 0),
      fixed(invariantMass({pt: [85, 58], deltaEta: 0.3, deltaPhi: radians(79)}), 0),
    ],
  ]),
  ...ofLesson('higgs-four-leptons', [
    [
      raw`so $m=\sqrt{128.6^2-2^2-19^2-22^2}=125.3\ \GeV$`,
      fixed(sum(...electrons, ...muons).energy, 1),
      fixed(mass(sum(...electrons, ...muons)), 1),
    ],
    [
      'The electrons give 91.4 GeV and the muons 28.7 GeV',
      fixed(mass(sum(...electrons)), 1),
      fixed(mass(sum(...muons)), 1),
    ],
    ['the second pair has 29 GeV', fixed(mass(sum(...muons)), 0)],
    [
      raw`$S/\sqrt B=8/\sqrt6=3.3$. (For so few events this estimate is too high; a better formula gives 2.8.)`,
      fixed(8 / Math.sqrt(6), 1),
      fixed(asimovSignificance(8, 6), 1),
    ],
    [raw`$(5/3.3)^2=2.3$`, fixed((5 / (8 / Math.sqrt(6))) ** 2, 1)],
    [raw`$1.4\times10^{9}/1.24\times10^{-4}=1.1\times10^{13}$`, power(1.4e9 / 1.24e-4, 2)],
    [raw`with a probability of $2.9\times10^{-7}$`, power(tailProbability(5), 2)],
    ['about 253 decayed to four electrons or muons', fixed(55_700 * 1.24e-4 * 36.6, 0)],
  ]),
  ...ofLesson('higgs-two-photons', [
    [
      raw`(1-\cos125^\circ)}=124.9\ \GeV$. With 80.8 GeV it is 125.6 GeV`,
      fixed(massFromAngle([80, 62], radians(125)), 1),
      fixed(massFromAngle([80.8, 62], radians(125)), 1),
    ],
    [raw`$S/\sqrt B=1379/\sqrt{36034}=7.3$`, fixed(1379 / Math.sqrt(36_034), 1)],
    [
      raw`$2.04\times10^{6}\times0.00227=4630$ decays, and $1379/4630=30\ \%$`,
      fixed(Math.round((2.04e6 * 0.00227) / 10) * 10, 0),
      percent(1379 / 4630),
    ],
    ['it is 6 % of the height of its bin', percent(604 / 9823)],
  ]),
  ...ofLesson('w-and-top-8tev', [
    [
      raw`$12\,000\ \mathrm{pb}\times1000\ \mathrm{pb}^{-1}=12$ million`,
      fixed(expectedEvents(12_000, 1000) / 1e6, 0),
    ],
    [raw`$253\times1000=253{,}000$`, digitsTex(expectedEvents(253, 1000), 3)],
    [
      raw`Two tags: $0.7^2=49\ \%$. At least one: $1-0.3^2=91\ \%$`,
      percent(0.7 ** 2),
      percent(1 - 0.3 ** 2),
    ],
  ]),
  ...ofLesson('luminosity-and-cross-section', [
    [
      raw`has $A=256\ \mathrm{cm}^2$; with $n=90$ and $k=18$ the disc has $256\times18/90=51\ \mathrm{cm}^2$`,
      fixed(16 * 16, 0),
      fixed((256 * 18) / 90, 0),
    ],
    [raw`so $\pi r^2=50\ \mathrm{cm}^2$`, fixed(Math.PI * 4 ** 2, 0)],
    ['the disc covers 19.6 %', percent(Math.PI / 16, 1)],
    [
      raw`$1/\sqrt{18}=24\ \%$. For twelve such pairs together $k=216$ and $1/\sqrt{216}=6.8\ \%$`,
      percent(1 / Math.sqrt(18)),
      fixed(12 * 18, 0),
      percent(1 / Math.sqrt(216), 1),
    ],
    [
      raw`$80\ \mathrm{mb}/55.7\ \mathrm{pb}=8\times10^{10}/55.7=1.4\times10^{9}$`,
      power(8e10 / 55.7, 2),
    ],
    [
      raw`$10^{34}\times8\times10^{-26}=8\times10^{8}$ per second`,
      power(collisionRate(1e34, 80), 1),
    ],
    [
      raw`$10^{34}\times55.7\times10^{-36}=0.56$ per second, one every 1.8 seconds`,
      fixed(collisionRate(1e34, 55.7e-9), 2),
      fixed(1 / collisionRate(1e34, 55.7e-9), 1),
    ],
    [
      raw`=3.66\times10^{6}\ \mathrm{s}$, 42 days`,
      power(36.6e39 / 1e34, 3),
      fixed(3.66e6 / 86_400, 0),
    ],
    ['by about the square root, 16', fixed(Math.sqrt(253), 0)],
  ]),
  ...ofLesson('read-an-event', [
    ['The arrows of A close within 4.3 GeV', fixed(Math.hypot(...zPair), 1)],
    [
      'is less than 1 GeV. In D, an arrow of 34 GeV is missing',
      Math.hypot(...photons) < 1 ? '1' : 'more than 1',
      fixed(Math.hypot(...topPair), 0),
    ],
    [
      raw`$p_x=14.2\ \GeV$ and $p_y=31.0\ \GeV$. The missing momentum is opposite to them: 34 GeV towards 245°`,
      fixed(topPair[0], 1),
      fixed(topPair[1], 1),
      fixed(Math.hypot(...topPair), 0),
      fixed(opposite(topPair), 0),
    ],
    [raw`$R=45/(0.3\times2)=75\ \mathrm{m}$`, fixed(curvatureRadius(45, 2), 0)],
    ['With 0.5 GeV it is 0.83 m', fixed(curvatureRadius(0.5, 2), 2)],
    [raw`$1-e^{-1.15}=68\,\%$`, percent(1 - Math.exp(-1.15))],
    [
      raw`$m=\sqrt{2\cdot45\cdot43\,(1.128+0.996)}=90.7\ \GeV$`,
      fixed(Math.cosh(0.5), 3),
      fixed(-Math.cos(radians(175)), 3),
      fixed(invariantMass({pt: [45, 43], deltaEta: 0.5, deltaPhi: radians(175)}), 1),
    ],
  ]),
  ...ofLesson('sort-the-collisions', [
    [
      raw`$m=\sqrt{2\cdot48\cdot42\,(1.081+0.990)}=91.4\ \GeV$`,
      fixed(-Math.cos(radians(172)), 3),
      fixed(Math.sqrt(2 * 48 * 42 * (1.081 - Math.cos(radians(172)))), 1),
    ],
    [
      raw`The difference is 8, and $\sqrt{33+41}=8.6$`,
      fixed(41 - 33, 0),
      fixed(inQuadrature(33 ** 0.5, 41 ** 0.5), 1),
    ],
    [raw`$1.95\times10^7/69\approx2.8\times10^{5}$`, power(expectedEvents(1_950_000, 10) / 69, 2)],
  ]),
  ...ofLesson('teach-a-machine', [
    [
      raw`=10/\sqrt{990}=0.32$; with B, it is $8/\sqrt{30}=1.46$`,
      fixed(10 / Math.sqrt(990), 2),
      fixed(8 / Math.sqrt(30), 2),
    ],
    [
      raw`B is right for $8+960=968$, an accuracy of 96.8 %; its precision is $8/38=21\ \%$`,
      fixed(8 + 990 - 30, 0),
      percent((8 + 990 - 30) / 1000, 1),
      percent(8 / (8 + 30)),
    ],
    [raw`$9/\sqrt{12}=2.60$ in the test`, fixed(9 / Math.sqrt(12), 2)],
    [
      raw`$30/\sqrt{40}=4.74$. The factor is $\sqrt{0.3}=0.55$`,
      fixed(30 / Math.sqrt(40), 2),
      fixed(Math.sqrt(0.3), 2),
    ],
  ]),
];

/** The transverse mass of a row of the worksheet, for the test of its table. */
export const transverseMassOf = (pt: string, missing: string, angle: string): string =>
  fixed(transverseMass(Number(pt), Number(missing), radians(Number.parseFloat(angle))), 1);

/** The mass of a pair of the worksheet, in GeV. */
export const pairMassOf = (row: readonly string[]): number => {
  const [first, second, deltaEta, angle] = row.slice(2).map((cell) => Number.parseFloat(cell));
  return invariantMass({
    pt: [first ?? Number.NaN, second ?? Number.NaN],
    deltaEta: deltaEta ?? Number.NaN,
    deltaPhi: radians(angle ?? Number.NaN),
  });
};
