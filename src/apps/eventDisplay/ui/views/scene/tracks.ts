/** Paths in pixels. */
import type {Particle, Point, Track} from '../../../model/event';
import {trackPath} from '../../../model/trackPath';
import type {LookName} from '../looks';
import {line} from './pathData';
import type {Projection} from './projection';
import type {Item, XY} from './scene';

const deepest = 7;

const middle = (one: Point, other: Point): Point => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
];

/** A place in a drawing of two or three dimensions. */
type Place = readonly number[];

interface Drawn<To extends Place> {
  readonly place: (point: Point) => To;
  /** How far a drawn line may be from the true one, in the unit of the drawing. */
  readonly tolerance: number;
}

const offMiddle = (at: Place, start: Place, end: Place): number =>
  Math.hypot(...at.map((value, axis) => value - ((start[axis] ?? 0) + (end[axis] ?? 0)) / 2));

/** Points between two that are drawn, as many as the uneven scale needs, with the second at the end. */
function drawnBetween<To extends Place>(
  drawn: Drawn<To>,
  [from, to]: readonly [Point, Point],
  [start, end]: readonly [To, To],
  depth: number,
): readonly To[] {
  const half = middle(from, to);
  const at = drawn.place(half);
  if (depth === 0 || offMiddle(at, start, end) < drawn.tolerance) return [end];
  return [
    ...drawnBetween(drawn, [from, half], [start, at], depth - 1),
    ...drawnBetween(drawn, [half, to], [at, end], depth - 1),
  ];
}

/** A line in space as it is drawn: straight pieces may become curves. */
export function drawnLine<To extends Place>(
  place: (point: Point) => To,
  points: readonly Point[],
  tolerance = 0.3,
): readonly To[] {
  return points.flatMap((point, i): readonly To[] => {
    const before = points[i - 1];
    const end = place(point);
    if (!before) return [end];
    return drawnBetween({place, tolerance}, [before, point], [place(before), end], deepest);
  });
}

export interface Line3 {
  readonly solid: readonly Point[];
  readonly dashed: readonly Point[];
}

/** The path of a track in space: what is drawn solid, and what is drawn with dashes. */
export function lineOf(track: Track, factor: number): Line3 {
  const {measured, extension, isExtensionDashed} = trackPath(track, factor);
  return isExtensionDashed
    ? {solid: measured, dashed: extension}
    : {solid: [...measured, ...extension], dashed: []};
}

/** An electron or muon to which no track belongs flies as its momentum says. */
export const trackOf = ({id, pt, eta, phi, charge, kind}: Particle): Track => ({
  id,
  collection: '',
  charge,
  pt,
  eta,
  phi,
  particle: kind === 'muon' ? 'muon' : 'electron',
  isPileup: false,
});

export function trackItem(
  {project, factor}: {readonly project: Projection; readonly factor: number},
  track: Track,
  id: string,
  look: LookName,
): Item {
  const {solid, dashed} = lineOf(track, factor);
  const [whole, beyond] = [solid, dashed].map((points): readonly XY[] =>
    drawnLine((point) => project.place(point, track.phi), points),
  ) as [readonly XY[], readonly XY[]];
  return {
    id,
    look,
    d: line(whole),
    ...(beyond.length > 1 ? {dashed: line(beyond)} : {}),
    isArea: false,
    aims: [whole],
  };
}
