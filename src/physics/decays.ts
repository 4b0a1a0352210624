/** Decays of particles, generated at random. Masses in GeV. */
import {boost, mass, turnedTowards, type FourVector} from './fourVector';
import type {Random} from './random';

/**
 * Momentum of either product in the rest frame of a decay into two: Kinematics review of the
 * Particle Data Group, equation for p* of two-body decays.
 *
 * @throws RangeError if the products weigh more than the parent
 */
export function decayMomentum(parent: number, first: number, second: number): number {
  if (first + second > parent) {
    throw new RangeError(
      `a particle with a mass of ${parent} GeV cannot decay into particles of ${first} GeV and ${second} GeV`,
    );
  }
  const sum = parent ** 2 - (first + second) ** 2;
  const difference = parent ** 2 - (first - second) ** 2;
  return Math.sqrt(sum * difference) / (2 * parent);
}

/**
 * Products of a decay with a given angle to the parent's own direction, in the frame in which
 * `parent` is given: this is how the spin of a particle shows in its decay.
 *
 * @param cosTheta cosine, in the rest frame of `parent`, of the angle between the first product and
 * the momentum of `parent`; with the beam for a parent at rest
 */
export function decayAtAngle(
  random: Random,
  parent: FourVector,
  [first, second]: readonly [number, number],
  cosTheta: number,
): readonly [FourVector, FourVector] {
  const momentum = decayMomentum(mass(parent), first, second);
  const angle = 2 * Math.PI * random();
  const across = momentum * Math.sqrt(Math.max(0, 1 - cosTheta ** 2));
  const [px, py, pz] = [across * Math.cos(angle), across * Math.sin(angle), momentum * cosTheta];
  const product = (m: number, sign: 1 | -1): FourVector => {
    const energy = Math.sqrt(m * m + momentum * momentum);
    const atRest = turnedTowards({energy, px: sign * px, py: sign * py, pz: sign * pz}, parent);
    return boost(atRest, parent);
  };
  return [product(first, 1), product(second, -1)];
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
    boost(
      {energy: Math.sqrt(m * m + momentum * momentum), px: sign * px, py: sign * py, pz: sign * pz},
      parent,
    );
  return [product(first, 1), product(second, -1)];
}
