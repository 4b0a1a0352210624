/** The expected histogram after a cut, each process on top of those before it. */
import {expectedMass, processes, type Process} from '@site/src/physics/montecarlo/fourLepton';
import {poissonInterval} from '@site/src/physics/statistics/statistics';
import {collisions, countsOf} from './collisions';

export interface Layer {
  readonly process: Process;
  /** Expected events up to and with this process, by bin of mass. */
  readonly counts: readonly number[];
}

export function layersOf(cut: number): readonly Layer[] {
  const layers: Layer[] = [];
  for (const process of processes) {
    const below = layers.at(-1)?.counts;
    const counts = expectedMass(process, cut).map((count, bin) => count + (below?.[bin] ?? 0));
    layers.push({process, counts});
  }
  return layers;
}

/** Events at the upper edge of the frame: above the layers and the errors of all points. */
export function topOf(cut: number): number {
  const errors = countsOf(collisions.length, cut).map((count) => poissonInterval(count).high);
  return 1.3 * Math.max(...(layersOf(cut).at(-1)?.counts ?? []), ...errors);
}
