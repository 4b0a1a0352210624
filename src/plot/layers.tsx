/** What a plot shows between its axes, layer above layer. */
import type {ReactNode} from 'react';
import type {PlotFrame} from './frame';
import {negativeStep, shades, type ShadeScale} from './heatMap';
import {bandPath, barsPath, cellPaths, linePath, stepsPath} from './paths';
import {FillPattern, Marker, StyledLine, type SeriesStyle} from './styles';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Series {
  /** As the legend and the description call it. */
  readonly name: string;
  readonly style: SeriesStyle;
}

export interface HistogramLayer extends Series {
  readonly kind: 'histogram';
  /** Edges of the bins, one more than there are values. */
  readonly edges: readonly number[];
  readonly values: readonly number[];
  /** The contents below it in a stack, by bin; by default, it starts at the axis. */
  readonly base?: readonly number[];
  /** Standard errors. */
  readonly errors?: readonly number[];
}

export interface LineLayer extends Series {
  readonly kind: 'line';
  readonly points: readonly Point[];
}

/** Points with or without error bars: a scatter plot too. */
export interface PointsLayer extends Series {
  readonly kind: 'points';
  /** `min` and `max` are the ends of an error bar. */
  readonly points: readonly (Point & {readonly min?: number; readonly max?: number})[];
}

