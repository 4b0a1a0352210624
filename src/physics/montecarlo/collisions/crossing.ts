/** The other collisions of a crossing, and what accompanies each. A toy with round numbers. */
import type {GeneratedParticle, GeneratedVertex, PointInSpace} from '../../detector/collision';
import {massless} from '../../fourVector';
import {poissonCount} from '../../statistics/poissonCount';
import {exponential, gaussian, type Random} from '../../random';

/** Widths in mm of the region in which bunches collide: transverse to the beam, and along it. */
const luminousRegion = {across: 0.01, along: 48} as const;

/** Mean number of collisions per bunch crossing: the 2015 value at 13 TeV. */
export const usualPileup = 13.4;

/** Tracks of an ordinary collision that can be seen, from fewest to most. */
const visibleTracks = {fewest: 15, most: 25} as const;
const trackerReach = 2.5;
/** Momenta transverse to the beam begin here and fall exponentially, in GeV. */
const softPt = {least: 0.4, fall: 0.6} as const;

export const collisionPoint = (random: Random): PointInSpace => ({
  x: luminousRegion.across * gaussian(random),
  y: luminousRegion.across * gaussian(random),
  z: luminousRegion.along * gaussian(random),
});

/** A soft charged hadron within reach of the tracker. */
export function softTrack(random: Random, vertex: number): GeneratedParticle {
  const across = softPt.least + exponential(random, softPt.fall);
  const direction = trackerReach * (2 * random() - 1);
  return {
    kind: 'hadron',
    charge: random() < 0.5 ? 1 : -1,
    momentum: massless(across, direction, 2 * Math.PI * random()),
    vertex,
    isPrompt: false,
  };
}

export interface Pileup {
  readonly vertices: readonly GeneratedVertex[];
  readonly particles: readonly GeneratedParticle[];
}

/**
 * Collisions beside the one of interest, each at a point of its own.
 *
 * @param mean how many on average
 * @param firstVertex place that the first of their vertices will have
 */
export function pileup(random: Random, mean: number, firstVertex: number): Pileup {
  const count = poissonCount(random, mean);
  const vertices: GeneratedVertex[] = [];
  const particles: GeneratedParticle[] = [];
  const {fewest, most} = visibleTracks;
  for (let i = 0; i < count; i += 1) {
    vertices.push({position: collisionPoint(random), kind: 'pileup'});
    const tracks = fewest + Math.floor((most - fewest + 1) * random());
    for (let j = 0; j < tracks; j += 1) particles.push(softTrack(random, firstVertex + i));
  }
  return {vertices, particles};
}
