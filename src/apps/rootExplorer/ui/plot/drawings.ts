/** The drawings of a plot, and its table. */
import {countRange, valueRange, type Axis} from '@site/src/plot/axes';
import {describePlot} from '@site/src/plot/describe';
import {shadeScale, type ShadeScale} from '@site/src/plot/heatMap';
import type {HeatMapLayer, HistogramLayer, PointsLayer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing, type Plot} from '@site/src/plot/plot';
import type {SeriesStyle} from '@site/src/plot/styles';
import type {Cell, Interval, TableData} from '@site/src/plot/table';
import {binsWithin, cellOf, type PlotAxis, type PlotData, type PlotSeries} from './plotData';

/** Two selections differ by colour, by dashes, and by the area below the first. */
const seriesStyles: readonly [SeriesStyle, SeriesStyle] = [
  {colour: 'accent', fill: 'tint'},
  {colour: 'group-3', dashes: '7 3', marker: 'square'},
];

const middleOf = (edges: readonly number[], bin: number): number =>
  ((edges[bin] ?? 0) + (edges[bin + 1] ?? 0)) / 2;

function asAxis({title, edges, labels}: PlotAxis): Axis {
  const axis = {title, min: edges[0] ?? 0, max: edges.at(-1) ?? 1};
  return labels ? {...axis, bins: {edges, labels}} : axis;
}

function drawingOf(plot: Plot, key: string, title: string): Drawing {
  const description = describePlot(plot);
  const named = {...plot, name: `Histogram: ${title}`, description};
  const legend = legendOf(plot.layers);
  return {
    key,
    title,
    description,
    legend: legend.length > 1 ? legend : [],
    draw: (room, paint, id) => drawPlot(named, room, paint, id),
  };
}

function layerOf(
  {label, contents, errors}: PlotSeries,
  edges: readonly number[],
  style: SeriesStyle,
): HistogramLayer & {readonly errors: readonly number[]} {
  return {
    kind: 'histogram',
    name: label,
    style,
    edges,
    values: binsWithin(contents),
    errors: binsWithin(errors),
  };
}

/** Means with their errors, where there is something. */
function profileLayer({
  name,
  style,
  edges,
  values,
  errors,
}: ReturnType<typeof layerOf>): PointsLayer {
  const points = values.flatMap((y, bin) => {
    const error = errors[bin] ?? 0;
    const point = {x: middleOf(edges, bin), y, min: y - error, max: y + error};
    return y === 0 && error === 0 ? [] : [point];
  });
  return {kind: 'points', name, style, points};
}

function oneDimension(
  {axes: [axis], series, valueTitle, isProfile}: PlotData,
  isLogarithmic: boolean,
): Plot {
  const histograms = series.map((one, i) =>
    layerOf(one, axis.edges, seriesStyles[i] ?? seriesStyles[0]),
  );
  const x = asAxis(axis);
  if (isProfile) {
    const layers = histograms.map(profileLayer);
    const reach = layers.flatMap(({points}) => points.flatMap(({min = 0, max = 0}) => [min, max]));
    return {x, y: {title: valueTitle, ...valueRange(reach), isNice: true}, layers};
  }
  const reach = histograms.flatMap(({values, errors}) =>
    values.flatMap((value, bin) => [value, value + (errors[bin] ?? 0)]),
  );
  const range = countRange(reach, isLogarithmic);
  return {x, y: {title: valueTitle, ...range, isLogarithmic, isNice: true}, layers: histograms};
}

/** The shades that all drawings of a plot in two dimensions share, so that they can be compared. */
export function shadesOf({axes, series}: PlotData, isLogarithmic: boolean): ShadeScale | null {
  const [x, y] = axes;
  if (!y) return null;
  const [columns, rows] = [x.edges.length - 1, y.edges.length - 1];
  const values = series.flatMap(({contents}) =>
    Array.from({length: columns * rows}, (_, at) =>
      cellOf(contents, columns, at % columns, Math.floor(at / columns)),
    ),
  );
  return shadeScale(values, isLogarithmic);
}

/** One drawing of all series, or in two dimensions one drawing of each. */
export function drawingsOf(plot: PlotData, isLogarithmic: boolean): readonly Drawing[] {
  const {axes, series, title} = plot;
  const [x, y] = axes;
  const scale = shadesOf(plot, isLogarithmic);
  if (!y || !scale) return [drawingOf(oneDimension(plot, isLogarithmic), 'histogram', title)];
  return series.map(({label, contents}, i) => {
    const layer: HeatMapLayer = {
      kind: 'heatMap',
      name: label,
      xEdges: x.edges,
      yEdges: y.edges,
      valueOf: (column, row) => cellOf(contents, x.edges.length - 1, column, row),
      scale,
    };
    const name = series.length > 1 ? `${title}, ${label}` : title;
    return drawingOf({x: asAxis(x), y: asAxis(y), layers: [layer]}, `map${i}`, name);
  });
}

/** Slot 0 is the underflow, and the last one the overflow: both are open on one side. */
function intervalOf({edges, labels}: PlotAxis, slot: number): Interval {
  return {
    from: edges[slot - 1] ?? null,
    to: edges[slot] ?? null,
    label: labels?.[slot - 1],
  };
}

/** A row for each bin, with under- and overflow; in two dimensions x runs first. */
export function tableOf({axes, series, title, valueTitle}: PlotData): TableData {
  const [x, y] = axes;
  const columns = x.edges.length + 1;
  const rows = y ? y.edges.length + 1 : 1;
  const nameOf = ({label}: PlotSeries): string =>
    series.length > 1 ? `${valueTitle}: ${label}` : valueTitle;
  return {
    caption: `Bins: ${title}`,
    head: [x.title, ...(y ? [y.title] : []), ...series.map(nameOf)],
    rows: Array.from({length: columns * rows}, (_, slot): readonly Cell[] => [
      intervalOf(x, slot % columns),
      ...(y ? [intervalOf(y, Math.floor(slot / columns))] : []),
      ...series.map(({contents, errors}) => ({
        value: contents[slot] ?? 0,
        error: errors[slot] ?? 0,
      })),
    ]),
  };
}
