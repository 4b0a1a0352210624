/** Numbers of the lesson on reading events, from the objects on its worksheet. */
import {invariantMass} from '../../../../src/physics/kinematics';
import {masses, widths} from '../../../../src/physics/masses';
import {curvatureRadius, solenoidField} from '../../../../src/physics/trackInField';
import {ofLesson, type LessonRow} from '../lessonRow';
import {fixed, percent} from '../print';
import {numberIn, numberOfQuestion, questionWith, readNumber, sheetTable} from '../sheets';

const raw = String.raw;
const id = 'read-an-event';
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Arrow {
  /** In GeV. */
  readonly pt: number;
  /** In degrees. */
  readonly direction: number;
}

/** The objects of an event: the numbers in brackets behind each. */
function arrowsOf(event: string): readonly Arrow[] {
  const [, objects = ''] = sheetTable(id, 'Four collisions').find(([name]) => name === event) ?? [];
  return Array.from(objects.matchAll(/\((\d+), (\d+)°\)/g), ([, pt, direction]) => ({
    pt: readNumber(pt),
    direction: readNumber(direction),
  }));
}

/** Sum of the transverse momenta of an event in GeV, and the direction opposite to it in degrees. */
function sumOfEvent(event: string) {
  const arrows = arrowsOf(event);
  const part = (of: (angle: number) => number): number =>
    arrows.reduce((total, {pt, direction}) => total + pt * of(radians(direction)), 0);
  const [x, y] = [part(Math.cos), part(Math.sin)];
  const opposite = ((Math.atan2(-y, -x) * 180) / Math.PI + 360) % 360;
  return {x, y, size: Math.hypot(x, y), opposite: fixed(opposite, 0)};
}

const [zPair, electron, photons, topPair] = (['A', 'B', 'C', 'D'] as const).map(sumOfEvent);
const [first, second] = arrowsOf('A');
const apart = Math.abs((first?.direction ?? NaN) - (second?.direction ?? NaN));

const radius = questionWith(id, 'has the radius');
const field = numberIn(radius, /B=(\d+)/);
const [fast, slow] = [numberIn(radius, /muon with \$\\pt=(\d+)/), numberIn(radius, /=(0\.\d+)\\ /)];

const muons = questionWith(id, 'The muons of event A');
const deltaEta = numberIn(muons, /\\Delta\\eta=([\d.]+)/);
const pair = [first?.pt ?? NaN, second?.pt ?? NaN];
const cosines = [fixed(Math.cosh(deltaEta), 3), fixed(-Math.cos(radians(apart)), 3)] as const;
/** In interaction lengths, as the answer states it. */
const depth = 1.15;

export const readAnEventRows: readonly LessonRow[] = ofLesson(id, [
  ['B to D (question 3)', String(numberOfQuestion(id, 'Draw event A'))],
  [raw`field $B=2\ \mathrm{T}$`, String(solenoidField)],
  [
    'The arrows of A close to within 4.3 GeV, a gap that is compatible with the measurement uncertainty. In B, 40 GeV is missing, towards 280°, opposite',
    fixed(zPair?.size ?? NaN, 1),
    fixed(electron?.size ?? NaN, 0),
    electron?.opposite ?? '',
  ],
  [
    'is less than 1 GeV. In D, an arrow of 34 GeV is missing',
    (photons?.size ?? NaN) < 1 ? '1' : 'more than 1',
    fixed(topPair?.size ?? NaN, 0),
  ],
  [
    raw`$p_x=14.2\ \GeV$ and $p_y=31.0\ \GeV$. The missing momentum is opposite to them: 34 GeV towards 245°`,
    fixed(topPair?.x ?? NaN, 1),
    fixed(topPair?.y ?? NaN, 1),
    fixed(topPair?.size ?? NaN, 0),
    topPair?.opposite ?? '',
  ],
  [
    raw`$R=45/(0.3\times2)=75\ \mathrm{m}$`,
    raw`R=${fast}/(0.3\times${field})=${fixed(curvatureRadius(fast, field), 0)}`,
  ],
  [
    'For the particle with 0.5 GeV, it is 0.83 m',
    String(slow),
    fixed(curvatureRadius(slow, field), 2),
  ],
  [
    raw`about 1.15 interaction lengths deep, so $1-e^{-1.15}=68\,\%$`,
    `e^{-${depth}}=${percent(1 - Math.exp(-depth))}`,
  ],
  [
    raw`separated by $\Delta\phi=175^\circ$ around the beam and by $\Delta\eta=0.5$ along it, for which $\cosh\Delta\eta=1.128$`,
    String(apart),
    cosines[0],
  ],
  ['that of the Z boson, 91.19 GeV', fixed(masses.z, 2)],
  [
    raw`$m=\sqrt{2\cdot45\cdot43\,(1.128+0.996)}=90.7\ \GeV$`,
    raw`2\cdot${pair.join(raw`\cdot`)}\,(${cosines.join('+')})`,
    fixed(
      invariantMass({pt: [...pair] as [number, number], deltaEta, deltaPhi: radians(apart)}),
      1,
    ),
  ],
  ['within the width of 2.50 GeV', fixed(widths.z + 1e-9, 2)],
]);
