/**
 * The scale of the view beside the beam. Distances along the beam and from it grow by the same power, so
 * that what flies straight from the middle is drawn straight; close to the middle the scale is even.
 */

const power = 0.4;
/** Below this distance in mm the scale is even, about; it keeps the collisions apart. */
const core = 12;

/** Increasing and odd: d (d² + c²)^((p − 1)/2). */
export const powerScale = (distance: number): number =>
  distance * (distance * distance + core * core) ** ((power - 1) / 2);
