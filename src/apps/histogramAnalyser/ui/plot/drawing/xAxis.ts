/** The axis of the quantity, along which the bins stand. */
import type {Axis} from '@site/src/plot/axes';
import type {HistogramDescription} from '../../../model/description';
import {categoryFrom} from '../quantities';

export function xAxisOf(
  {axis, categories, label, unit}: HistogramDescription,
  edges: readonly number[],
): Axis {
  const [min, max] = [edges[0] as number, edges.at(-1) as number];
  const isInteger = 'bins' in axis && max - min === axis.bins && unit === '';
  return {
    title: label,
    min,
    max,
    ...(unit === '°' && {ticks: 'degrees'}),
    ...(isInteger && {ticks: 'integers'}),
    ...(categories && {
      bins: {
        edges,
        labels: edges.slice(0, -1).map((edge) => categories[categoryFrom(edge)] ?? ''),
      },
    }),
  };
}
