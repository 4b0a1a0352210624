/** The curves of a landscape as paths. */
import {isRange, type Filter, type RangeFilter} from '../../model/cuts/filters';
import type {Landscape, LandscapePoint} from '../../model/landscape/landscape';

export interface CurveBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Curve {
  /** Parts of the curve with enough simulated events, and those with few. */
  readonly solid: string;
  readonly few: string;
}

const open: RangeFilter = {from: null, to: null};

/** The range that a cut keeps; categories have none. */
export const rangeOf = (cut: Filter | undefined): RangeFilter => (cut && isRange(cut) ? cut : open);

/** The largest value of both curves; 0 if there is none. */
export const largestOf = ({lower, upper}: Landscape): number =>
  Math.max(0, ...[...lower, ...upper].map(({value}) => value ?? 0));

export interface CurveScales {
  readonly x: (position: number) => number;
  readonly y: (value: number) => number;
}

/** @param max of the vertical axis, which starts at 0 */
export function placesIn(
  {left, right, top, bottom}: CurveBox,
  [low, high]: readonly [number, number],
  max: number,
): CurveScales {
  const within = (share: number): number => Math.min(1, Math.max(0, share));
  return {
    x: (position) => left + within((position - low) / (high - low)) * (right - left),
    y: (value) => bottom - within(max > 0 ? value / max : 0) * (bottom - top),
  };
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** A segment from each point with a value to the next one with a value. */
export function curveOf(points: readonly LandscapePoint[], {x, y}: CurveScales): Curve {
  const parts = {solid: '', few: ''};
  for (const [i, point] of points.entries()) {
    const next = points[i + 1];
    if (!next || point.value === null || next.value === null) continue;
    const kind = point.isFew || next.isFew ? 'few' : 'solid';
    const start = `${round(x(point.position))} ${round(y(point.value))}`;
    const end = `${round(x(next.position))} ${round(y(next.value))}`;
    parts[kind] += parts[kind].endsWith(`L${start}`) ? `L${end}` : `M${start}L${end}`;
  }
  return parts;
}
