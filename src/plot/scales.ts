/** Scales: from values to positions in a drawing, with ticks. The only importer of d3-scale. */
import {scaleLinear, scaleLog} from 'd3-scale';
import {formatNumber, formatPowerOfTen} from '@site/src/kit/format/numbers';

export interface Tick {
  /** Position in the drawing. */
  readonly at: number;
  readonly label: string;
}

export interface Scale {
  readonly min: number;
  readonly max: number;
  /** Position of a value, never outside the axis: NaN and values below it lie on its lower end. */
  readonly at: (value: number) => number;
  readonly ticks: readonly Tick[];
  /** Positions of the short ticks between. */
  readonly minorTicks: readonly number[];
  /** The labels are for values divided by 10 to this power. */
  readonly power: number;
}

/** Positions of the lower and of the upper end of an axis. */
export type Ends = readonly [min: number, max: number];

const clamped =
  (position: (value: number) => number, min: number, max: number): Scale['at'] =>
  (value) =>
    position(value > min ? Math.min(value, max) : min);

const stepOf = ([first = 0, second = 1]: readonly number[]): number => second - first;

/** Round values between two ends, about as many as `count`. */
export const roundValues = (min: number, max: number, count: number): readonly number[] =>
  scaleLinear().domain([min, max]).ticks(count);

/** A number on an axis: thousands with commas, and only the decimals that steps of this size need. */
export function formatTick(value: number, step: number): string {
  const decimals = Math.max(0, Math.min(12, -Math.floor(Math.log10(step) + 1e-9)));
  const isHalf = Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) > 1e-6;
  const digits = decimals + (isHalf ? 1 : 0);
  return formatNumber(Math.abs(value) < step / 1e6 ? 0 : value, {decimals: digits});
}

/**
 * The power of ten, a multiple of 3, that is printed once beside an axis instead of in each label; 0 if
 * the largest value lies between the limits.
 */
export function sharedPower(largest: number, limits: {below: number; above: number}): number {
  if (largest <= 0 || (largest < limits.above && largest >= limits.below)) return 0;
  return 3 * Math.floor(Math.log10(largest) / 3 + 1e-9);
}

/** A linear axis that begins and ends with a tick; `count` is about how many it gets. */
export function niceLinear(min: number, max: number, ends: Ends, count: number): Scale {
  const scale = scaleLinear()
    .domain(max > min ? [min, max] : [min, min + 1])
    .range(ends)
    .nice(count);
  const [first = 0, last = 1] = scale.domain();
  const values = scale.ticks(count);
  const largest = Math.max(Math.abs(first), Math.abs(last));
  const power = sharedPower(largest, {below: 1e-2, above: 1e5});
  return {
    ...linearWith(first, last, ends, values, power),
    minorTicks: scale.ticks(4 * count).map((value) => scale(value)),
  };
}

/** A linear axis with ticks at these values, labelled in units of 10 to the `power`. */
export function linearWith(
  min: number,
  max: number,
  ends: Ends,
  values: readonly number[],
  power = 0,
): Scale {
  const scale = scaleLinear().domain([min, max]).range(ends);
  const step = values.length > 1 ? stepOf(values) : max - min || 1;
  return {
    min,
    max,
    at: clamped(scale, min, max),
    ticks: values.map((value) => ({
      at: scale(value),
      label: formatTick(value / 10 ** power, step / 10 ** power),
    })),
    minorTicks: [],
    power,
  };
}

/**
 * A logarithmic axis with ticks at powers of ten, at some of them only if they would stand too close.
 *
 * @param min more than 0 and less than `max`
 * @param count largest number of ticks with labels
 */
export function logarithmic(min: number, max: number, ends: Ends, count: number): Scale {
  const scale = scaleLog().domain([min, max]).range(ends);
  const [first, last] = [Math.ceil(Math.log10(min) - 1e-9), Math.floor(Math.log10(max) + 1e-9)];
  const every = Math.max(1, Math.ceil((last - first + 1) / count));
  const powers = Array.from({length: last - first + 1}, (_, i) => first + i);
  const tens = scale.ticks().filter((value) => value >= min && value <= max);
  return {
    min,
    max,
    at: clamped(scale, min, max),
    ticks: powers
      .filter((power) => (power - first) % every === 0)
      .map((power) => ({at: scale(10 ** power), label: formatPowerOfTen(power)})),
    minorTicks: (every > 1 ? powers.map((power) => 10 ** power) : tens).map((value) =>
      scale(value),
    ),
    power: 0,
  };
}
