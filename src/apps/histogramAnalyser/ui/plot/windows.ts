/** What the own cut of a plot keeps, along its axis. */
import {slotFinder} from '../../model/counting/axis';
import {isRange, type Filter, type RangeFilter} from '../../model/cuts/filters';

export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The bins of categories, neighbours joined. */
function binsOf(edges: readonly number[], categories: readonly number[]): readonly Window[] {
  const slotAt = slotFinder(edges);
  const bins = Array.from(new Set(categories.map((value) => slotAt(value) - 1)))
    .filter((bin) => bin >= 0 && bin < edges.length - 1)
    .sort((a, b) => a - b);
  const windows: Window[] = [];
  for (const bin of bins) {
    const [from, to] = [edges[bin] as number, edges[bin + 1] as number];
    const last = windows.at(-1);
    if (last?.to === from) windows[windows.length - 1] = {from: last.from, to};
    else windows.push({from, to});
  }
  return windows;
}

/** Parts of the axis that pass; null where nothing is cut. Open ends reach to the end of the axis. */
export function windowsOf(
  edges: readonly number[],
  cut: Filter | undefined,
): readonly Window[] | null {
  if (!cut) return null;
  if (!isRange(cut)) return binsOf(edges, cut.categories);
  const [low, high] = [edges[0] as number, edges.at(-1) as number];
  const from = Math.max(low, cut.from ?? low);
  const to = Math.min(high, cut.to ?? high);
  return from < to ? [{from, to}] : [];
}

/** The range from the lowest to the highest value that passes. */
export function rangeAround(edges: readonly number[], cut: Filter | undefined): RangeFilter {
  if (!cut) return {from: null, to: null};
  if (isRange(cut)) return cut;
  const windows = binsOf(edges, cut.categories);
  return {from: windows[0]?.from ?? null, to: windows.at(-1)?.to ?? null};
}
