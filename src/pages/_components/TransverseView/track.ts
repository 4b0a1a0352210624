/** The path of a charged particle in the field of the inner detector, seen along the beam. */

/** Outer radius of the inner detector, in metres. */
export const outerRadius = 1.15;

/** Field of the solenoid, in tesla. */
const field = 2;

interface Particle {
  /** Transverse momentum in GeV. */
  readonly pt: number;
  readonly charge: 1 | -1;
  /** Direction in which it sets out, in degrees, anticlockwise from the right. */
  readonly azimuth: number;
}

interface Track {
  /** Radius of the circle on which the particle moves, in metres. */
  readonly radius: number;
  /** Where it leaves the inner detector, in metres; undefined if it turns back before. */
  readonly end: readonly [x: number, y: number] | undefined;
  /** The middle of that circle, in metres. */
  readonly centre: readonly [x: number, y: number];
}

/**
 * The track from the middle of the detector to its outer radius. The field points towards the
 * viewer, so that positive charges turn clockwise.
 */
export function trackOf({pt, charge, azimuth}: Particle): Track {
  const radius = pt / (0.2998 * field);
  const start = (azimuth * Math.PI) / 180;
  const toCentre = start - (charge * Math.PI) / 2;
  const centre = [radius * Math.cos(toCentre), radius * Math.sin(toCentre)] as const;
  if (2 * radius < outerRadius) return {radius, centre, end: undefined};
  const leaves = start - charge * Math.asin(outerRadius / (2 * radius));
  return {radius, centre, end: [outerRadius * Math.cos(leaves), outerRadius * Math.sin(leaves)]};
}
