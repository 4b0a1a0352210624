/** The path of a charged particle transverse to the beam in a solenoid. Lengths in m, momenta in GeV. */

/** Field of the solenoid around the inner detector of ATLAS, in T (JINST 3 (2008) S08003). */
export const solenoidField = 2;

/** Speed of light in m/ns: turns T m into GeV. */
const gevPerTeslaMetre = 0.299792458;

/** Radius of the circle, R = pt / (0.3 B), for a particle of charge one. */
export function curvatureRadius(pt: number, field: number): number {
  return pt / (gevPerTeslaMetre * field);
}

/** Momentum across the field, p = 0.3 B R, that keeps a particle of charge one on a circle. */
export function momentumOnCircle(radius: number, field: number): number {
  return gevPerTeslaMetre * field * radius;
}

/** Height of the arc of a stiff track over a chord of the given length, s = 0.3 B L² / (8 pt), in m. */
export function sagitta(pt: number, length: number, field: number): number {
  return length ** 2 / (8 * curvatureRadius(pt, field));
}

export interface TrackStart {
  readonly pt: number;
  /** Direction at the beam, in radians. */
  readonly phi: number;
  readonly charge: 1 | -1;
}

/** Points from the beam outwards to the distance `reach`, or to where the circle turns back. */
export function trackPoints(
  {pt, phi, charge}: TrackStart,
  reach: number,
  field = solenoidField,
): readonly (readonly [x: number, y: number])[] {
  const radius = curvatureRadius(pt, field);
  const furthest = Math.min(reach, 2 * radius);
  const steps = 16;
  return Array.from({length: steps + 1}, (_, i) => {
    const distance = (furthest * i) / steps;
    const angle = phi - charge * Math.asin(distance / (2 * radius));
    return [distance * Math.cos(angle), distance * Math.sin(angle)] as const;
  });
}
