/** From points on a track back to its perigee. Lengths in mm, momenta in GeV. */
import {momentumOnCircle, solenoidField} from '@site/src/physics/trackInField';
import {wrapPhi} from '@site/src/physics/statistics/separation';
import {radiusOf} from './direction';
import type {Perigee, Point} from '../event';
import {envelopes} from './geometry';

/** Flatter circles, of more than 10⁹ m, are taken for lines. */
const minCurvature = 1e-12;

/**
 * Signed curvature of the circle through three points transverse to the beam, in 1/mm: positive for a turn
 * against the clock. Four times the area of the triangle over the product of its sides.
 */
function curvatureThrough([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const twiceArea = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const sides = Math.hypot(bx - ax, by - ay) * Math.hypot(cx - bx, cy - by);
  const product = sides * Math.hypot(cx - ax, cy - ay);
  return product === 0 ? 0 : (2 * twiceArea) / product;
}

/** Length of the arc over a chord. */
function arcOver(chord: number, curvature: number): number {
  const half = (chord * Math.abs(curvature)) / 2;
  return half < 1e-8 ? chord : (2 * Math.asin(Math.min(1, half))) / Math.abs(curvature);
}

interface Closest {
  readonly d0: number;
  readonly phi: number;
  /** Length from there to the point, transverse to the beam. */
  readonly length: number;
}

/** Where a circle or a line through a point comes closest to the beam line. @param phi direction there */
function closestToBeam([x, y]: Point, phi: number, curvature: number): Closest {
  const [ux, uy] = [Math.cos(phi), Math.sin(phi)];
  const along = x * ux + y * uy;
  const left = y * ux - x * uy;
  const [u, v] = [along * curvature, 1 + left * curvature];
  const d0 = ((x * x + y * y) * curvature + 2 * left) / (1 + Math.hypot(u, v));
  const turn = Math.atan2(u, v);
  return {d0, phi: phi - turn, length: curvature === 0 ? along : turn / curvature};
}

const maxTurnAngle = 2;

const turnBetween = (a: Point, b: Point, c: Point): number => {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy));
};

/** The points of the inner detector, up to where a looper turned so far that its circle is well known. */
function measuredPoints(points: readonly Point[]): readonly Point[] {
  const {r, z} = envelopes.innerDetector;
  const inside = points.filter((point) => radiusOf(point) <= r + 1 && Math.abs(point[2]) <= z + 1);
  let turned = 0;
  const end = inside.findIndex((point, i) => {
    const [before, last] = [inside[i - 2], inside[i - 1]];
    if (before && last) turned += turnBetween(before, last, point);
    return turned > maxTurnAngle;
  });
  return end < 3 ? inside : inside.slice(0, end);
}

/** The direction from the first to the last point; undefined if it is not defined or along the beam. */
export function directionOfPoints(
  points: readonly Point[],
): {readonly eta: number; readonly phi: number} | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const [x, y, z] = [last[0] - first[0], last[1] - first[1], last[2] - first[2]];
  const across = Math.hypot(x, y);
  return across === 0 ? undefined : {eta: Math.asinh(z / across), phi: Math.atan2(y, x)};
}

/**
 * The perigee of the helix through the first, the middle and the last point in the inner detector.
 *
 * @param points in the order of flight
 * @param factor field along +z in units of 2 T; not 0
 * @returns undefined for fewer than two points apart; the charge over momentum is 0 for a straight line
 */
export function perigeeOfPoints(points: readonly Point[], factor = 1): Perigee | undefined {
  const inside = measuredPoints(points);
  const [first, middle, last] = [inside[0], inside[inside.length >> 1], inside.at(-1)];
  if (!first || !middle || !last) return undefined;
  const exact = curvatureThrough(first, middle, last);
  const curvature = Math.abs(exact) < minCurvature ? 0 : exact;
  const chord = Math.hypot(last[0] - first[0], last[1] - first[1]);
  if (chord === 0) return undefined;
  const arc = arcOver(chord, curvature);
  const phi = Math.atan2(last[1] - first[1], last[0] - first[0]) - (curvature * arc) / 2;
  const closest = closestToBeam(first, phi, curvature);
  const slope = (last[2] - first[2]) / arc;
  const theta = Math.atan2(1, slope);
  const field = solenoidField * Math.abs(factor);
  const pt = curvature === 0 ? Infinity : momentumOnCircle(0.001 / Math.abs(curvature), field);
  const charge = -Math.sign(curvature) * Math.sign(factor);
  return {
    d0: closest.d0,
    z0: first[2] - slope * closest.length,
    phi: wrapPhi(closest.phi),
    theta,
    qOverP: curvature === 0 ? 0 : (charge * Math.sin(theta)) / pt,
  };
}
