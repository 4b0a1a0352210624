/** Numbers of the lesson on the mass of the Z boson, from the events of its worksheet. */
import {invariantMass} from '../../../../src/physics/kinematics';
import {masses, widths} from '../../../../src/physics/masses';
import {lightSpeed} from '../../../../src/physics/relativity';
import {ofLesson, type LessonRow} from '../lessonRow';
import {fixed, power} from '../print';
import {binned, spelled, numberIn, questionWith, sheetGrid, sheetTable, sumOf} from '../sheets';

const raw = String.raw;
/** In GeV s. */
const reducedPlanck = 6.582e-25;

interface Pair {
  readonly event: string;
  readonly leptons: string;
  readonly pt: readonly [number, number];
  /** In degrees. */
  readonly angle: number;
  /** In GeV. */
  readonly mass: number;
}

function pairOf([event = '', leptons = '', ...cells]: readonly string[]): Pair {
  const [first, second, deltaEta, angle] = cells.map((cell) => Number.parseFloat(cell));
  const pt = [first ?? NaN, second ?? NaN] as const;
  const deltaPhi = ((angle ?? NaN) * Math.PI) / 180;
  const mass = invariantMass({pt: [...pt], deltaEta: deltaEta ?? NaN, deltaPhi});
  return {event, leptons, pt, angle: angle ?? NaN, mass};
}

/** True for a same-flavour pair with opposite charges. */
function isZ({leptons}: Pair): boolean {
  const [first = '', second = ''] = leptons.split(' ');
  return first.slice(0, -1) === second.slice(0, -1) && first.at(-1) !== second.at(-1);
}

const zEvents = sheetTable('z-peak', 'practice events').map(pairOf);
export const accepted = zEvents.filter(isZ);
const rejected = zEvents.filter((pair) => !isZ(pair));
const [sameSign, twoFlavours] = [/⁺.*⁺|⁻.*⁻/, /e.*μ|μ.*e/].map(
  (kind) => rejected.find(({leptons}) => kind.test(leptons))?.event ?? 'no event',
);

const [about, how] = [
  questionWith('z-peak', String.raw`Find the mean $\bar m$`),
  questionWith('z-peak', 'The published mass is'),
];
const threshold = numberIn(about, /above ([\d.]+) GeV/);
const goal = numberIn(how, /uncertainty of ([\d.]+) GeV/);
const peak = accepted.map(({mass}) => mass).filter((mass) => mass > threshold);
const mean = sumOf(peak) / peak.length;
const spread = Math.sqrt(sumOf(peak.map((mass) => (mass - mean) ** 2)) / (peak.length - 1));
const error = spread / Math.sqrt(peak.length);
const printedSpread = Number(fixed(spread, 1));
const needed = fixed(Math.round((printedSpread / goal) ** 2 / 100) * 100, 0);

const grid = sheetGrid('z-peak');
const counts = binned(
  accepted.map(({mass}) => mass),
  grid,
);
const inTwo = counts.slice(1).map((count, i) => count + (counts[i] ?? 0));
const best = inTwo.indexOf(Math.max(...inTwo));
const low = grid.from + best * grid.bin;
const high = low + 2 * grid.bin;
const countOf = (isIn: (mass: number) => boolean): string =>
  spelled(accepted.filter(({mass}) => isIn(mass)).length);

const fast = accepted.reduce((a, b) => (b.angle < a.angle ? b : a));
const lifetime = reducedPlanck / widths.z;
const [z, half] = [fixed(masses.z, 0), Math.floor(masses.z / 2)];

export const zPeakRows: readonly LessonRow[] = ofLesson('z-peak', [
  ['masses of twelve lepton pairs', spelled(zEvents.length)],
  ['The masses form a peak near 91 GeV', z],
  ['a proton has a mass of 0.94 GeV', fixed(masses.proton, 2)],
  ['with bins of 4 GeV from 70 to 110 GeV', ...[grid.bin, grid.from, grid.to].map(String)],
  [raw`lives for $2.6\times10^{-25}$ s`, power(lifetime, 2)],
  [raw`about $8\times10^{-17}$ m in its lifetime`, power(lightSpeed * lifetime, 1)],
  ['of about 45 GeV each carry about 90 GeV', String(half), String(2 * half)],
  ['covers all twelve', spelled(zEvents.length)],
  [
    'the mean of the events above 82 GeV and its uncertainty, and compares them with 91.19 GeV',
    String(threshold),
    fixed(masses.z, 2),
  ],
  [
    'The transverse momenta in event 12 are 85 and 58 GeV, which add up to 143 GeV, but its leptons are only 79° apart in azimuth and the mass is 92 GeV',
    fast.event,
    ...fast.pt.map(String),
    fixed(sumOf(fast.pt), 0),
    String(fast.angle),
    fixed(fast.mass, 0),
  ],
  ['Event 12 has two leptons', fast.event],
  ['An event far from 91 GeV', z],
  ['natural width of the Z boson is 2.50 GeV', fixed(widths.z + 1e-9, 2)],
  ['The published mass is 91.19 GeV', fixed(masses.z, 2)],
  ['Event 4 has two positive muons', sameSign ?? ''],
  ['Event 7 has an electron and a muon', twoFlavours ?? ''],
  [
    'Events 4 and 7 would give 79.3 and 106.6 GeV',
    ...rejected.flatMap(({event, mass}) => [event, fixed(mass, 1)]),
  ],
  [
    'Between 86 and 94 GeV, with seven of the ten events. One event lies below this range and two lie above it',
    String(low),
    String(high),
    countOf((mass) => mass >= low && mass < high),
    spelled(accepted.length),
    countOf((mass) => mass >= high),
  ],
  [
    raw`Nine events remain: $\bar m = 92.0\ \GeV$, $s = 3.5\ \GeV$, and $s/\sqrt9 = 1.2\ \GeV$`,
    spelled(peak.length).replace('n', 'N'),
    fixed(mean, 1),
    fixed(spread, 1),
    raw`\sqrt${peak.length}`,
    fixed(error, 1),
  ],
  [
    raw`Yes: 92.0 ± 1.2 GeV includes 91.19 GeV. An uncertainty of 0.1 GeV requires $(3.5/0.1)^2\approx1200$`,
    `${fixed(mean, 1)} ± ${fixed(error, 1)}`,
    fixed(masses.z, 2),
    `(${printedSpread}/${goal})`,
    needed,
  ],
]);
