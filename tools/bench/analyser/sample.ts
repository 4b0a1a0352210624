/** The events of the measurement, and how the brush is dragged over them: the same for both engines. */
import {positionsOf} from '../../../src/apps/histogramAnalyser/model/counting/positions';
import type {Dimension, Events} from '../../../src/apps/histogramAnalyser/model/events/events';
import type {RangeFilter} from '../../../src/apps/histogramAnalyser/model/cuts/filters';
import {exponential, gaussian, seededRandom} from '../../../src/physics/random';

export const moves = 200;
const processCount = 5;

export const dimensions: readonly Dimension[] = Array.from({length: 9}, (_, d) => ({
  name: `d${d}`,
  column: `d${d}`,
  axis: {low: 0, high: 200, bins: 20},
}));

/** Nine quantities, some with a peak and some falling, five processes and weights of three sizes. */
export function sampleOf(rows: number): Events {
  const random = seededRandom(20);
  const draws = [
    () => exponential(random, 60),
    () => 90 + 30 * gaussian(random),
    () => 200 * random(),
  ];
  const columns = Object.fromEntries(
    dimensions.map(({column}, d) => [
      column,
      Float32Array.from({length: rows}, draws[d % 3] as () => number),
    ]),
  );
  return {
    columns,
    weights: Float32Array.from({length: rows}, () => 10 ** Math.floor(3 * random())),
    processes: Uint8Array.from({length: rows}, () => Math.floor(processCount * random())),
    processCount,
  };
}

/** Cuts that stand while the brush moves. */
export const standing: Readonly<Record<string, RangeFilter>> = {
  d1: {from: 60, to: 150},
  d2: {from: 20, to: 190},
};

/** A brush on the first quantity: small steps to and fro, and a jump after every twentieth. */
export function brushes(): readonly RangeFilter[] {
  const positions = positionsOf((dimensions[0] as Dimension).axis);
  const random = seededRandom(7);
  const last = positions.length - 1;
  let [from, width] = [40, 160];
  return Array.from({length: moves}, (_, move) => {
    const jump = move % 20 === 19;
    from = jump ? Math.floor(random() * last) : from + Math.floor(7 * random()) - 3;
    width = jump ? 40 + Math.floor(random() * 200) : width + Math.floor(3 * random()) - 1;
    from = Math.min(last - 1, Math.max(0, from));
    width = Math.min(last - from, Math.max(1, width));
    return {from: positions[from] as number, to: positions[from + width] as number};
  });
}
