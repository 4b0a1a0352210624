/** Axes of drawings that are measured in percent. */
import {decades, linear, logarithmic, type Range, type Tick} from '../chart/scale';
import {formatNumber, formatSignificant} from '@site/src/kit/format/numbers';

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

/** From the step below the lowest value, or from zero, to the step above the highest one. */
export function linearAxis(values: readonly number[], hasZero = true): Axis {
  const lowest = Math.min(...values, ...(hasZero ? [0] : []));
  const step = roundStep(Math.max(...values) - lowest || 1, 5);
  const low = Math.floor(lowest / step + 1e-9) * step;
  const count = Math.ceil((Math.max(...values) - low) / step - 1e-9);
  const range = {low, high: low + count * step};
  return {
    at: (value) => linear(value, range),
    ticks: Array.from({length: count + 1}, (_, i) => {
      const value = low + i * step;
      return {at: linear(value, range), label: printed(value, step)};
    }),
  };
}

/** A place of every power of ten, or also of twos and fives where the range is short. */
function logarithmicTicks(range: Range): readonly number[] {
  const count = Math.log10(range.high / range.low);
  if (count > 2.5) {
    const whole = {
      low: 10 ** Math.ceil(Math.log10(range.low) - 1e-9),
      high: 10 ** Math.floor(Math.log10(range.high) + 1e-9),
    };
    return decades(whole, Math.ceil(count / 6)).map((exponent) => 10 ** exponent);
  }
  const first = Math.floor(Math.log10(range.low));
  return Array.from({length: Math.ceil(count) + 2}, (_, i) => 10 ** (first + i))
    .flatMap((decade) => [1, 2, 5].map((factor) => factor * decade))
    .filter((value) => value >= range.low * 0.999 && value <= range.high * 1.001);
}

/**
 * A logarithmic axis around the values.
 * @throws RangeError for a value that is not above zero
 */
export function logarithmicAxis(values: readonly number[], isTight = false): Axis {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (!(lowest > 0)) throw new RangeError('A logarithmic axis needs values above zero.');
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
      label: formatSignificant(value, 1, {powersFrom: 100_000}),
    })),
  };
}
