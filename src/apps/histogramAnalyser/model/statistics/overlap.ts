/** How much the shape of one process covers that of another in a histogram. */
import {edgesOf} from '../counting/axis';
import {isRange, type Filter} from '../cuts/filters';
import type {Plot} from '../view';

/** Slots that a cut keeps, under- and overflow included; a bin counts by its middle. */
export function isKept({edges, histogram, cut}: Plot): (slot: number) => boolean {
  if (!cut) return () => true;
  const last = edges.length;
  const at = (slot: number): number => {
    if (slot === 0) return (edges[0] as number) - 1e-9;
    if (slot === last) return edges.at(-1) as number;
    return ((edges[slot - 1] as number) + (edges[slot] as number)) / 2;
  };
  return (slot) => passes(cut, histogram.categories ? slot - 1 : at(slot));
}

function passes(cut: Filter, value: number): boolean {
  if (!isRange(cut)) return cut.categories.includes(Math.round(value));
  return value >= (cut.from ?? -Infinity) && value < (cut.to ?? Infinity);
}

/**
 * Sum over the bins of the smaller of both shares: 1 for equal shapes, 0 for processes that stand apart.
 * Only what the cut of the histogram keeps counts.
 *
 * @param signals numbers of the processes in `plot.series` that are signal
 * @returns 1 where one of both has nothing
 */
export function overlapOf(plot: Plot, other: string): number {
  const keeps = isKept(plot);
  const slots = edgesOf(plot.histogram.axis).length + 1;
  const shape = (wanted: (id: string, isSignal: boolean) => boolean): readonly number[] => {
    const chosen = plot.series.filter(({process: {id, isSignal}}) => wanted(id, isSignal));
    const sums = Array.from({length: slots}, (_, slot) =>
      keeps(slot)
        ? chosen.reduce((sum, {sums: {sumOfWeights}}) => sum + (sumOfWeights[slot] ?? 0), 0)
        : 0,
    );
    const all = sums.reduce((sum, one) => sum + one, 0);
    return all > 0 ? sums.map((one) => Math.max(0, one) / all) : [];
  };
  const signal = shape((_, isSignal) => isSignal);
  const background = shape((id) => id === other);
  if (signal.length === 0 || background.length === 0) return 1;
  return signal.reduce((sum, share, slot) => sum + Math.min(share, background[slot] as number), 0);
}
