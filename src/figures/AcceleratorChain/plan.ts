/** The positions of the machines on the plan: circles to scale, seen from above, ATLAS at the bottom. */
import {accelerators, crossings, type Accelerator} from '@site/src/data/accelerators';

export const size = {width: 360, height: 436};

type Key = Accelerator['key'];
export type Point = readonly [x: number, y: number];

const lhcRadius = 150;
const lengthOf = (key: Key): number =>
  accelerators.find((machine) => machine.key === key)?.lengthM ?? NaN;

/** Units of the plan in a metre, and in the lens. */
export const scale = (2 * Math.PI * lhcRadius) / lengthOf('lhc');
const magnification = 10;

/** Radius of a ring on the plan. */
export const radiusOf = (key: Key): number => (scale * lengthOf(key)) / (2 * Math.PI);

export const lhc = {centre: [180, 166] as Point, radius: lhcRadius};
export const sps = {centre: [180, 272] as Point, radius: radiusOf('sps')};
/** The small machines, where they are. */
export const ps = {centre: [152, 327] as Point, radius: radiusOf('ps')};

export const lens = {centre: [72, 366] as Point, radius: 66};
const inLens = (x: number, y: number): Point => [lens.centre[0] + x, lens.centre[1] + y];
export const magnified = {
  ps: {centre: inLens(16, 3), radius: magnification * ps.radius},
  booster: {centre: inLens(-36, -4), radius: magnification * radiusOf('booster')},
  linac: {from: inLens(-6, 54), length: magnification * scale * lengthOf('linac')},
};

/** A place on a circle, clockwise in degrees from the bottom. */
export function onCircle(
  {centre: [x, y], radius}: {readonly centre: Point; readonly radius: number},
  degrees: number,
): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x - radius * Math.sin(angle), y + radius * Math.cos(angle)];
}

/** Degrees of a point of the LHC: the eight divide the ring, clockwise from ATLAS. */
export const degreesOf = (point: number): number => 45 * (point - 1);

const crossingDegrees = crossings.map(({point}) => degreesOf(point));
/** In units; the tubes of the beams are 19 cm apart, which no plan could show. */
const apart = 2.6;

/** On which side of the ring the first beam runs there: 1 outside, −1 inside, 0 where they cross. */
export function sideOf(degrees: number): number {
  const passed = crossingDegrees.filter((crossing) => crossing <= degrees).length;
  const nearest = Math.min(
    ...[...crossingDegrees, 360].map((crossing) => Math.abs(crossing - degrees)),
  );
  const side = passed % 2 === 0 ? -1 : 1;
  return nearest === 0 ? 0 : side * Math.sin((Math.min(1, nearest / 14) * Math.PI) / 2);
}

/** The first beam (1) or the second (−1), once round. */
export function beamPath(beam: 1 | -1): string {
  const points = Array.from({length: 361}, (_, degrees) => {
    const radius = lhc.radius + beam * apart * sideOf(degrees);
    const [x, y] = onCircle({...lhc, radius}, degrees);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
