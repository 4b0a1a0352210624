/** Extends automatic axes while values are read, so that they do not show the first values only. */
import type {DrawnAxis} from '../types';
import type {Accumulator} from './accumulator';
import {extendedTo, tail, type Extended} from './range';

const names = ['x', 'y'] as const;

const widthOf = ({low, high}: {readonly low: number; readonly high: number}): number => high - low;

function extended(
  axis: DrawnAxis,
  accumulators: readonly Accumulator[],
  which: 'x' | 'y',
  found: Extended,
): DrawnAxis {
  accumulators.forEach((one) => one.extend(which, found));
  const extendedFrom = axis.extendedFrom ?? ([axis.low, axis.high] as const);
  return {...axis, ...found.binning, extendedFrom};
}

/** The ends of the values outside of an axis and of the axis, but for so many far values on each side. */
function endsOf(
  {low, high}: DrawnAxis,
  outside: readonly number[],
  spared: number,
): readonly [number, number] {
  const sorted = Float64Array.from(outside).sort();
  const least = sorted[spared] ?? low;
  const most = sorted[sorted.length - 1 - spared] ?? low;
  return [Math.min(low, least), Math.max(most, high - widthOf({low, high}) * 1e-9)];
}

/**
 * Extends each axis with more values outside than the tails may have.
 *
 * @param bins that were requested on each axis
 * @returns the axes as they are now
 */
export function extendedAxes(
  axes: readonly DrawnAxis[],
  accumulators: readonly Accumulator[],
  bins: readonly number[],
): readonly DrawnAxis[] {
  const entries = accumulators.reduce((sum, one) => sum + one.entries, 0);
  const kept = accumulators.reduce((sum, one) => sum + one.kept, 0);
  if (kept <= tail * entries) return axes;
  return axes.map((axis, place) => {
    const which = names[place] ?? 'x';
    const outside = accumulators.flatMap((one) => one.outside(which));
    if (outside.length <= (tail / 2) * entries) return axis;
    const [least, most] = endsOf(axis, outside, Math.floor((tail / 4) * entries));
    return extended(axis, accumulators, which, extendedTo(axis, least, most, bins[place] ?? 1));
  });
}

/** Extends each axis to its values, but for far ones, if this makes its bins at most twice as wide. */
export function completeAxes(
  axes: readonly DrawnAxis[],
  accumulators: readonly Accumulator[],
  bins: readonly number[],
): readonly DrawnAxis[] {
  return axes.map((axis, place) => {
    const which = names[place] ?? 'x';
    const reach = widthOf(axis);
    const near = accumulators
      .flatMap((one) => one.outside(which))
      .filter((value) => value >= axis.low - reach && value < axis.high + reach);
    if (near.length === 0) return axis;
    const [least, most] = endsOf(axis, near, 0);
    const found = extendedTo(axis, least, most, bins[place] ?? 1);
    return found.merged > 2 ? axis : extended(axis, accumulators, which, found);
  });
}
