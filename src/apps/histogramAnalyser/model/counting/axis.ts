/**
 * Axes of histograms. All bins are half-open: a value on an edge belongs to the bin above it, and a
 * value on the last edge to the overflow, as in ROOT and hist. Slot 0 of a histogram is the underflow,
 * slots 1 to `bins` are the bins, and the last slot is the overflow, which also takes NaN, as in ROOT.
 */
import {binEdges, type Binning} from '@site/src/physics/statistics/binning';

/** Bins of equal width, or edges in ascending order, in the unit of the column. */
export type Axis = Binning | {readonly edges: readonly number[]};

/** With under- and overflow these fill one byte. */
export const maxBins = 254;

/** A number without what arithmetic adds to its last digits: 0.9 for 0.8999999999999999. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(15));

/** Lower edges of the bins and the upper edge of the last, in the unit of the column. */
export const edgesOf = (axis: Axis): readonly number[] =>
  'edges' in axis ? axis.edges : binEdges(axis).map(withoutNoise);

/** The number of bins with the underflow and the overflow. */
export const slotsOf = (axis: Axis): number =>
  ('edges' in axis ? axis.edges.length - 1 : axis.bins) + 2;

/** What is wrong with an axis, in words; undefined for a good one. */
export function faultOf(axis: Axis): string | undefined {
  const bins = slotsOf(axis) - 2;
  if (!Number.isInteger(bins) || bins < 1 || bins > maxBins) {
    return `${bins} bins; the number must be from 1 to ${maxBins}`;
  }
  const edges = edgesOf(axis);
  const areAscending = edges.every((edge, i) => i === 0 || edge > (edges[i - 1] as number));
  return areAscending && edges.every(Number.isFinite)
    ? undefined
    : 'edges that are not finite and ascending';
}

/**
 * Finds the slot of a value between edges. The edges decide, to the last bit; their mean width only
 * says where to look first.
 *
 * @param edges two or more, finite and ascending
 */
export function slotFinder(edges: readonly number[]): (value: number) => number {
  const bounds = Float64Array.from(edges);
  const last = bounds.length - 1;
  const low = bounds[0] as number;
  const high = bounds[last] as number;
  const perUnit = last / (high - low);
  const widths = edges.slice(1).map((edge, i) => edge - (edges[i] as number));
  const isEven = Math.max(...widths) < 1.01 * Math.min(...widths) && Number.isFinite(perUnit);
  const search = (value: number): number => {
    let below = 0;
    let above = last;
    while (above - below > 1) {
      const middle = (below + above) >> 1;
      if (value < (bounds[middle] as number)) above = middle;
      else below = middle;
    }
    return below;
  };
  return (value) => {
    if (value < low) return 0;
    if (!(value < high)) return last + 1;
    let bin = isEven ? Math.min(last - 1, Math.floor((value - low) * perUnit)) : search(value);
    while (value < (bounds[bin] as number)) bin -= 1;
    while (value >= (bounds[bin + 1] as number)) bin += 1;
    return bin + 1;
  };
}
