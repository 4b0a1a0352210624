/** From values to places along an axis, in percent of its length. */

export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface Tick {
  /** From 0 to 100 along the axis. */
  readonly at: number;
  readonly label: string;
}

export const linear = (value: number, {low, high}: Range): number =>
  (100 * (value - low)) / (high - low);

export const logarithmic = (value: number, {low, high}: Range): number =>
  (100 * Math.log(value / low)) / Math.log(high / low);

/** The powers of ten of a range that begins and ends with one, every so many of them. */
export function decades({low, high}: Range, every = 1): readonly number[] {
  const [first, last] = [Math.round(Math.log10(low)), Math.round(Math.log10(high))];
  return Array.from({length: Math.floor((last - first) / every) + 1}, (_, i) => first + every * i);
}
