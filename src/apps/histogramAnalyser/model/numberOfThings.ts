/** Quantities that are a number of things, such as jets: bins are centred on 0, 1, 2, … */
import {edgesOf} from './counting/axis';
import type {HistogramDescription} from './description';
import type {RangeFilter} from './cuts/filters';

type AxisDescription = Pick<HistogramDescription, 'axis' | 'categories' | 'unit'>;

/** Whether a range of the quantity stands for some whole numbers. */
export function isNumberOfThings({axis, categories, unit}: AxisDescription): boolean {
  const edges = edgesOf(axis);
  return (
    !categories &&
    unit === '' &&
    edges.every((edge) => Math.abs(edge % 1) === 0.5) &&
    edges.every((edge, i) => i === 0 || edge - (edges[i - 1] as number) === 1)
  );
}

/** The least and the most things that pass; null where there is no most. */
export const thingsIn = ({
  from,
  to,
}: RangeFilter): {readonly least: number; readonly most: number | null} => ({
  least: Math.max(0, Math.ceil(from ?? 0)),
  most: to === null ? null : Math.ceil(to) - 1,
});
