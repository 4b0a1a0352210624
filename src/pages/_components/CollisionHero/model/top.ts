import {stackedMass} from '@site/src/physics/montecarlo/fourLepton';
import {poissonInterval} from '@site/src/physics/statistics/statistics';
import {collisions, countsOf} from './collisions';

/** Events at the upper edge of the frame: above the expectation and the errors of all points. */
export function topOf(cut: number): number {
  const errors = countsOf(collisions.length, cut).map((count) => poissonInterval(count).high);
  return 1.3 * Math.max(...(stackedMass(cut).at(-1)?.counts ?? []), ...errors);
}
