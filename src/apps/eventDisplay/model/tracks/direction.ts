/** Straight lines through the detector. Lengths in mm. */
import type {Point} from '../event';
import type {Envelope} from './geometry';

/** Distance from the beam line. */
export const radiusOf = ([x, y]: Point): number => Math.hypot(x, y);

/** Whether a point lies inside of a can, or on it. */
export const isInside = (point: Point, {r, z}: Envelope): boolean =>
  radiusOf(point) <= r && Math.abs(point[2]) <= z;

/** Length along the first direction until a line from inside leaves a circle around the beam line. */
function lengthToCylinder([x, y]: Point, [ux, uy]: Point, r: number): number {
  const a = ux * ux + uy * uy;
  const b = x * ux + y * uy;
  const c = x * x + y * y - r * r;
  return a === 0 ? Infinity : (Math.sqrt(Math.max(0, b * b - a * c)) - b) / a;
}

/**
 * Where a straight line from inside of a can meets it.
 *
 * @param along direction, of any length but zero
 * @returns the start itself if it lies outside
 */
export function exitPoint(start: Point, along: Point, can: Envelope): Point {
  if (!isInside(start, can)) return start;
  const [ux, uy, uz] = along;
  const toLid = uz === 0 ? Infinity : (Math.sign(uz) * can.z - start[2]) / uz;
  const length = Math.min(lengthToCylinder(start, along, can.r), toLid);
  return [start[0] + length * ux, start[1] + length * uy, start[2] + length * uz];
}

/** The unit vector at pseudorapidity η and angle φ. */
function unitVector(eta: number, phi: number): Point {
  const across = 1 / Math.cosh(eta);
  return [across * Math.cos(phi), across * Math.sin(phi), Math.tanh(eta)];
}

/** Where a direction from the centre of the detector meets a can: where a cluster or a jet is drawn. */
export const pointOnEnvelope = (eta: number, phi: number, can: Envelope): Point =>
  exitPoint([0, 0, 0], unitVector(eta, phi), can);
