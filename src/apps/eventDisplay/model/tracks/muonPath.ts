/**
 * A muon outside of the solenoid: straight transverse to the beam, bent in r and z by the toroids, whose field
 * is taken to run around the beam from +x to +y, so that positive muons are turned towards +z.
 */
import {exitPoint, isInside, radiusOf} from './direction';
import type {Point} from '../event';
import {envelopes, detectorPieces} from './geometry';

export interface Bend {
  /** 1 or −1; 0 for a straight line. */
  readonly charge: number;
  /** In GeV. */
  readonly momentum: number;
  /** Field in units of the real one. */
  readonly factor: number;
}

/** ∫B·dl across a toroid in T m: the middle of 1.5 to 5.5 and of 1 to 7.5 (JINST 3 (2008) S08003). */
const bendingPowers: Readonly<Record<string, number>> = {
  'barrel-toroid': 3.5,
  'end-cap-toroid': 4.25,
};

/** Change of the polar angle in rad across a toroid, Δθ = −0.3 q ∫B·dl / p. @param power in T m */
export function toroidDeflection({charge, momentum, factor}: Bend, power: number): number {
  return (-0.299792458 * charge * factor * power) / momentum;
}

const toroids = detectorPieces
  .filter(({key}) => Object.hasOwn(bendingPowers, key))
  .map(({key, r, z}) => {
    const depth = key === 'barrel-toroid' ? r[1] - r[0] : z[1] - z[0];
    return {r, z, powerPerLength: (bendingPowers[key] ?? 0) / depth};
  });

/** ∫B·dl for each mm on the way at a point, in T m. */
function powerAt(point: Point): number {
  const [radius, length] = [radiusOf(point), Math.abs(point[2])];
  const around = toroids.find(
    ({r, z}) => radius >= r[0] && radius <= r[1] && length >= z[0] && length <= z[1],
  );
  return around?.powerPerLength ?? 0;
}

const step = 250;
const maxSteps = 200;

/**
 * From a point at the edge of the inner detector to the outermost chambers, in mm, without the start.
 *
 * @param along direction of flight, of any length but zero
 */
export function muonPath(start: Point, along: Point, bend: Bend): readonly Point[] {
  const across = Math.hypot(along[0], along[1]);
  const [ux, uy] = [along[0] / across, along[1] / across];
  let theta = Math.atan2(across, along[2]);
  let point = start;
  const points: Point[] = [];
  for (let i = 0; i < maxSteps && isInside(point, envelopes.detector); i += 1) {
    const turn = toroidDeflection(bend, powerAt(point) * step);
    const middle = theta + turn / 2;
    const outwards = step * Math.sin(middle);
    const next: Point = [
      point[0] + outwards * ux,
      point[1] + outwards * uy,
      point[2] + step * Math.cos(middle),
    ];
    const away: Point = [next[0] - point[0], next[1] - point[1], next[2] - point[2]];
    const isLast = !isInside(next, envelopes.detector);
    points.push(isLast ? exitPoint(point, away, envelopes.detector) : next);
    theta += turn;
    point = next;
  }
  return points;
}
