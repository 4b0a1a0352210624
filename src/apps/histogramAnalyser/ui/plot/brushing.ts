/** What a drag over a plot does to its range. */
import {edgesOf, type Axis} from '../../model/counting/axis';
import type {Filter, RangeFilter} from '../../model/cuts/filters';
import {openedAtEnds} from '../../model/counting/positions';
import {categoryFrom} from './quantities';
import {nearestOf} from './snaps';

export type DragTarget = 'new' | 'from' | 'to' | 'window';

export interface ClosedRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a range that a pointer drags.
 *
 * @param window places of the ends of the present range; null without one
 * @param reach how near an end has to be; in a narrow window the middle stays free
 */
export function dragTargetAt(window: ClosedRange | null, at: number, reach: number): DragTarget {
  if (!window) return 'new';
  const {from, to} = window;
  const inner = Math.min(reach, (to - from) / 3);
  const isNear = (end: number, sign: number): boolean => {
    const inwards = sign * (at - end);
    return inwards >= 0 ? inwards <= inner : -inwards <= reach;
  };
  if (isNear(from, 1) && Math.abs(at - from) <= Math.abs(at - to)) return 'from';
  if (isNear(to, -1)) return 'to';
  return at > from && at < to ? 'window' : 'new';
}

/** Ends of the axis in place of open ones. */
function closed({from, to}: RangeFilter, snaps: readonly number[]): ClosedRange {
  return {from: from ?? (snaps[0] as number), to: to ?? (snaps.at(-1) as number)};
}

/**
 * The range during a drag, in the unit of the axis; undefined where it would be empty.
 *
 * @param start the range when the drag began
 * @param began value below the pointer when the drag began
 * @param now value below the pointer
 */
export function dragged(
  grip: DragTarget,
  start: RangeFilter,
  began: number,
  now: number,
  snaps: readonly number[],
): RangeFilter | undefined {
  const snap = (value: number): number => snaps[nearestOf(snaps, value)] as number;
  const [first, last] = [snaps[0] as number, snaps.at(-1) as number];
  if (grip === 'new') {
    const [from, to] = [snap(Math.min(began, now)), snap(Math.max(began, now))];
    return from < to ? {from, to} : undefined;
  }
  const {from, to} = closed(start, snaps);
  if (grip === 'window') {
    const width = to - from;
    const moved = Math.min(last - width, Math.max(first, from + now - began));
    const shift = snap(moved) - snap(from);
    return {from: snap(from + shift), to: snap(to + shift)};
  }
  const end = snap(now);
  const range = grip === 'from' ? {from: end, to} : {from, to: end};
  return range.from < range.to ? range : undefined;
}

/** As a cut: open at the ends of the axis, and none if it is open at both. */
export function asCut(axis: Axis, range: RangeFilter): Filter | null {
  const opened = openedAtEnds(axis, range);
  return opened.from === null && opened.to === null ? null : opened;
}

/** The number of the category whose bar stands at a value. */
export function categoryAt(axis: Axis, value: number): number | undefined {
  const edges = edgesOf(axis);
  const bin = edges.findIndex((edge, i) => value >= edge && value < (edges[i + 1] ?? -Infinity));
  return bin < 0 ? undefined : categoryFrom(edges[bin] as number);
}

/** The cut after a category was chosen or given up; none if no category is left. */
export function toggled(chosen: readonly number[], category: number): Filter | null {
  const categories = chosen.includes(category)
    ? chosen.filter((one) => one !== category)
    : [...chosen, category].sort((a, b) => a - b);
  return categories.length > 0 ? {categories} : null;
}

/** The categories that a cut keeps; none without a cut, which means all. */
export function chosenOf(axis: Axis, cut: Filter | undefined): readonly number[] {
  if (!cut) return [];
  if ('categories' in cut) return cut.categories;
  const {from, to} = cut;
  return edgesOf(axis)
    .slice(0, -1)
    .map(categoryFrom)
    .filter((value) => (from === null || value >= from) && (to === null || value < to));
}
