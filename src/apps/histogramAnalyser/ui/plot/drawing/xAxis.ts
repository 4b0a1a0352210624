/** The axis of the quantity, along which the bins stand. */
import {scaleLinear} from 'd3-scale';
import type {HistogramDescription} from '../../../model/description';
import {categoryFrom} from '../quantities';
import {linearWith, type Places, type Scale} from '@site/src/plot/scales';

const angles = [1, 2, 5, 10, 15, 30, 45, 60, 90, 180];

function multiples(low: number, high: number, step: number): readonly number[] {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({length: last - first + 1}, (_, i) => (first + i) * step);
}

function ticksBetween(
  {unit, axis}: HistogramDescription,
  low: number,
  high: number,
  most: number,
): readonly number[] {
  if (unit === '°') {
    const step = angles.find((angle) => (high - low) / angle <= most) ?? 360;
    return multiples(low, high, step);
  }
  const values = scaleLinear().domain([low, high]).ticks(most);
  const isWhole = 'bins' in axis && high - low === axis.bins && unit === '';
  return isWhole && values.some((value) => !Number.isInteger(value))
    ? multiples(low, high, 1)
    : values;
}

/**
 * The scale of a quantity with its ticks, as many as fit.
 *
 * @param edges of the bins
 * @param spacing smallest distance between labels, in the unit of the drawing
 */
export function xAxisOf(
  histogram: HistogramDescription,
  edges: readonly number[],
  places: Places,
  spacing: number,
): Scale {
  const [low, high] = [edges[0] as number, edges.at(-1) as number];
  const most = Math.max(2, Math.floor((places[1] - places[0]) / spacing));
  const {categories} = histogram;
  if (!categories) return linearWith(low, high, places, ticksBetween(histogram, low, high, most));
  const scale = linearWith(low, high, places, []);
  const middles = edges.slice(0, -1).map((edge, bin) => (edge + (edges[bin + 1] as number)) / 2);
  return {
    ...scale,
    ticks: middles.map((middle, bin) => ({
      at: scale.at(middle),
      label: categories[categoryFrom(edges[bin] as number)] ?? '',
    })),
  };
}
