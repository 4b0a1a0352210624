import type {Paint} from '@site/src/lib/picture/grounds';
import type {DrawingSize} from '@site/src/hooks/useDrawingSize';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {Feature} from '../../model/types';
import {Frame, PlotSvg} from '@site/src/plot/frame';
import {LayerView, type PointsLayer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {cellPaths} from '@site/src/plot/paths';
import {frameOf, type Drawing, type Plot} from '@site/src/plot/plot';
import type {TableData} from '@site/src/plot/table';
import {formatThreshold} from '../labels/numbers';
import {seriesStyles} from './seriesStyles';

export interface BoundaryAxis {
  readonly feature: Feature;
  readonly low: number;
  readonly high: number;
}

export interface BoundaryPoint {
  readonly x: number;
  readonly y: number;
  readonly isSignal: boolean;
}

export interface BoundaryMap {
  readonly x: BoundaryAxis;
  readonly y: BoundaryAxis;
  /** Cells along x, and along y. */
  readonly columns: number;
  readonly rows: number;
  /** One per cell: the lowest row first, from left to right. */
  readonly scores: ArrayLike<number>;
  readonly points: readonly BoundaryPoint[];
}

/** Shades: so many below the threshold and so many above. */
const shades = 5;

const titleOf = ({feature: {label, unit}}: BoundaryAxis): string =>
  unit ? `${label} [${unit}]` : label;

const eventsOf = ({points}: BoundaryMap): readonly PointsLayer[] =>
  (['signal', 'background'] as const).map((name) => ({
    kind: 'points',
    name,
    style: seriesStyles[name],
    points: points.filter(({isSignal}) => isSignal === (name === 'signal')),
  }));

const plotOf = (map: BoundaryMap): Plot => ({
  x: {title: titleOf(map.x), min: map.x.low, max: map.x.high},
  y: {title: titleOf(map.y), min: map.y.low, max: map.y.high},
  layers: eventsOf(map),
  aspect: 0.78,
});

/** From −shades, sure background, to shades − 1, sure signal. */
function shadeOf(score: number, threshold: number): number {
  if (score >= threshold) {
    return Math.min(shades - 1, Math.floor((shades * (score - threshold)) / (1 - threshold || 1)));
  }
  return -1 - Math.min(shades - 1, Math.floor((shades * (threshold - score)) / (threshold || 1)));
}

/** The line between cells on both sides of the threshold. */
function edgePath(
  {columns, rows, scores}: BoundaryMap,
  threshold: number,
  xs: readonly number[],
  ys: readonly number[],
): string {
  const isAbove = (column: number, row: number): boolean =>
    (scores[row * columns + column] ?? 0) >= threshold;
  const paths: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [xs[column] ?? 0, xs[column + 1] ?? 0];
      const [bottom, top] = [ys[row] ?? 0, ys[row + 1] ?? 0];
      if (column + 1 < columns && isAbove(column, row) !== isAbove(column + 1, row)) {
        paths.push(`M${right} ${bottom}V${top}`);
      }
      if (row + 1 < rows && isAbove(column, row) !== isAbove(column, row + 1)) {
        paths.push(`M${left} ${top}H${right}`);
      }
    }
  }
  return paths.join('');
}

/** Positions of the edges of so many cells of the same size. */
const edgesBetween = (from: number, to: number, count: number): readonly number[] =>
  Array.from(
    {length: count + 1},
    (_, i) => Math.round(10 * (from + ((to - from) * i) / count)) / 10,
  );

function svgOf(
  map: BoundaryMap,
  threshold: number,
  room: DrawingSize,
  paint: Paint,
  id: string,
): ReturnType<Drawing['draw']> {
  const plot = plotOf(map);
  const frame = frameOf(plot, room, paint);
  const {box, height, fontSize} = frame;
  const {columns, rows, scores} = map;
  const xs = edgesBetween(box.left, box.right, columns);
  const ys = edgesBetween(box.bottom, box.top, rows);
  const areas = cellPaths(xs, ys, (column, row) =>
    shadeOf(scores[row * columns + column] ?? 0, threshold),
  );
  return (
    <PlotSvg {...{height, fontSize, paint}} width={room.width}>
      {columns > 0 &&
        Array.from(areas, ([shade, d]) => (
          <path
            key={shade}
            d={d}
            fill={paint(shade < 0 ? 'group-3' : 'accent')}
            fillOpacity={0.07 + 0.09 * (shade < 0 ? -1 - shade : shade)}
            shapeRendering="crispEdges"
          />
        ))}
      <path
        d={edgePath(map, threshold, xs, ys)}
        stroke={paint('ink')}
        strokeWidth="2"
        fill="none"
      />
      {plot.layers.map((layer, i) => (
        <LayerView key={i} layer={layer} frame={frame} id={`${id}-${i}`} />
      ))}
      <Frame frame={frame} xTitle={plot.x.title} yTitle={plot.y.title} />
    </PlotSvg>
  );
}

/** In a few rows: how the score runs over the map. */
function tableOf(map: BoundaryMap): TableData {
  const {x, y, columns, rows, scores} = map;
  const cells = 5;
  const at = (of: number, i: number): number => Math.floor(((i + 0.5) * of) / cells);
  const middle = ({low, high}: BoundaryAxis, i: number): number =>
    low + ((i + 0.5) * (high - low)) / cells;
  return {
    caption: `The score on a grid: ${titleOf(y)} vertically, ${titleOf(x)} horizontally.`,
    head: [
      titleOf(y),
      ...Array.from({length: cells}, (_, i) => `${Number(middle(x, i).toPrecision(3))}`),
    ],
    rows: Array.from({length: cells}, (_, row) => [
      Number(middle(y, cells - 1 - row).toPrecision(3)),
      ...Array.from({length: cells}, (__, column) =>
        Number((scores[at(rows, cells - 1 - row) * columns + at(columns, column)] ?? 0).toFixed(3)),
      ),
    ]),
  };
}

/** Where the method draws the line between signal and background, in the plane of two quantities. */
export function boundaryDrawing(map: BoundaryMap, threshold: number): Drawing {
  const above = Array.from(map.scores).filter((score) => score >= threshold).length;
  const events = legendOf(eventsOf(map));
  if (map.scores.length === 0) {
    return {
      key: 'points',
      title: 'Before training',
      description: `Events of both classes as a function of ${titleOf(map.x)} and ${titleOf(map.y)}.`,
      legend: events,
      draw: (room, paint, id) => svgOf(map, threshold, room, paint, id),
    };
  }
  return {
    key: 'boundary',
    title: 'Decision boundary',
    description: `The score as a function of ${titleOf(map.x)} and ${titleOf(map.y)}. ${formatPercent(above / map.scores.length)} of the area is classified as signal at a threshold of ${formatThreshold(threshold)}. The table lists the score.`,
    legend: [
      ...events,
      {mark: 'line', style: seriesStyles.test, name: `score ${formatThreshold(threshold)}`},
    ],
    draw: (room, paint, id) => svgOf(map, threshold, room, paint, id),
    table: tableOf(map),
  };
}