interface BandLayer extends Series {
  readonly kind: 'band';
  readonly edges: readonly number[];
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

export interface HeatMapLayer {
  readonly kind: 'heatMap';
  readonly name: string;
  readonly xEdges: readonly number[];
  readonly yEdges: readonly number[];
  readonly valueOf: (column: number, row: number) => number;
  readonly scale: ShadeScale;
}

/** A value of x, or a point, that is pointed out by a line or a ring, and named in the plot. */
export interface ReferenceLayer {
  readonly kind: 'reference';
  readonly name: string;
  readonly x: number;
  readonly y?: number;
  /** Lines below each other's names: true for the second one. */
  readonly isMuted?: boolean;
}

export type Layer =
  HistogramLayer | LineLayer | PointsLayer | BandLayer | HeatMapLayer | ReferenceLayer;

interface ViewProps<Kind> {
  readonly layer: Kind;
  readonly frame: PlotFrame;
  /** Begins the ids of the layer; unique on the page. */
  readonly id: string;
}

/** With more bins, error bars stand too close to be told apart. */
const maxErrorBars = 160;

const middleOf = (edges: readonly number[], bin: number): number =>
  ((edges[bin] ?? 0) + (edges[bin + 1] ?? 0)) / 2;

function HistogramView({layer, frame, id}: ViewProps<HistogramLayer>): ReactNode {
  const {edges, values, base, errors, style} = layer;
  const {x, y, paint} = frame;
  const [xs, ys] = [edges.map(x.at), values.map((value, bin) => y.at(value + (base?.[bin] ?? 0)))];
  const foot = y.at(Math.max(0, y.min));
  const bars = values.flatMap((value, bin) => {
    const error = errors?.[bin] ?? 0;
    const at = {x: middleOf(xs, bin), from: y.at(value - error), to: y.at(value + error)};
    return error > 0 ? [at] : [];
  });
  const outline = style.outline ?? style.colour;
  return (
    <>
      {style.fill && (
        <>
          <FillPattern id={id} style={style} paint={paint} />
          <path
            d={bandPath(
              xs,
              values.map((_, bin) => (base ? y.at(base[bin] ?? 0) : foot)),
              ys,
            )}
            fill={`url(#${id})`}
            stroke={base && paint(outline)}
          />
        </>
      )}
      {!base && (
        <StyledLine
          d={stepsPath(xs, ys)}
          style={style.fill ? {...style, dashes: undefined} : style}
          paint={paint}
        />
      )}
      {values.length <= maxErrorBars && bars.length > 0 && (
        <path d={barsPath(bars)} stroke={paint(style.colour)} />
      )}
    </>
  );
}

function LineView({layer: {points, style}, frame: {x, y, paint}}: ViewProps<LineLayer>): ReactNode {
  const d = linePath(points.map((point) => ({x: x.at(point.x), y: y.at(point.y)})));
  return (
    <g strokeLinejoin="round">
      <StyledLine d={d} style={style} paint={paint} />
    </g>
  );
}

function PointsView({layer, frame: {x, y, paint}}: ViewProps<PointsLayer>): ReactNode {
  const {points, style} = layer;
  const bars = points.flatMap((point) =>
    point.min === undefined || point.max === undefined
      ? []
      : [{x: x.at(point.x), from: y.at(point.min), to: y.at(point.max)}],
  );
  const isInside = (point: Point): boolean =>
    point.x >= x.min && point.x <= x.max && point.y >= y.min && point.y <= y.max;
  return (
    <>
      {bars.length > 0 && (
        <path d={barsPath(bars)} stroke={paint(style.colour)} strokeWidth="1.5" />
      )}
      {points.map((point, i) =>
        isInside(point) ? (
          <Marker key={i} x={x.at(point.x)} y={y.at(point.y)} style={style} paint={paint} />
        ) : null,
      )}
    </>
  );
}

function BandView({layer, frame: {x, y, paint}, id}: ViewProps<BandLayer>): ReactNode {
  const {edges, lower, upper, style} = layer;
  return (
    <>
      <FillPattern id={id} style={style} paint={paint} />
      <path d={bandPath(edges.map(x.at), lower.map(y.at), upper.map(y.at))} fill={`url(#${id})`} />
    </>
  );
}

/** The fuller a cell, the stronger its colour. A cell below 0 has a frame. */
function HeatMapView({layer, frame: {x, y, paint}}: ViewProps<HeatMapLayer>): ReactNode {
  const {xEdges, yEdges, valueOf, scale} = layer;
  const paths = cellPaths(xEdges.map(x.at), yEdges.map(y.at), (column, row) =>
    scale.stepOf(valueOf(column, row)),
  );
  return (
    <g shapeRendering="crispEdges">
      {Array.from(paths, ([step, d]) => {
        if (step === negativeStep) {
          return <path key={step} d={d} fill="none" stroke={paint('danger')} />;
        }
        const opacity = shades[step];
        return opacity === undefined ? null : (
          <path key={step} d={d} fill={paint('accent')} fillOpacity={opacity} />
        );
      })}
    </g>
  );
}

/** Drawn above the layers and not clipped, with its name on the side that has more room. */
export function ReferenceView({
  layer,
  frame: {box, x, y, fontSize, paint},
}: Omit<ViewProps<ReferenceLayer>, 'id'>): ReactNode {
  const at = Math.round(x.at(layer.x) * 10) / 10;
  const colour = paint(layer.isMuted ? 'ink-soft' : 'accent-strong');
  const isLeft = at > (box.left + box.right) / 2;
  const top = layer.y === undefined ? box.top : Math.round(y.at(layer.y) * 10) / 10;
  return (
    <g>
      {layer.y === undefined ? (
        <path
          d={`M${at} ${box.top}V${box.bottom}`}
          stroke={colour}
          strokeWidth="1.5"
          strokeDasharray={layer.isMuted ? '3 3' : undefined}
        />
      ) : (
        <circle
          cx={at}
          cy={top}
          r="5"
          fill={paint('paper-raised')}
          stroke={colour}
          strokeWidth="2.5"
        />
      )}
      <text
        x={at + (isLeft ? -8 : 8)}
        y={top + (layer.isMuted ? 2.8 : 1.4) * fontSize}
        textAnchor={isLeft ? 'end' : 'start'}
        fill={colour}
        stroke={paint('paper-raised')}
        strokeWidth="3"
        paintOrder="stroke"
      >
        {layer.name}
      </text>
    </g>
  );
}

/** One layer of a plot, within its frame. References have a view of their own. */
export function LayerView({layer, ...rest}: ViewProps<Layer>): ReactNode {
  switch (layer.kind) {
    case 'histogram':
      return <HistogramView layer={layer} {...rest} />;
    case 'line':
      return <LineView layer={layer} {...rest} />;
    case 'points':
      return <PointsView layer={layer} {...rest} />;
    case 'band':
      return <BandView layer={layer} {...rest} />;
    case 'heatMap':
      return <HeatMapView layer={layer} {...rest} />;
    case 'reference':
      return null;
  }
}
