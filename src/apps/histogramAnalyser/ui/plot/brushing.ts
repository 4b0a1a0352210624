/** Cuts that a drag or a click on a plot makes. */
import {edgesOf, type Axis} from '../../model/counting/axis';
import type {Filter, RangeFilter} from '../../model/cuts/filters';
import {openedAtEnds} from '../../model/counting/positions';
import {categoryFrom} from './quantities';

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
