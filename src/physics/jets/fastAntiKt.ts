/**
 * Jets of the anti-kt algorithm without a record of its steps, for hundreds of particles: each remembers
 * its nearest neighbour, since the smallest distance is always between such neighbours (arXiv:hep-ph/0512210).
 */
import {phi, pt, rapidity, sum, type FourVector} from '../fourVector';
import {deltaR, type Direction} from '../statistics/separation';

interface Protojet extends Direction {
  readonly momentum: FourVector;
  /** 1/pT², in 1/GeV². */
  readonly weight: number;
  neighbour: Protojet | null;
  /** ΔR to the neighbour; that of the beam, if there is none within the radius. */
  apart: number;
}

function protojet(momentum: FourVector, radius: number): Protojet {
  return {
    momentum,
    eta: rapidity(momentum),
    phi: phi(momentum),
    weight: 1 / pt(momentum) ** 2,
    neighbour: null,
    apart: radius,
  };
}

function lookAround(one: Protojet, others: readonly Protojet[], radius: number): void {
  one.neighbour = null;
  one.apart = radius;
  for (const other of others) {
    if (other === one) continue;
    const apart = deltaR(one, other);
    if (apart >= one.apart) continue;
    one.apart = apart;
    one.neighbour = other;
  }
}

/** The distance of the algorithm without the factor 1/R². */
const distance = ({weight, neighbour, apart}: Protojet): number =>
  Math.min(weight, neighbour?.weight ?? Infinity) * apart ** 2;

const nearer = (best: Protojet, next: Protojet): Protojet =>
  distance(next) < distance(best) ? next : best;

/**
 * Momenta of the jets, in descending order of pt: the same as `cluster` of `antiKt.ts` makes them.
 *
 * @param radius R
 */
export function antiKtJets(momenta: readonly FourVector[], radius: number): readonly FourVector[] {
  let active = momenta.map((momentum) => protojet(momentum, radius));
  for (const one of active) lookAround(one, active, radius);
  const jets: FourVector[] = [];
  while (active.length > 0) {
    const one = active.reduce(nearer);
    const other = one.neighbour;
    active = active.filter((left) => left !== one && left !== other);
    const merged = other ? protojet(sum(one.momentum, other.momentum), radius) : null;
    if (!merged) jets.push(one.momentum);
    for (const left of active) {
      const isLonely = left.neighbour === one || (other && left.neighbour === other);
      if (isLonely) lookAround(left, active, radius);
    }
    if (!merged) continue;
    lookAround(merged, active, radius);
    for (const left of active) {
      const apart = deltaR(left, merged);
      if (apart >= left.apart) continue;
      left.apart = apart;
      left.neighbour = merged;
    }
    active.push(merged);
  }
  return jets.sort((a, b) => pt(b) - pt(a));
}
