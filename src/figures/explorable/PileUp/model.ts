/** Numbers of proton-proton collisions in bunch crossings with a fixed mean. */
import {gaussian, seedOf, seededRandom} from '@site/src/physics/random';
import {poissonCount} from '@site/src/physics/statistics/poissonCount';

export interface Crossings {
  /** Mean number of collisions in a crossing, μ. */
  readonly mean: number;
  /** Crossings that were simulated. */
  readonly count: number;
}

export const maxCrossings = 1000;

/** Mean number of collisions in a crossing in Run 2 (2015 to 2018), rounded from 33.7. */
export const run2Mean = 34;

/** Collisions in each of the first crossings: Poisson counts, the same ones for the same mean. */
export function collisionCounts({mean, count}: Crossings): readonly number[] {
  const random = seededRandom(seedOf('collisions', `${mean}`));
  return Array.from({length: count}, () => poissonCount(random, mean));
}

/** Number of crossings with each number of collisions, from 0 on. */
export function histogramOf(counts: readonly number[], last: number): readonly number[] {
  const histogram = Array.from({length: last + 1}, () => 0);
  for (const count of counts) if (count <= last) histogram[count] = (histogram[count] ?? 0) + 1;
  return histogram;
}

interface Vertex {
  /** Place along the beam, in widths of the region where the bunches meet. */
  readonly z: number;
  /** Directions of its tracks: horizontal and vertical components of unit vectors. */
  readonly tracks: readonly {readonly x: number; readonly y: number}[];
}

/** Vertices of one crossing, spread along the beam as a Gaussian, with three to six tracks each. */
export function verticesOf(collisions: number, crossing: number): readonly Vertex[] {
  const random = seededRandom(seedOf('vertices', `${crossing}`));
  return Array.from({length: collisions}, () => ({
    z: Math.max(-2.6, Math.min(2.6, gaussian(random))),
    tracks: Array.from({length: 3 + Math.floor(4 * random())}, () => {
      const angle = 2 * Math.PI * random();
      return {x: Math.cos(angle), y: Math.sin(angle)};
    }),
  }));
}
