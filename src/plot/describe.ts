/** Plots in words, for those who do not see them; the numbers themselves are in the table. */
import {formatCountOf, formatSignificant} from '@site/src/kit/format/numbers';
import type {Axis} from './axes';
import type {HeatMapLayer, HistogramLayer, Layer, Point} from './layers';
import type {Plot} from './plot';

const span = (min: number, max: number): string =>
  `${formatSignificant(min)} to ${formatSignificant(max)}`;

/** The bin `i` of an axis, by its name or its ends. */
function formatBin(axis: Axis, edges: readonly number[], i: number): string {
  return axis.bins?.labels[i] || span(edges[i] ?? 0, edges[i + 1] ?? 0);
}

const indexOfMax = (values: readonly number[]): number =>
  values.reduce((best, value, i) => (value > (values[best] ?? 0) ? i : best), 0);

function describeHistogram({name, edges, values}: HistogramLayer, x: Axis): string {
  if (values.every((value) => value === 0)) return `${name}: no entries within the axis range.`;
  const best = indexOfMax(values);
  return `${name}: maximum of ${formatSignificant(values[best] ?? 0)} in the bin ${formatBin(x, edges, best)}.`;
}

function describePoints(name: string, points: readonly Point[]): string {
  const known = points.filter(({y}) => Number.isFinite(y));
  if (known.length === 0) return `${name}: no points.`;
  const best = known.reduce((one, other) => (other.y > one.y ? other : one));
  return `${name}: ${formatCountOf(known.length, 'point')}, maximum of ${formatSignificant(best.y)} at ${formatSignificant(best.x)}.`;
}

function describeCells({name, xEdges, yEdges, valueOf}: HeatMapLayer, {x, y}: Plot): string {
  let best = {value: 0, column: 0, row: 0};
  for (let row = 0; row < yEdges.length - 1; row += 1) {
    for (let column = 0; column < xEdges.length - 1; column += 1) {
      const value = valueOf(column, row);
      if (value > best.value) best = {value, column, row};
    }
  }
  if (best.value === 0) return `${name}: nothing within the axes.`;
  const across = formatBin(x, xEdges, best.column);
  return `${name}: maximum at x = ${across}, y = ${formatBin(y, yEdges, best.row)}, with ${formatSignificant(best.value)}.`;
}

function describeLayer(layer: Layer, plot: Plot): readonly string[] {
  switch (layer.kind) {
    case 'histogram':
      return [describeHistogram(layer, plot.x)];
    case 'line':
    case 'points':
      return [describePoints(layer.name, layer.points)];
    case 'heatMap':
      return [describeCells(layer, plot)];
    case 'reference':
      return [`Marked: ${layer.name}.`];
    case 'band':
      return [];
  }
}

function describeAxis(title: string, {min, max}: Axis, edges?: readonly number[]): string {
  const bins = edges ? `in ${formatCountOf(edges.length - 1, 'bin')} ` : '';
  return `${title} ${bins}from ${span(edges?.[0] ?? min, edges?.at(-1) ?? max)}`;
}

/** Axes with units and ranges, then where each layer is highest. */
export function describePlot(plot: Plot): string {
  const {x, y, layers} = plot;
  const map = layers.find((layer) => layer.kind === 'heatMap');
  const binned = layers.find((layer) => layer.kind === 'histogram');
  const axes = map
    ? `x axis: ${describeAxis(x.title, x, map.xEdges)}; y axis: ${describeAxis(y.title, y, map.yEdges)}.`
    : `${y.title} against ${describeAxis(x.title, x, binned?.edges)}.`;
  return [axes, ...layers.flatMap((layer) => describeLayer(layer, plot))].join(' ');
}
