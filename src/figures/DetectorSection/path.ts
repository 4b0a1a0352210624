import {detectorPart} from '@site/src/data/detectorGeometry';
import {curvatureRadius, solenoidField, trackPoints} from '@site/src/physics/trackInField';

/** A place on a path: radius in metres, angle in degrees. */
export type Polar = readonly [metres: number, degrees: number];

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (value: number): number => (value * Math.PI) / 180;

/** The field ends with the coil; what returns of it in the calorimeters bends paths hardly. */
export const fieldEnd = detectorPart('solenoid').r[0];

export interface Flight {
  readonly charge: -1 | 0 | 1;
  readonly pt: number;
  readonly azimuth: number;
}

/** Radii of the points of a path outside the field. */
const beyond = Array.from({length: 40}, (_, i) => fieldEnd * (11.2 / fieldEnd) ** ((i + 1) / 40));

/** Angle of a straight line at a radius, from the place and in the direction in which it left the field. */
function angleBeyond(start: Polar, heading: number, metres: number): number {
  const aside = start[0] * Math.sin(radians(heading - start[1]));
  return heading - degrees(Math.asin(aside / metres));
}

/** From the beam to a radius: a circle inside the solenoid and a straight line outside. */
export function flightPath({charge, pt, azimuth}: Flight, upTo: number): readonly Polar[] {
  const outside = beyond.filter((r) => r < upTo);
  if (charge === 0) return [0, 0.1225, 0.5, fieldEnd, ...outside, upTo].map((r) => [r, azimuth]);
  const inside = trackPoints({pt, charge, phi: radians(azimuth)}, Math.min(fieldEnd, upTo)).map(
    ([x, y], i): Polar => [Math.hypot(x, y), i === 0 ? azimuth : degrees(Math.atan2(y, x))],
  );
  const end = inside.at(-1) ?? [0, azimuth];
  if (upTo <= fieldEnd) return inside;
  const turned = degrees(Math.asin(end[0] / (2 * curvatureRadius(pt, solenoidField))));
  const heading = azimuth - charge * 2 * turned;
  return [...inside, ...[...outside, upTo].map((r): Polar => [r, angleBeyond(end, heading, r)])];
}

/** The angle in degrees at which a path comes to a radius. */
export const angleAt = (flight: Flight, metres: number): number =>
  flightPath(flight, metres).at(-1)?.[1] ?? flight.azimuth;
