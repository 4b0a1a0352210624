/**
 * The significance landscape of a quantity: the figure of merit against the position of its lower and of its
 * upper cut, from prefix sums over the bins of its plot. The other end of the range stays as it is.
 */
import {effectiveEvents, significances} from '@site/src/physics/statistics/significance';
import type {RangeFilter} from '../cuts/filters';
import {measuredBy, type Measure} from '../statistics/measures';
import type {Plot, Series} from '../view';

/** Fewer effective simulated background events make a figure of merit unreliable. */
const fewEffectiveEvents = 30;

export interface Merit {
  readonly measure: Measure;
  /** Uncertainty of the background relative to it, such as 0.1. */
  readonly relativeUncertainty: number;
}

export interface LandscapePoint {
  /** Position of the cut, at an edge of a bin, in the unit of the quantity. */
  readonly position: number;
  /** Figure of merit; null if it is undefined, and for an empty range. */
  readonly value: number | null;
  /** True if few simulated background events pass. */
  readonly isFew: boolean;
}

export interface Landscape {
  readonly lower: readonly LandscapePoint[];
  readonly upper: readonly LandscapePoint[];
  /** The figure of merit of the present range. */
  readonly present: LandscapePoint['value'];
}

/** Sums of S, of B and of the squared background weights. */
type Sums = readonly [signal: number, background: number, squares: number];

const nothing: Sums = [0, 0, 0];
const plus = (one: Sums, other: Sums, factor = 1): Sums => [
  one[0] + factor * other[0],
  one[1] + factor * other[1],
  one[2] + factor * other[2],
];

function slotSums(series: readonly Series[], slot: number): Sums {
  return series.reduce<Sums>((sum, {process: {isSignal}, sums}) => {
    const weight = sums.sumOfWeights[slot] as number;
    const square = sums.sumOfSquaredWeights[slot] as number;
    return plus(sum, isSignal ? [weight, 0, 0] : [0, weight, square]);
  }, nothing);
}

/** Prefix sums: element i has the events below edge i, and the last one all events. */
export function prefixSums({series, edges}: Pick<Plot, 'series' | 'edges'>): readonly Sums[] {
  const prefixes: Sums[] = [];
  let sum = nothing;
  for (let slot = 0; slot <= edges.length; slot += 1) {
    sum = plus(sum, slotSums(series, slot));
    prefixes.push(sum);
  }
  return prefixes;
}

/** The events below a value. Within a bin they are taken as uniformly distributed. */
function below(prefixes: readonly Sums[], edges: readonly number[], value: number): Sums {
  const above = edges.findIndex((edge) => edge >= value);
  if (above < 0) return prefixes[edges.length - 1] ?? nothing;
  const next = prefixes[above] ?? nothing;
  if (above === 0) return next;
  const previous = prefixes[above - 1] ?? nothing;
  const [low, high] = [edges[above - 1] as number, edges[above] as number];
  return plus(previous, plus(next, previous, -1), (value - low) / (high - low));
}

/** The figure of merit of S and B; below one background event the Asimov value stands for S/√B and S/√(S+B). */
export function meritOf(
  {measure, relativeUncertainty}: Merit,
  signal: number,
  background: number,
): number | null {
  const total = (sumOfWeights: number) => ({sumOfWeights, sumOfSquaredWeights: 0, rows: 0});
  const isTiny = background > 0 && background < 1;
  const isPlain = measure === 'signalOverRootBackground' || measure === 'signalOverRootAll';
  return measuredBy(isTiny && isPlain ? 'asimov' : measure, {
    signal: total(signal),
    background: total(background),
    significance: significances(signal, background, relativeUncertainty),
  });
}

/**
 * @param plot with all processes: hidden ones would be missing in S and B
 * @param range the present cut on the quantity of the plot
 * @returns null for categories, and for an app without signal
 */
export function landscapeOf(
  {series, edges, histogram}: Pick<Plot, 'series' | 'edges' | 'histogram'>,
  {from, to}: RangeFilter,
  merit: Merit,
): Landscape | null {
  if (histogram.categories || series.every(({process}) => !process.isSignal)) return null;
  const prefixes = prefixSums({series, edges});
  const all = prefixes.at(-1) ?? nothing;
  const belowFrom = from === null ? nothing : below(prefixes, edges, from);
  const belowTo = to === null ? all : below(prefixes, edges, to);
  const pointAt = (position: number, start: Sums, end: Sums, isEmpty: boolean): LandscapePoint => {
    const [signal, background, squares] = plus(end, start, -1);
    return {
      position,
      value: isEmpty ? null : meritOf(merit, signal, background),
      isFew: effectiveEvents(background, Math.max(0, squares)) < fewEffectiveEvents,
    };
  };
  const at = (edge: number): Sums => prefixes[edge] ?? nothing;
  // A cut at the first edge is open: it includes the underflow, as one at the last includes the overflow.
  const last = edges.length - 1;
  return {
    lower: edges.map((edge, i) =>
      pointAt(edge, i === 0 ? nothing : at(i), belowTo, to !== null && edge >= to),
    ),
    upper: edges.map((edge, i) =>
      pointAt(edge, belowFrom, i === last ? all : at(i), from !== null && edge <= from),
    ),
    present: pointAt(0, belowFrom, belowTo, from !== null && to !== null && from >= to).value,
  };
}

/** The position with the largest reliable figure of merit; null if there is none. */
export const bestOf = (points: readonly LandscapePoint[]): LandscapePoint | null =>
  points.reduce<LandscapePoint | null>(
    (best, point) =>
      !point.isFew && point.value !== null && point.value > (best?.value ?? 0) ? point : best,
    null,
  );
