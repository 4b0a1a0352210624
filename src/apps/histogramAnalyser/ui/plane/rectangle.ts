/** The rectangle of a two-dimensional brush: from positions in the drawing to a cut on each quantity. */
import type {Filter, RangeFilter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import type {Box} from '@site/src/plot/frame';
import {dragged} from '@site/src/plot/brushRange';
import {asCut, chosenOf} from '../plot/brushing';
import {snapsOf} from '../plot/snaps';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A value for each quantity at a spot in the drawing. */
export function valuesAt(
  {x, y}: Spot,
  {left, right, top, bottom}: Box,
  ends: readonly [x: readonly [number, number], y: readonly [number, number]],
): Spot {
  const share = {x: (x - left) / (right - left), y: (bottom - y) / (bottom - top)};
  const value = (of: number, [low, high]: readonly [number, number]): number =>
    low + Math.min(1, Math.max(0, of)) * (high - low);
  return {x: value(share.x, ends[0]), y: value(share.y, ends[1])};
}

/** The cut on one quantity between two values: snapped as in its plot, open at the ends of the axis. */
function cutBetween(
  histogram: HistogramDescription,
  began: number,
  now: number,
): Filter | null | undefined {
  const nothing: RangeFilter = {from: null, to: null};
  const range = dragged('new', nothing, began, now, snapsOf(histogram));
  if (!range) return undefined;
  if (!histogram.categories) return asCut(histogram.axis, range);
  const categories = chosenOf(histogram.axis, range);
  if (categories.length === 0) return undefined;
  return categories.length === histogram.categories.length ? null : {categories};
}

export interface Rectangle {
  readonly x: Filter | null;
  readonly y: Filter | null;
}

/** Both cuts of a rectangle between two corners; undefined if it is too small for a cut in one direction. */
export function rectangleOf(
  [across, upwards]: readonly [HistogramDescription, HistogramDescription],
  began: Spot,
  now: Spot,
): Rectangle | undefined {
  const x = cutBetween(across, began.x, now.x);
  const y = cutBetween(upwards, began.y, now.y);
  return x === undefined || y === undefined ? undefined : {x, y};
}
