/** From the angle to the beam to pseudorapidity and back. Angles in radians; pseudorapidity has no unit. */

/** η = −ln tan(θ/2): zero transverse to the beam, infinite along it, negative on the side of −z. */
export function pseudorapidity(theta: number): number {
  return -Math.log(Math.tan(theta / 2));
}

/** Polar angle θ = 2 arctan(e^−η), from 0 along +z to π along −z. */
export function polarAngle(eta: number): number {
  return 2 * Math.atan(Math.exp(-eta));
}
