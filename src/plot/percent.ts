/** Axes in percent of their length, for drawings that do not know their width; without d3-scale. */
import type {Range} from './axes';

export const linearPercent = (value: number, {min, max}: Range): number =>
  (100 * (value - min)) / (max - min);

export const logarithmicPercent = (value: number, {min, max}: Range): number =>
  (100 * Math.log(value / min)) / Math.log(max / min);

/** The powers of ten of a range that begins and ends with one, every so many of them. */
export function decades({min, max}: Range, every = 1): readonly number[] {
  const [first, last] = [Math.round(Math.log10(min)), Math.round(Math.log10(max))];
  return Array.from({length: Math.floor((last - first) / every) + 1}, (_, i) => first + every * i);
}

/** The round step that divides a length into at most so many parts. */
export function roundStep(length: number, maxParts: number): number {
  const power = 10 ** Math.floor(Math.log10(length / maxParts));
  return power * ([1, 2, 5, 10].find((factor) => length / (factor * power) <= maxParts) ?? 10);
}

/** The multiples of a step within a range, its ends included. */
export function multiples(min: number, max: number, step: number): readonly number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  const at = (i: number): number => Number(((first + i) * step).toPrecision(12));
  return Array.from({length: last - first + 1}, (_, i) => at(i));
}
