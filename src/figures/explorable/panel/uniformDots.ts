import {poissonCount} from '@site/src/physics/statistics/poissonCount';
import {seededRandom} from '@site/src/physics/random';
import type {Point} from './axis';

/** Points spread evenly at random over a rectangle from the origin, as many as a Poisson count gives. */
export function uniformDots(
  seed: number,
  mean: number,
  width: number,
  height: number,
): readonly Point[] {
  const random = seededRandom(seed);
  const count = poissonCount(random, mean);
  return Array.from({length: count}, () => ({x: width * random(), y: height * random()}));
}
