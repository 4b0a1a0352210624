/** The steps of a plot in two dimensions: how much a bin holds, in a few shades. */

/** Shades of one colour, the emptiest first. */
export const shades = [0.12, 0.24, 0.37, 0.5, 0.63, 0.76, 0.88, 1] as const;

export interface Levels {
  /** Lower ends of the steps, and the upper end of the last. */
  readonly bounds: readonly number[];
  /** Number of the step of a value; −1 for nothing, −2 for less than nothing. */
  readonly of: (value: number) => number;
}

const span = 6;

/** @param values of all bins; those that are not positive have no step */
export function levelsOf(values: readonly number[], isLogarithmic: boolean): Levels {
  const filled = values.filter((value) => value > 0 && Number.isFinite(value));
  const highest = Math.max(0, ...filled);
  if (highest === 0) return {bounds: [], of: (value) => (value < 0 ? -2 : -1)};
  const smallest = Math.max(Math.min(...filled), highest / 10 ** span);
  const count = shades.length;
  const isFlat = smallest === highest;
  const bound = (step: number): number =>
    isLogarithmic && !isFlat
      ? smallest * (highest / smallest) ** (step / count)
      : (highest * step) / count;
  const bounds = Array.from({length: count + 1}, (_, step) => bound(step));
  return {
    bounds,
    of(value) {
      if (!(value > 0)) return value < 0 ? -2 : -1;
      const share =
        isLogarithmic && !isFlat
          ? Math.log(value / smallest) / Math.log(highest / smallest)
          : value / highest;
      return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
    },
  };
}
