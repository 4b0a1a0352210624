/** What a snapshot says: histograms, yields and the cut flow, as views that copy nothing. */
import type {Snapshot} from './crossfilter';
import {EventsError} from '../events/events';

/** Sums of one process in each slot of an axis: the underflow, the bins, the overflow. */
export interface Histogram {
  /** Events at the reference luminosity. */
  readonly sumOfWeights: Float64Array;
  /** Squares of the statistical errors of `sumOfWeights`. */
  readonly sumOfSquaredWeights: Float64Array;
  /** Rows of the table, each counted once whatever its weight. */
  readonly rows: Float64Array;
}

export interface Total {
  readonly sumOfWeights: number;
  readonly sumOfSquaredWeights: number;
  readonly rows: number;
}

export const nothing: Total = {sumOfWeights: 0, sumOfSquaredWeights: 0, rows: 0};

export interface FlowStep {
  /** Name of the dimension that was cut on last; null before all cuts. */
  readonly cut: string | null;
  /** What is left, by process. */
  readonly left: readonly Total[];
  /**
   * Sums of weights left, divided by those before this cut, by process; null where none were left
   * before. Negative weights may lead outside 0 to 1.
   */
  readonly efficiencies: readonly (number | null)[];
}

/** The histogram of a process in a dimension. @throws EventsError for a name that no dimension has */
export function histogramOf({layout, planes}: Snapshot, name: string, process: number): Histogram {
  const place = layout.dimensions.findIndex((dimension) => dimension.name === name);
  if (place < 0) throw new EventsError(`There is no dimension ${name}.`);
  const length = layout.slots[place] as number;
  const start = (layout.offsets[place] as number) + process * length;
  const plane = (number: number): Float64Array =>
    planes.subarray(number * layout.cells + start, number * layout.cells + start + length);
  return {sumOfWeights: plane(0), sumOfSquaredWeights: plane(1), rows: plane(2)};
}

/** The contents of one slot. */
export const slotTotal = (
  {sumOfWeights, sumOfSquaredWeights, rows}: Histogram,
  slot: number,
): Total => ({
  sumOfWeights: sumOfWeights[slot] as number,
  sumOfSquaredWeights: sumOfSquaredWeights[slot] as number,
  rows: rows[slot] as number,
});

export const plus = (one: Total, other: Total): Total => ({
  sumOfWeights: one.sumOfWeights + other.sumOfWeights,
  sumOfSquaredWeights: one.sumOfSquaredWeights + other.sumOfSquaredWeights,
  rows: one.rows + other.rows,
});

/** What is left of each process before all cuts and after each, in the order of the question. */
export function flowOf({layout, planes}: Snapshot): readonly FlowStep[] {
  const {cells, cuts, flowOffset, processCount} = layout;
  const stoppedAt = (process: number, passed: number): Total => {
    const cell = flowOffset + process * (cuts.length + 1) + passed;
    return {
      sumOfWeights: planes[cell] as number,
      sumOfSquaredWeights: planes[cells + cell] as number,
      rows: planes[2 * cells + cell] as number,
    };
  };
  const processes = Array.from({length: processCount}, (_, process) => process);
  const leftAfter = (passed: number): readonly Total[] =>
    processes.map((process) => {
      let left = nothing;
      for (let at = cuts.length; at >= passed; at -= 1) left = plus(left, stoppedAt(process, at));
      return left;
    });
  const steps = [null, ...cuts].map((cut, passed) => ({cut, left: leftAfter(passed)}));
  return steps.map(({cut, left}, step) => ({
    cut,
    left,
    efficiencies: left.map(({sumOfWeights}, process) => {
      const before = steps[Math.max(0, step - 1)]?.left[process]?.sumOfWeights ?? 0;
      return before === 0 ? null : sumOfWeights / before;
    }),
  }));
}

/** What passes all cuts, by process, shown in the histograms or not. */
export const yieldsOf = (snapshot: Snapshot): readonly Total[] =>
  flowOf(snapshot).at(-1)?.left ?? [];

/** The same at another luminosity or cross-section: weights times `factor`, their squares times its square. */
export const scaledTotal = (total: Total, factor: number): Total => ({
  sumOfWeights: total.sumOfWeights * factor,
  sumOfSquaredWeights: total.sumOfSquaredWeights * factor ** 2,
  rows: total.rows,
});

/** The sum of histograms of one axis, each scaled by its own factor, 1 unless said. */
export function summed(
  histograms: readonly Histogram[],
  factors: readonly number[] = [],
): Histogram {
  const length = histograms[0]?.rows.length ?? 0;
  const add = (key: keyof Histogram, power: number): Float64Array =>
    Float64Array.from({length}, (_, slot) =>
      histograms.reduce(
        (sum, histogram, i) => sum + (histogram[key][slot] as number) * (factors[i] ?? 1) ** power,
        0,
      ),
    );
  return {
    sumOfWeights: add('sumOfWeights', 1),
    sumOfSquaredWeights: add('sumOfSquaredWeights', 2),
    rows: add('rows', 0),
  };
}
