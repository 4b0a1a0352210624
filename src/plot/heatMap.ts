/** The steps of a heat map: how much a cell holds, in a few shades of one colour. */

/** Opacities of the shades, the emptiest first. */
export const shades = [0.12, 0.24, 0.37, 0.5, 0.63, 0.76, 0.88, 1] as const;

/** Steps without a shade. */
export const emptyStep = -1;
export const negativeStep = -2;

export interface ShadeScale {
  /** Lower ends of the steps, and the upper end of the last; empty if no cell holds anything. */
  readonly bounds: readonly number[];
  /** The step of a value, from 0; `emptyStep` for 0 and `negativeStep` below. */
  readonly stepOf: (value: number) => number;
}

/** A logarithmic scale spans this many decades at most. */
const maxDecades = 6;

/** @param values of all cells; those that are not positive have no step */
export function shadeScale(values: readonly number[], isLogarithmic: boolean): ShadeScale {
  const withoutShade = (value: number): number => (value < 0 ? negativeStep : emptyStep);
  const positive = values.filter((value) => value > 0 && Number.isFinite(value));
  const largest = positive.reduce((max, value) => Math.max(max, value), 0);
  if (largest === 0) return {bounds: [], stepOf: withoutShade};
  const least = positive.reduce((min, value) => Math.min(min, value), largest);
  const smallest = Math.max(least, largest / 10 ** maxDecades);
  const count = shades.length;
  const isLog = isLogarithmic && smallest < largest;
  const bound = (step: number): number =>
    isLog ? smallest * (largest / smallest) ** (step / count) : (largest * step) / count;
  return {
    bounds: Array.from({length: count + 1}, (_, step) => bound(step)),
    stepOf(value) {
      if (!(value > 0)) return withoutShade(value);
      const share = isLog
        ? Math.log(value / smallest) / Math.log(largest / smallest)
        : value / largest;
      return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
    },
  };
}
