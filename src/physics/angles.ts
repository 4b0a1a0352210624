/** The angle to the beam, as an angle and as pseudorapidity. */

/**
 * Pseudorapidity η = −ln tan(θ/2) (ATLAS detector paper, JINST 3 (2008) S08003, section 1.1).
 *
 * @param theta angle to the beam in radians, from 0 to π
 */
export function pseudorapidity(theta: number): number {
  return -Math.log(Math.tan(theta / 2));
}

/** Angle to the beam in radians, θ = 2 arctan e^(−η): the inverse of `pseudorapidity`. */
export function polarAngle(eta: number): number {
  return 2 * Math.atan(Math.exp(-eta));
}
