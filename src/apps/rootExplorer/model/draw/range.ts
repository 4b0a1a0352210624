/** A range for an axis from the first values. */
import type {Binning} from '@site/src/physics/binning';

/** Shares of the values that may lie below and above. */
const tail = 0.002;

/** How much wider than its bulk a range may be before the tails are left outside. */
const roomForTails = 3;

const steps = [1, 2, 2.5, 5, 10];

function niceStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * (steps.find((step) => step * power >= width * (1 - 1e-9)) ?? 10);
}

function ofWholeNumbers(least: number, most: number, bins: number): Binning {
  const width = Math.max(1, Math.ceil((most - least + 1) / bins));
  const low = least - 0.5;
  return {low, high: low + width * bins, bins};
}

/**
 * Ends that a person might choose: round numbers around the values, without far tails; whole numbers in
 * the middle of bins that are as wide as each other.
 *
 * @param values finite ones count only; in any order
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
  if (bulk > 0 && most - least > roomForTails * bulk) [least, most] = [low, high];
  const areWhole = sorted.every(Number.isInteger);
  const isShort = most - least <= 4 * bins;
  if (areWhole && isShort && Math.abs(most) < 2 ** 52) return ofWholeNumbers(least, most, bins);
  if (least === most) {
    const half = least === 0 ? 1 : Math.abs(least) / 2;
    return {low: least - half, high: least + half, bins};
  }
  const step = niceStep((most - least) / 10);
  const from = Math.floor(least / step) * step;
  const to = (Math.floor(most / step) + 1) * step;
  return {low: from, high: to, bins};
}
