/** Automatic ranges of axes: from the first values, and extended when further ones lie outside. */
import type {Binning} from '@site/src/physics/statistics/binning';

/** The share of the values that may lie below the range, and the share that may lie above. */
export const tail = 0.002;

/** How much wider than its bulk a range may be before the tails are left outside. */
const roomForTails = 3;

const steps = [1, 2, 2.5, 5, 10];

function niceStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * (steps.find((step) => step * power >= width * (1 - 1e-9)) ?? 10);
}

/** Round widths in whole numbers: 1, 2, 5, 10, 20, 25, 50 and so on. */
const wholeStep = (width: number): number => niceStep(Math.max(1, Math.ceil(width)));

/** Bins whose edges lie between whole numbers, at most as many as asked for. */
function ofWholeNumbers(least: number, most: number, bins: number): Binning {
  for (let width = wholeStep((most - least + 1) / bins); ; width = wholeStep(width + 1)) {
    const first = Math.floor(least / width) * width;
    const from = width === 1 || first + bins * width <= most ? least : first;
    const count = Math.floor((most - from) / width) + 1;
    if (count <= bins) return {low: from - 0.5, high: from - 0.5 + count * width, bins: count};
  }
}

/** Whole numbers from here on are not told from each other. */
const largestWhole = 2 ** 52;

/**
 * Ends that a person might choose: round numbers around the values, without far tails. Whole numbers get
 * bins of one, centred on them, over their own range; where that takes more bins than asked for, bins of
 * several whole numbers.
 *
 * @param values finite ones count only; in any order
 * @param bins as many for other numbers, at most as many for whole ones
 */
export function rangeOf(values: ArrayLike<number>, bins: number): Binning {
  const sorted = Float64Array.from(values).filter(Number.isFinite).sort();
  const count = sorted.length;
  if (count === 0) return {low: 0, high: 1, bins};
  const at = (place: number): number => sorted[Math.min(count - 1, place)] as number;
  let least = at(0);
  let most = at(count - 1);
  const low = at(Math.floor(count * tail));
  const high = at(Math.ceil(count * (1 - tail)) - 1);
  const bulk = at(Math.floor(count * 0.95)) - at(Math.floor(count * 0.05));
  const areWhole = sorted.every(Number.isInteger) && Math.max(most, -least) < largestWhole;
  const isShort = areWhole && most - least < bins;
  if (!isShort && bulk > 0 && most - least > roomForTails * bulk) [least, most] = [low, high];
  if (areWhole) return ofWholeNumbers(least, most, bins);
  if (least === most) {
    const half = least === 0 ? 1 : Math.abs(least) / 2;
    return {low: least - half, high: least + half, bins};
  }
  const step = niceStep((most - least) / 10);
  const from = Math.floor(least / step) * step;
  const to = (Math.floor(most / step) + 1) * step;
  return {low: from, high: to, bins};
}

/** Bins of a range that was extended, as a multiple of those asked for. */
const roomForBins = 1.5;

export interface Extended {
  readonly binning: Binning;
  /** Bins of the old width that were added below. */
  readonly below: number;
  /** Bins of the old width in one of the new ones. */
  readonly merged: number;
}

/**
 * A wider range that has the edges of the old bins among its own, or every second, fourth and so on: what
 * was counted in the old bins can be counted in the new ones.
 *
 * @param most the maximum that has to lie inside; the upper end is beyond it
 * @param bins that were requested; there are at most half as many more
 */
export function extendedTo(old: Binning, least: number, most: number, bins: number): Extended {
  const width = (old.high - old.low) / old.bins;
  for (let merged = 1; ; merged *= 2) {
    const below = Math.ceil(Math.max(0, old.low - least) / (merged * width)) * merged;
    const low = old.low - below * width;
    const oldBins = Math.ceil((old.bins + below) / merged);
    const count = Math.max(oldBins, Math.floor((most - low) / (merged * width)) + 1);
    const isFew = count <= Math.max(bins * roomForBins, 2);
    const binning = {low, high: low + count * merged * width, bins: count};
    if ((isFew && binning.high > most) || !Number.isFinite(binning.high - low)) {
      return {binning, below, merged};
    }
  }
}
