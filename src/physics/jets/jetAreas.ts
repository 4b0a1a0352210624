/** The catchment area of a jet (arXiv:0802.1188). */
import {activeAfter, beamDistance, type Cluster, type Clustering} from './antiKt';
import {wrapPhi, type Direction} from '../statistics/separation';

/** In GeV: too soft to change any jet, and far from the limits of the numbers when squared. */
const ghostPt = 1e-60;

/** A cluster that a ghost may merge with, and the steps at which it exists. */
interface MergeCandidate extends Direction {
  readonly jet: Cluster | undefined;
  /** The smaller of the ghost's weight and its own, over R². */
  readonly factor: number;
  /** Before which step it is there first and last. */
  readonly from: number;
  readonly to: number;
}

function mergeCandidatesOf(clustering: Clustering, toBeam: number): readonly MergeCandidate[] {
  const {definition, steps, jets} = clustering;
  const lives = new Map<Cluster, {from: number; to: number}>();
  steps.forEach((_, stage) => {
    for (const one of activeAfter(clustering, stage)) {
      lives.set(one, {from: lives.get(one)?.from ?? stage, to: stage});
    }
  });
  return Array.from(lives, ([one, life]) => ({
    eta: one.eta,
    phi: one.phi,
    jet: jets.find(({particles}) => particles.includes(one.particles[0] ?? -1)),
    factor: Math.min(toBeam, beamDistance(one, definition)) / definition.radius ** 2,
    ...life,
  }));
}

/**
 * Returns the jet that an infinitely soft particle, a ghost, at a point would join; undefined if it
 * would stay alone. The places of one jet make up its passive area.
 *
 * A ghost does not change the steps of the others. It is clustered before their first step with at least
 * the same distance.
 */
export function ghostTaker(clustering: Clustering): (place: Direction) => Cluster | undefined {
  const toBeam = beamDistance({pt: ghostPt}, clustering.definition);
  const takers = mergeCandidatesOf(clustering, toBeam);
  const distances = clustering.steps.map(({distance}) => distance);
  const alone = distances.findIndex((distance) => toBeam <= distance);
  return ({eta, phi}) => {
    let jet: Cluster | undefined;
    let stage = alone < 0 ? Infinity : alone;
    let smallest = toBeam;
    for (const taker of takers) {
      const across = taker.eta - eta;
      const around = wrapPhi(taker.phi - phi);
      const toTaker = taker.factor * (across * across + around * around);
      const end = Math.min(taker.to, stage);
      let own = taker.from;
      while (own <= end && (distances[own] ?? 0) < toTaker) own += 1;
      if (own > end || (own === stage && toTaker >= smallest)) continue;
      stage = own;
      smallest = toTaker;
      jet = taker.jet;
    }
    return jet;
  };
}
