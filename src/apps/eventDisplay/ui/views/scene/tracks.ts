/** Paths in pixels. */
import type {Point, Track} from '../../../model/event';
import {trackPath} from '../../../model/tracks/trackPath';
import type {ObjectStyleName} from '../objectStyles';
import {line} from './pathData';
import type {Projection} from './projection';
import type {Item, XY} from './scene';

const deepest = 7;

const middle = (one: Point, other: Point): Point => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
];

/** Coordinates in a drawing of two or three dimensions. */
type Coordinates = readonly number[];

interface DrawingProjection<To extends Coordinates> {
  readonly place: (point: Point) => To;
  /** How far a drawn line may be from the true one, in the unit of the drawing. */
  readonly tolerance: number;
}

/** Whether a place is close enough to the middle of two others. Called for each point: no lists are made. */
function isMiddle(
  at: Coordinates,
  start: Coordinates,
  end: Coordinates,
  tolerance: number,
): boolean {
  let squares = 0;
  for (let axis = 0; axis < at.length; axis += 1) {
    const off = (at[axis] ?? 0) - ((start[axis] ?? 0) + (end[axis] ?? 0)) / 2;
    squares += off * off;
  }
  return squares < tolerance * tolerance;
}

interface End<To> {
  readonly point: Point;
  readonly at: To;
}

/** Adds the points between two that are drawn, as many as the uneven scale needs, and the second. */
function addBetween<To extends Coordinates>(
  drawn: DrawingProjection<To>,
  from: End<To>,
  to: End<To>,
  depth: number,
  places: To[],
): void {
  const point = middle(from.point, to.point);
  const half = {point, at: drawn.place(point)};
  if (depth === 0 || isMiddle(half.at, from.at, to.at, drawn.tolerance)) {
    places.push(to.at);
    return;
  }
  addBetween(drawn, from, half, depth - 1, places);
  addBetween(drawn, half, to, depth - 1, places);
}

/** A line in space as it is drawn: straight pieces may become curves. */
export function drawnLine<To extends Coordinates>(
  place: (point: Point) => To,
  points: readonly Point[],
  tolerance = 0.3,
): readonly To[] {
  const places: To[] = [];
  let before: End<To> | undefined;
  for (const point of points) {
    const end = {point, at: place(point)};
    if (before) addBetween({place, tolerance}, before, end, deepest, places);
    else places.push(end.at);
    before = end;
  }
  return places;
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

export function trackItem(
  {project, factor}: {readonly project: Projection; readonly factor: number},
  track: Track,
  id: string,
  look: ObjectStyleName,
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
