/** From values to places in a drawing, and the ticks of axes. */
import {scaleLinear, scaleLog} from 'd3-scale';
import {printPowerOfTen} from '@site/src/lib/printNumber';
import {printDecimals} from './numberFormats';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Place of a value, never outside the axis: what is no number or too small lies on its lower end. */
  readonly at: (value: number) => number;
  readonly ticks: readonly Tick[];
  /** Places of the short ticks between. */
  readonly between: readonly number[];
  /** The labels are for values divided by this power of ten. */
  readonly power: number;
}

/** First the place of the lower end of an axis, then that of its upper end. */
export type Places = readonly [low: number, high: number];

function kept(place: (value: number) => number, low: number, high: number): Scale['at'] {
  return (value) => place(value > low ? Math.min(value, high) : low);
}

function stepOf(values: readonly number[]): number {
  return values.length > 1 ? (values[1] as number) - (values[0] as number) : 1;
}

/** A number on an axis: thousands with commas, no more decimals than steps of this size need. */
export function printTick(value: number, step: number): string {
  const decimals = Math.max(0, Math.min(12, -Math.floor(Math.log10(step) + 1e-9)));
  const isHalf = Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) > 1e-6;
  const digits = decimals + (isHalf ? 1 : 0);
  return printDecimals(Math.abs(value) < step / 1e6 ? 0 : value, digits);
}

/** Thousands of thousands and shares of a thousandth are told by a power of ten beside the axis. */
function powerFor(largest: number): number {
  if (largest <= 0 || (largest < 1e5 && largest >= 1e-2)) return 0;
  return 3 * Math.floor(Math.log10(largest) / 3 + 1e-9);
}

/**
 * A linear axis that begins and ends with a tick.
 *
 * @param count of ticks that are wanted
 */
export function niceLinear(low: number, high: number, places: Places, count: number): Scale {
  const scale = scaleLinear()
    .domain(high > low ? [low, high] : [low, low + 1])
    .range(places)
    .nice(count);
  const [first = 0, last = 1] = scale.domain();
  const values = scale.ticks(count);
  const power = powerFor(Math.max(Math.abs(first), Math.abs(last)));
  const step = stepOf(values);
  return {
    low: first,
    high: last,
    at: kept(scale, first, last),
    ticks: values.map((value) => ({
      at: scale(value),
      label: printTick(value / 10 ** power, step / 10 ** power),
    })),
    between: scale.ticks(4 * count).map((value) => scale(value)),
    power,
  };
}

/** A linear axis with ticks at these values. */
export function linearWith(
  low: number,
  high: number,
  places: Places,
  values: readonly number[],
): Scale {
  const scale = scaleLinear().domain([low, high]).range(places);
  const step = stepOf(values);
  return {
    low,
    high,
    at: kept(scale, low, high),
    ticks: values.map((value) => ({at: scale(value), label: printTick(value, step)})),
    between: [],
    power: 0,
  };
}

/**
 * A logarithmic axis. Its ticks are powers of ten, not all of them where they would stand close.
 *
 * @param low more than zero, and less than `high`
 * @param most ticks with labels
 */
export function logarithmic(low: number, high: number, places: Places, most: number): Scale {
  const scale = scaleLog().domain([low, high]).range(places);
  const [first, last] = [Math.ceil(Math.log10(low) - 1e-9), Math.floor(Math.log10(high) + 1e-9)];
  const every = Math.max(1, Math.ceil((last - first + 1) / most));
  const powers = Array.from({length: last - first + 1}, (_, i) => first + i);
  const tens = scale.ticks().filter((value) => value >= low && value <= high);
  return {
    low,
    high,
    at: kept(scale, low, high),
    ticks: powers
      .filter((power) => (power - first) % every === 0)
      .map((power) => ({at: scale(10 ** power), label: printPowerOfTen(power)})),
    between: (every > 1 ? powers.map((power) => 10 ** power) : tens).map((value) => scale(value)),
    power: 0,
  };
}
