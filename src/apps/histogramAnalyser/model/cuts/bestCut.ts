/** The best single cut on a histogram, found by trying all ranges of bins. */
import {effectiveEvents} from '@site/src/physics/statistics/significance';
import {edgesOf} from '../counting/axis';
import type {HistogramDescription} from '../description';
import type {Filter} from './filters';
import type {Series} from '../view';

export interface BestCut {
  readonly filter: Filter;
  readonly significance: number;
}

interface Search {
  /** Significance of signal on background; null where it has none. */
  readonly measure: (signal: number, background: number) => number | null;
  /** Least effective number of simulated background events. */
  readonly minEffectiveEvents: number;
  /** Factor on all weights. */
  readonly scale: number;
}

interface Slot {
  readonly signal: number;
  readonly background: number;
  readonly squares: number;
}

const none: Slot = {signal: 0, background: 0, squares: 0};
const plus = (one: Slot, other: Slot): Slot => ({
  signal: one.signal + other.signal,
  background: one.background + other.background,
  squares: one.squares + other.squares,
});

function slotsOf(series: readonly Series[], scale: number): readonly Slot[] {
  const length = series[0]?.sums.rows.length ?? 0;
  return Array.from({length}, (_, slot) =>
    series.reduce((sum, {process: {isSignal}, sums}) => {
      const content = (sums.sumOfWeights[slot] as number) * scale;
      const squares = (sums.sumOfSquaredWeights[slot] as number) * scale ** 2;
      return plus(
        sum,
        isSignal ? {...none, signal: content} : {...none, background: content, squares},
      );
    }, none),
  );
}

function valueOf({signal, background, squares}: Slot, search: Search): number {
  if (effectiveEvents(background, squares) < search.minEffectiveEvents) return 0;
  return search.measure(signal, background) ?? 0;
}

/** Every choice of some of the categories but that of none. */
function categoryCuts(slots: readonly Slot[], count: number): readonly (readonly [Filter, Slot])[] {
  return Array.from({length: 2 ** count - 1}, (_, i) => {
    const categories = Array.from({length: count}, (__, category) => category).filter(
      (category) => ((i + 1) >> category) & 1,
    );
    const inside = categories.map((category) => slots[category + 1] ?? none);
    return [{categories}, inside.reduce(plus, none)] as const;
  });
}

/** All ranges of slots: those with the underflow or the overflow are open at that end. */
function rangeCuts(
  slots: readonly Slot[],
  edges: readonly number[],
): readonly (readonly [Filter, Slot])[] {
  const last = slots.length - 1;
  return slots.flatMap((_, first) => {
    let sum = none;
    return slots.slice(first).map((slot, i) => {
      sum = plus(sum, slot);
      const filter = {
        from: first === 0 ? null : (edges[first - 1] as number),
        to: first + i === last ? null : (edges[first + i] as number),
      };
      return [filter, sum] as const;
    });
  });
}

const maxCategories = 8;
/** A range with one end is nearly as good: it is told more simply. */
const nearlyAsGood = 0.985;

const isOpen = (filter: Filter): boolean =>
  'from' in filter && (filter.from === null || filter.to === null);

/**
 * The cut with the highest significance among all ranges of bins, or sets of categories; a range with one
 * end where that is nearly as good. In its plot a quantity is not cut on itself, so that this cut would
 * take the place of the present one.
 *
 * @param series of a plot with all processes
 * @returns null where no cut leaves enough simulated events
 */
export function bestCut(
  {axis, categories}: Pick<HistogramDescription, 'axis' | 'categories'>,
  series: readonly Series[],
  search: Search,
): BestCut | null {
  const slots = slotsOf(series, search.scale);
  const cuts =
    categories && categories.length <= maxCategories
      ? categoryCuts(slots, categories.length)
      : rangeCuts(slots, edgesOf(axis));
  const best = (among: typeof cuts): BestCut | null =>
    among.reduce<BestCut | null>((before, [filter, slot]) => {
      const significance = valueOf(slot, search);
      return significance > (before?.significance ?? 0) ? {filter, significance} : before;
    }, null);
  const [any, open] = [best(cuts), best(cuts.filter(([filter]) => isOpen(filter)))];
  const isSimple = any && open && open.significance >= nearlyAsGood * any.significance;
  return isSimple ? open : any;
}
