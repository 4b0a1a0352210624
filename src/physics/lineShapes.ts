/** Shapes of mass distributions, all in GeV; the heights are not normalised. */
import type {Random} from './random';

export interface Resonance {
  readonly mass: number;
  readonly width: number;
}

/**
 * A mass of the relativistic Breit–Wigner distribution between two limits, by the inverse of its sum
 * (PDG, review of resonances).
 */
export function resonantMass(
  random: Random,
  {mass, width}: Resonance,
  low: number,
  high: number,
): number {
  const scale = mass * width;
  const angle = (m: number): number => Math.atan((m ** 2 - mass ** 2) / scale);
  const [from, to] = [angle(low), angle(high)];
  return Math.sqrt(mass ** 2 + scale * Math.tan(from + random() * (to - from)));
}

interface CrystalBall {
  readonly mean: number;
  readonly sigma: number;
  /** Distance from the mean, in `sigma`, at which the tail begins. */
  readonly lowTail: {readonly start: number; readonly power: number};
  readonly highTail: {readonly start: number; readonly power: number};
}

/** A Gaussian core with a power law on each side, one at the peak: the response to a narrow resonance. */
export function crystalBall(mass: number, {mean, sigma, lowTail, highTail}: CrystalBall): number {
  const t = (mass - mean) / sigma;
  const {start, power} = t < 0 ? lowTail : highTail;
  const distance = Math.abs(t);
  if (distance <= start) return Math.exp((-t * t) / 2);
  const base = power / start - start + distance;
  return (power / start / base) ** power * Math.exp((-start * start) / 2);
}

/** Straight lines from knot to knot, each a pair of mass and height; knots in rising order. */
export function polyline(mass: number, knots: readonly (readonly [number, number])[]): number {
  const next = knots.findIndex(([x]) => x >= mass);
  const [right, left] = [knots[next], knots[next - 1]];
  if (!right) return 0;
  if (!left) return right[0] === mass ? right[1] : 0;
  return left[1] + ((right[1] - left[1]) * (mass - left[0])) / (right[0] - left[0]);
}
