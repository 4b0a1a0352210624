/** Axes of drawings that are measured in percent. */
import {decades, linear, logarithmic, type Range, type Tick} from '../chart/scale';
import {formatNumber, formatPowerOfTen, formatSignificant} from '@site/src/kit/format/numbers';

export interface Axis {
  /** Place of a value, in percent. */
  readonly at: (value: number) => number;
  readonly ticks: readonly Tick[];
}

/** The round step that divides a length into at most so many parts. */
function roundStep(length: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(length / most));
  return power * ([1, 2, 5, 10].find((factor) => length / (factor * power) <= most) ?? 10);
}

const printed = (value: number, step: number): string =>
  value === 0
    ? '0'
    : formatNumber(value, {decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9))});

/** A linear axis with labels at so many multiples of a step, from the first on. */
const linearWith = (range: Range, step: number, first: number, count: number): Axis => ({
  at: (value) => linear(value, range),
  ticks: Array.from({length: count}, (_, i) => {
    const value = (first + i) * step;
    return {at: linear(value, range), label: printed(value, step)};
  }),
});

/** From the lowest to the highest value, with the round values between. */
export function tightAxis(values: readonly number[]): Axis {
  const range = {low: Math.min(...values), high: Math.max(...values)};
  const step = roundStep(range.high - range.low || 1, 5);
  const first = Math.ceil(range.low / step - 1e-9);
  const last = Math.floor(range.high / step + 1e-9);
  return linearWith(range, step, first, last - first + 1);
}

/** From the step below the lowest value, or from zero, to the step above the highest one. */
export function linearAxis(values: readonly number[], hasZero = true): Axis {
  const lowest = Math.min(...values, ...(hasZero ? [0] : []));
  const highest = Math.max(...values);
  const step = roundStep(highest - lowest || 1, 5);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.ceil(highest / step - 1e-9);
  return linearWith({low: first * step, high: last * step}, step, first, last - first + 1);
}

/** Minimum distance of two labels, in percent: a phone has room for seven. */
const labelDistance = 13;

/** Powers of ten, and fives and twos where there is room for their labels, in ascending order. */
function logarithmicTicks(range: Range): readonly number[] {
  const count = Math.log10(range.high / range.low);
  const [first, last] = [Math.floor(Math.log10(range.low)), Math.ceil(Math.log10(range.high))];
  const every = Math.ceil(count / 4.5);
  const powers = decades({low: 10 ** first, high: 10 ** last}, every).map((power) => 10 ** power);
  const kept: number[] = [];
  for (const factor of count > 2.5 ? [1] : [1, 5, 2]) {
    for (const value of powers.map((power) => factor * power)) {
      const isInside = value >= range.low * 0.999 && value <= range.high * 1.001;
      const at = logarithmic(value, range);
      const isFree = kept.every((it) => Math.abs(logarithmic(it, range) - at) >= labelDistance);
      if (isInside && isFree) kept.push(value);
    }
  }
  return kept.sort((a, b) => a - b);
}

/** 0.01, 500, 20,000; larger and smaller numbers with powers of ten. */
function logarithmicLabel(value: number): string {
  if (value >= 0.01 && value < 100_000) return formatNumber(Number(value.toPrecision(1)));
  const power = Math.log10(value);
  const isPower = Math.abs(power - Math.round(power)) < 1e-9;
  return isPower
    ? formatPowerOfTen(Math.round(power))
    : formatSignificant(value, 1, {powersFrom: 1});
}

/**
 * A logarithmic axis around the values.
 * @throws RangeError for a value that is not above zero
 */
export function logarithmicAxis(values: readonly number[], isTight = false): Axis {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (!(lowest > 0)) throw new RangeError('A logarithmic axis requires values above zero.');
  const range = isTight
    ? {low: lowest, high: highest}
    : {
        low: 10 ** Math.floor(Math.log10(lowest) - 0.05),
        high: 10 ** Math.ceil(Math.log10(highest) + 0.05),
      };
  return {
    at: (value) => logarithmic(value, range),
    ticks: logarithmicTicks(range).map((value) => ({
      at: logarithmic(value, range),
      label: logarithmicLabel(value),
    })),
  };
}
