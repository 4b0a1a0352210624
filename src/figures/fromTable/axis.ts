/** Axes of drawings that are measured in percent. */
import {formatNumber, formatPowerOfTen, formatSignificant} from '@site/src/kit/format/numbers';
import type {Range} from '@site/src/plot/axes';
import {
  decades,
  linearPercent,
  logarithmicPercent,
  multiples,
  roundStep,
} from '@site/src/plot/percent';
import type {Tick} from '@site/src/plot/scales';

export interface Axis {
  /** Place of a value, in percent. */
  readonly at: (value: number) => number;
  readonly ticks: readonly Tick[];
}

const printed = (value: number, step: number): string =>
  value === 0
    ? '0'
    : formatNumber(value, {decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9))});

/** A linear axis with labels at the multiples of a step. */
const linearWith = (range: Range, step: number): Axis => ({
  at: (value) => linearPercent(value, range),
  ticks: multiples(range.min, range.max, step).map((value) => ({
    at: linearPercent(value, range),
    label: printed(value, step),
  })),
});

/** From the lowest to the highest value, with the round values between. */
export function tightAxis(values: readonly number[]): Axis {
  const range = {min: Math.min(...values), max: Math.max(...values)};
  return linearWith(range, roundStep(range.max - range.min || 1, 5));
}

/** From the step below the lowest value, or from zero, to the step above the highest one. */
export function linearAxis(values: readonly number[], hasZero = true): Axis {
  const lowest = Math.min(...values, ...(hasZero ? [0] : []));
  const highest = Math.max(...values);
  const step = roundStep(highest - lowest || 1, 5);
  const [first, last] = [Math.floor(lowest / step + 1e-9), Math.ceil(highest / step - 1e-9)];
  const ticks = multiples(first * step, last * step, step);
  return linearWith({min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1}, step);
}

/** Minimum distance of two labels, in percent: a phone has room for seven. */
const labelDistance = 13;

/** Powers of ten, and fives and twos where there is room for their labels, in ascending order. */
function logarithmicTicks(range: Range): readonly number[] {
  const count = Math.log10(range.max / range.min);
  const [first, last] = [Math.floor(Math.log10(range.min)), Math.ceil(Math.log10(range.max))];
  const every = Math.ceil(count / 4.5);
  const powers = decades({min: 10 ** first, max: 10 ** last}, every).map((power) => 10 ** power);
  const kept: number[] = [];
  for (const factor of count > 2.5 ? [1] : [1, 5, 2]) {
    for (const value of powers.map((power) => factor * power)) {
      const isInside = value >= range.min * 0.999 && value <= range.max * 1.001;
      const at = logarithmicPercent(value, range);
      const isFree = kept.every(
        (it) => Math.abs(logarithmicPercent(it, range) - at) >= labelDistance,
      );
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
    ? {min: lowest, max: highest}
    : {
        min: 10 ** Math.floor(Math.log10(lowest) - 0.05),
        max: 10 ** Math.ceil(Math.log10(highest) + 0.05),
      };
  return {
    at: (value) => logarithmicPercent(value, range),
    ticks: logarithmicTicks(range).map((value) => ({
      at: logarithmicPercent(value, range),
      label: logarithmicLabel(value),
    })),
  };
}
