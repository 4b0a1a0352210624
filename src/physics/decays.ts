/** Decays of particles, thrown by chance. Masses in GeV. */
import {boost, mass, type FourVector} from './fourVector';
import type {Random} from './random';

/**
 * Momentum of either product in the rest frame of a decay into two: Kinematics review of the
 * Particle Data Group, equation for p* of two-body decays.
 *
 * @throws RangeError if the products weigh more than the parent
 */
export function decayMomentum(parent: number, first: number, second: number): number {
  if (first + second > parent) {
    throw new RangeError(`a mass of ${parent} GeV cannot decay into ${first} and ${second} GeV`);
  }
  const sum = parent ** 2 - (first + second) ** 2;
  const difference = parent ** 2 - (first - second) ** 2;
  return Math.sqrt(sum * difference) / (2 * parent);
}

/** The two products of a decay that prefers no direction, in the frame in which `parent` is given. */
export function twoBodyDecay(
  random: Random,
  parent: FourVector,
  [first, second]: readonly [number, number],
): readonly [FourVector, FourVector] {
  const momentum = decayMomentum(mass(parent), first, second);
  const cosTheta = 2 * random() - 1;
  const angle = 2 * Math.PI * random();
  const across = momentum * Math.sqrt(1 - cosTheta ** 2);
  const [px, py, pz] = [across * Math.cos(angle), across * Math.sin(angle), momentum * cosTheta];
  const product = (m: number, sign: 1 | -1): FourVector =>
    boost({energy: Math.hypot(m, momentum), px: sign * px, py: sign * py, pz: sign * pz}, parent);
  return [product(first, 1), product(second, -1)];
}
