/** Numbers of the lesson that sorts collisions, from its worksheet. */
import {fourLeptonPercent, higgsCrossSectionPb} from '../../../../src/data/higgs';
import {processes13} from '../../../../src/data/processes';
import {masses, widths} from '../../../../src/physics/masses';
import {inQuadrature} from '../../../../src/physics/resolution';
import {ofLesson, type LessonRow} from '../lessonRow';
import {fixed, power} from '../print';
import {numberIn, questionWith, readNumber, sheetTable} from '../sheets';

const raw = String.raw;
const id = 'sort-the-collisions';
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const pair = questionWith(id, 'The electrons of event A');
const pt = [numberIn(pair, /\$ of (\d+)/), numberIn(pair, /and (\d+) GeV/)] as const;
const cosh = numberIn(pair, /\\cosh\\Delta\\eta=([\d.]+)/);
const minusCos = fixed(-Math.cos(radians(numberIn(pair, /\\Delta\\phi=(\d+)/))), 3);
const mass = Math.sqrt(2 * pt[0] * pt[1] * (cosh + Number(minusCos)));

const [muons = []] = sheetTable(id, 'first twelve events').map((row) =>
  row.slice(1).map(readNumber),
);
const farthest = Math.max(...muons);

const counts = questionWith(id, 'A class has sorted');
const [e, m] = [numberIn(counts, /sorted (\d+)/), numberIn(counts, /and (\d+) into m/)];

const rare = questionWith(id, 'for each H → 4ℓ decay');
const inverseFb = numberIn(rare, /In (\d+) fb/);
const [zs, fours] = [numberIn(rare, /about ([\d.]+) million/) * 1e6, numberIn(rare, /and (\d+) H/)];
const zPb = processes13.find(({name}) => name === 'Z → ℓℓ')?.crossSectionPb ?? NaN;
const fourPb = (higgsCrossSectionPb * fourLeptonPercent) / 100;
const [z, higgs] = [fixed(masses.z, 0), fixed(masses.higgs, 0)];

export const sortTheCollisionsRows: readonly LessonRow[] = ofLesson(id, [
  ['near 91 GeV for the Z boson and near 125 GeV for the Higgs boson', z, higgs],
  ['The mass should always be 91.2 GeV', fixed(masses.z, 1)],
  ['its mass has a width of 2.5 GeV', fixed(widths.z, 1)],
  [
    'Counts of 5 and 9 are statistically compatible',
    Math.abs(5 - 9) < 2 * inQuadrature(5 ** 0.5, 9 ** 0.5) ? '5 and 9' : 'not',
  ],
  ['My group has 5 and theirs has 9', '5', '9'],
  [
    raw`$m=\sqrt{2\cdot48\cdot42\,(1.081+0.990)}=91.4\ \GeV$`,
    raw`2\cdot${pt.join(raw`\cdot`)}\,(${cosh}+${minusCos})`,
    fixed(mass, 1),
  ],
  ['close to the mass of the Z boson, 91.19 GeV', fixed(masses.z, 2)],
  [
    'Event 2, with 111.1 GeV, shifts the mean',
    `Event ${muons.indexOf(farthest) + 1}`,
    fixed(farthest, 1),
  ],
  ['compatible with a particle of 125 GeV', higgs],
  [
    raw`The difference is 8, and $\sqrt{33+41}=8.6$`,
    fixed(Math.abs(m - e), 0),
    raw`\sqrt{${e}+${m}}=${fixed(inQuadrature(e ** 0.5, m ** 0.5), 1)}`,
  ],
  [
    'about 19.5 million Z → μμ decays and 69 H → 4ℓ decays',
    fixed((zPb * inverseFb * 1000) / 1e6, 1),
    fixed(fourPb * inverseFb * 1000, 0),
  ],
  [
    raw`$1.95\times10^7/69\approx2.8\times10^{5}$`,
    raw`${fixed(zs / 1e7, 2)}\times10^7/${fours}`,
    power(zs / fours, 2),
  ],
]);
