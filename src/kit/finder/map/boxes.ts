/** Boxes on a map with logarithmic axes, and the ranges of values that they stand for. */
import type {Range} from '../model/query';

/** An axis for a column of numbers, from a power of ten to another. */
export interface MapAxis {
  /** Key of the column. */
  readonly column: string;
  /** Quantity and unit. */
  readonly title: string;
  readonly min: number;
  readonly max: number;
}

/** Place of a value along an axis, from 0 to 1; values beyond the axis are at its ends. */
export function placeOf(value: number, {min, max}: MapAxis): number {
  if (!(value > min)) return 0;
  return Math.min(1, Math.log(value / min) / Math.log(max / min));
}

const valueAt = (place: number, {min, max}: MapAxis): number => min * (max / min) ** place;

/** Rounded to two digits, downwards or upwards, so that addresses stay short; two digits stay as they are. */
function rounded(value: number, direction: 'floor' | 'ceil'): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  const steps = Number((value / step).toPrecision(12));
  return Number((Math[direction](steps) * step).toPrecision(2));
}

/** The range between two places in any order. An end of the axis is open, since values lie beyond it. */
export function rangeBetween(a: number, b: number, axis: MapAxis): Range {
  const [first, last] = a < b ? [a, b] : [b, a];
  return {
    from: first <= 0 ? null : rounded(valueAt(first, axis), 'floor'),
    to: last >= 1 ? null : rounded(valueAt(last, axis), 'ceil'),
  };
}

/** The places between which a range lies; an open end is an end of the axis. */
export const placesOf = (
  {from, to}: Range,
  axis: MapAxis,
): readonly [start: number, end: number] => [
  from === null ? 0 : placeOf(from, axis),
  to === null ? 1 : placeOf(to, axis),
];
