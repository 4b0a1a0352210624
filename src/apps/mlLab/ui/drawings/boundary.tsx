import type {ReactElement} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {Room} from '@site/src/hooks/useRoom';
import type {Feature} from '../../model/types';
import {Frame} from '../chart/Frame';
import {layoutOf} from '../chart/layout';
import {Dot} from '../chart/marks';
import type {Drawing, LegendEntry, XyChart} from '../chart/spec';
import {printPercent, printThreshold} from '../words/print';

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

const chartOf = ({x, y}: BoundaryMap): XyChart => ({
  x: {title: titleOf(x), low: x.low, high: x.high, isExact: true},
  y: {title: titleOf(y), low: y.low, high: y.high, isExact: true},
  series: [],
  marks: [],
  ratio: 0.78,
});

/** From −shades, sure background, to shades − 1, sure signal. */
function shadeOf(score: number, threshold: number): number {
  if (score >= threshold) {
    return Math.min(shades - 1, Math.floor((shades * (score - threshold)) / (1 - threshold || 1)));
  }
  return -1 - Math.min(shades - 1, Math.floor((shades * (threshold - score)) / (threshold || 1)));
}

interface Cells {
  readonly areas: ReadonlyMap<number, string>;
  readonly edge: string;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Cells of a shade as one path, runs of them as one box; and the line between the two sides. */
function cellsOf(
  {columns, rows, scores}: BoundaryMap,
  threshold: number,
  place: (column: number, row: number) => readonly [number, number],
): Cells {
  const areas = new Map<number, string>();
  const edges: string[] = [];
  const isAbove = (column: number, row: number): boolean =>
    (scores[row * columns + column] ?? 0) >= threshold;
  for (let row = 0; row < rows; row += 1) {
    let start = 0;
    for (let column = 1; column <= columns; column += 1) {
      const shade = shadeOf(scores[row * columns + start] ?? 0, threshold);
      const next =
        column < columns ? shadeOf(scores[row * columns + column] ?? 0, threshold) : Number.NaN;
      if (next === shade) continue;
      const [left, bottom] = place(start, row);
      const [right, top] = place(column, row + 1);
      const box = `M${rounded(left)} ${rounded(bottom)}H${rounded(right)}V${rounded(top)}H${rounded(left)}Z`;
      areas.set(shade, (areas.get(shade) ?? '') + box);
      start = column;
    }
    for (let column = 0; column < columns; column += 1) {
      const [left, bottom] = place(column, row);
      const [right, top] = place(column + 1, row + 1);
      if (column + 1 < columns && isAbove(column, row) !== isAbove(column + 1, row)) {
        edges.push(`M${rounded(right)} ${rounded(bottom)}V${rounded(top)}`);
      }
      if (row + 1 < rows && isAbove(column, row) !== isAbove(column, row + 1)) {
        edges.push(`M${rounded(left)} ${rounded(top)}H${rounded(right)}`);
      }
    }
  }
  return {areas, edge: edges.join('')};
}

function svgOf(map: BoundaryMap, threshold: number, room: Room, paint: Paint): ReactElement {
  const chart = chartOf(map);
  const layout = layoutOf(chart, room);
  const {box, x, y, height} = layout;
  const place = (column: number, row: number): readonly [number, number] => [
    box.left + ((box.right - box.left) * column) / map.columns,
    box.bottom - ((box.bottom - box.top) * row) / map.rows,
  ];
  const {areas, edge} = cellsOf(map, threshold, place);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${room.width} ${height}`}
      width={room.width}
      height={height}
      fontSize={room.fontSize}
      fontFamily={paint('font-sans')}
      aria-hidden
    >
      {Array.from(areas, ([shade, d]) => (
        <path
          key={shade}
          d={d}
          fill={paint(shade < 0 ? 'group-3' : 'accent')}
          fillOpacity={0.07 + 0.09 * (shade < 0 ? -1 - shade : shade)}
          shapeRendering="crispEdges"
        />
      ))}
      <path d={edge} stroke={paint('ink')} strokeWidth="2" fill="none" />
      {map.points
        .filter(
          (point) =>
            point.x >= map.x.low &&
            point.x <= map.x.high &&
            point.y >= map.y.low &&
            point.y <= map.y.high,
        )
        .map((point, i) => (
          <Dot
            key={i}
            x={x.at(point.x)}
            y={y.at(point.y)}
            look={point.isSignal ? 'signal' : 'background'}
            paint={paint}
            size={2.6}
          />
        ))}
      <Frame chart={chart} layout={layout} fontSize={room.fontSize} paint={paint} />
    </svg>
  );
}

/** In a few rows: how the score runs over the map. */
function tableOf(map: BoundaryMap) {
  const {x, y, columns, rows, scores} = map;
  const cells = 5;
  const at = (of: number, i: number): number => Math.floor(((i + 0.5) * of) / cells);
  const middle = ({low, high}: BoundaryAxis, i: number): number =>
    low + ((i + 0.5) * (high - low)) / cells;
  return {
    caption: `The score at places of the map: ${titleOf(y)} downwards, ${titleOf(x)} across.`,
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
  const events: readonly LegendEntry[] = [
    {look: 'signal', form: 'dots', name: 'signal'},
    {look: 'background', form: 'dots', name: 'background'},
  ];
  if (map.scores.length === 0) {
    return {
      key: 'points',
      title: 'Before training',
      description: `Events of both classes over ${titleOf(map.x)} and ${titleOf(map.y)}.`,
      legend: events,
      draw: (room, paint) => svgOf(map, threshold, room, paint),
    };
  }
  return {
    key: 'boundary',
    title: 'Where it draws the line',
    description: `A map of the score over ${titleOf(map.x)} and ${titleOf(map.y)}. ${printPercent(above / map.scores.length)} of the area is called signal at the threshold ${printThreshold(threshold)}. The table says how the score runs.`,
    legend: [...events, {look: 'test', form: 'line', name: `score ${printThreshold(threshold)}`}],
    draw: (room, paint) => svgOf(map, threshold, room, paint),
    table: tableOf(map),
  };
}
