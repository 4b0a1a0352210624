/** Axes of panels: values to percent of the panel, so that a server can draw it without knowing its width. */
import {formatNumber, formatPowerOfTen} from '@site/src/kit/format/numbers';
import {linearPercent, logarithmicPercent, multiples, roundStep} from '@site/src/plot/percent';

export interface Axis {
  readonly min: number;
  readonly max: number;
  /** Quantity and unit: `Mass [GeV]`. */
  readonly title: string;
  readonly ticks: readonly number[];
  /** Then `min` is more than 0, and the ticks are powers of ten. */
  readonly isLogarithmic?: boolean;
}

/** Place of a value between the ends of its axis, in percent, never outside. */
export function positionOf(value: number, {min, max, isLogarithmic}: Axis): number {
  const place = isLogarithmic
    ? logarithmicPercent(Math.max(value, min), {min, max})
    : linearPercent(value, {min, max});
  return Math.min(100, Math.max(0, place));
}

/** The value at a position in percent: the inverse of `positionOf`. */
export function valueAt(place: number, {min, max, isLogarithmic}: Axis): number {
  const share = Math.min(1, Math.max(0, place / 100));
  return isLogarithmic ? min * (max / min) ** share : min + share * (max - min);
}

/** A value on the grid of a slider, within its limits. */
export function snapped(
  value: number,
  {min, max, step}: {readonly min: number; readonly max: number; readonly step: number},
): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return Number((min + steps * step).toFixed(6));
}

/** The label of a tick. */
export const tickLabel = (value: number, {isLogarithmic}: Axis): string =>
  isLogarithmic ? formatPowerOfTen(Math.round(Math.log10(value))) : formatNumber(value);

export interface Positions {
  /** Percent from the left. */
  readonly x: (value: number) => number;
  /** Percent from the top. */
  readonly y: (value: number) => number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through points, in percent. */
export const lineOf = (points: readonly Point[], at: Positions): string =>
  points
    .map(({x, y}, i) => `${i === 0 ? 'M' : 'L'}${at.x(x).toFixed(2)} ${at.y(y).toFixed(2)}`)
    .join('');

/** The area between a line and the lower end of the y axis. */
export const areaOf = (points: readonly Point[], at: Positions): string =>
  points.length === 0
    ? ''
    : `${lineOf(points, at)}L${at.x(points.at(-1)?.x ?? 0).toFixed(2)} 100L${at.x(points[0]?.x ?? 0).toFixed(2)} 100Z`;

/** Bars from the lower end of the y axis; each has an x from `from` to `to`. */
export const barsOf = (
  bars: readonly {readonly from: number; readonly to: number; readonly y: number}[],
  at: Positions,
): string =>
  bars
    .map(
      ({from, to, y}) =>
        `M${at.x(from).toFixed(2)} 100V${at.y(y).toFixed(2)}H${at.x(to).toFixed(2)}V100Z`,
    )
    .join('');

/** Dots of a path that is drawn with round ends, so that they stay round in a stretched panel. */
export const dotsOf = (points: readonly Point[], at: Positions): string =>
  points.map(({x, y}) => `M${at.x(x).toFixed(2)} ${at.y(y).toFixed(2)}h0`).join('');

/** Round values between two ends, at most so many. */
export const roundTicks = (min: number, max: number, most = 6): readonly number[] =>
  multiples(min, max, roundStep(max - min, most));
