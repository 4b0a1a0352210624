/** A view of space: x to the right, y up, z towards the reader and left, as on a drawing board. */
export type Vector = readonly [x: number, y: number, z: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const turn = radians(50);
const tilt = radians(20);

/** Parallel projection; the drawing's y grows downwards. */
export function project([x, y, z]: Vector): readonly [x: number, y: number] {
  const depth = x * Math.sin(turn) + z * Math.cos(turn);
  return [x * Math.cos(turn) - z * Math.sin(turn), depth * Math.sin(tilt) - y * Math.cos(tilt)];
}

/** Direction with polar angle θ from z and azimuth φ from x, in degrees; of a given length. */
export function direction(thetaDegrees: number, phiDegrees: number, length = 1): Vector {
  const [theta, phi] = [radians(thetaDegrees), radians(phiDegrees)];
  return [
    length * Math.sin(theta) * Math.cos(phi),
    length * Math.sin(theta) * Math.sin(phi),
    length * Math.cos(theta),
  ];
}

/** Points of an arc around the origin, from one angle to another. */
export function arc(at: (degrees: number) => Vector, from: number, to: number): readonly Vector[] {
  const steps = 32;
  return Array.from({length: steps + 1}, (_, i) => at(from + ((to - from) * i) / steps));
}
