/** Two-dimensional histograms of a pair of quantities: the events that pass the cuts on all others. */
import {edgesOf, slotFinder} from '../counting/axis';
import {columnOf} from '../counting/table';
import {isCut, markFailing, type Filter} from '../cuts/filters';
import {EventsError, type Dimension, type Events} from '../events/events';

export interface Plane {
  readonly xEdges: readonly number[];
  readonly yEdges: readonly number[];
  /**
   * Sums of weights by process, each with a cell for each pair of bins: cell `row * columns + column`. They
   * are at the luminosity of the sample.
   */
  readonly cells: readonly Float64Array[];
  /** Sums of weights by process of the events outside the axes. */
  readonly beyond: readonly number[];
}

/** The names of the two quantities. */
export interface Pair {
  readonly x: string;
  readonly y: string;
}

function dimensionOf(dimensions: readonly Dimension[], name: string): Dimension {
  const found = dimensions.find((one) => one.name === name);
  if (!found) throw new EventsError(`There is no dimension ${name}.`);
  return found;
}

/**
 * Counts events in both quantities at once. Bins are half-open, as in the plots; NaN is outside the axes.
 *
 * @param filters the cuts by quantity; those on the two quantities themselves do not count
 * @throws EventsError for a name that no dimension has
 */
export function planeOf(
  events: Events,
  dimensions: readonly Dimension[],
  pair: Pair,
  filters: ReadonlyMap<string, Filter>,
): Plane {
  const {weights, processes, processCount} = events;
  const [across, upwards] = [pair.x, pair.y].map((name) => dimensionOf(dimensions, name)) as [
    Dimension,
    Dimension,
  ];
  const fails = new Int32Array(weights.length);
  let bit = 0;
  for (const dimension of dimensions) {
    const filter = filters.get(dimension.name);
    if (dimension === across || dimension === upwards || !isCut(filter)) continue;
    markFailing(fails, 1 << bit, columnOf(events, dimension), filter);
    bit += 1;
  }
  const [xEdges, yEdges] = [edgesOf(across.axis), edgesOf(upwards.axis)];
  const [columns, rows] = [xEdges.length - 1, yEdges.length - 1];
  const [xs, ys] = [columnOf(events, across), columnOf(events, upwards)];
  const [xSlot, ySlot] = [slotFinder(xEdges), slotFinder(yEdges)];
  const cells = Array.from({length: processCount}, () => new Float64Array(columns * rows));
  const beyond = Array.from({length: processCount}, () => 0);
  for (let i = 0; i < weights.length; i += 1) {
    if (fails[i] !== 0) continue;
    const process = processes[i] as number;
    const column = xSlot(xs[i] as number) - 1;
    const row = ySlot(ys[i] as number) - 1;
    const weight = weights[i] as number;
    if (column < 0 || column >= columns || row < 0 || row >= rows) {
      beyond[process] = (beyond[process] as number) + weight;
    } else {
      const sums = cells[process] as Float64Array;
      const cell = row * columns + column;
      sums[cell] = (sums[cell] as number) + weight;
    }
  }
  return {xEdges, yEdges, cells, beyond};
}

/**
 * The contents of some processes together, at the displayed luminosity.
 *
 * @param numbers of the processes
 * @param factors on the weights by process, 1 if left out
 */
export function contentsOf(
  {cells, xEdges, yEdges}: Plane,
  numbers: readonly number[],
  factors: readonly number[],
): readonly number[] {
  const length = (xEdges.length - 1) * (yEdges.length - 1);
  return Array.from({length}, (_, cell) =>
    numbers.reduce(
      (sum, process) => sum + (cells[process]?.[cell] ?? 0) * (factors[process] ?? 1),
      0,
    ),
  );
}
