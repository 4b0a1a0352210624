/** A plot by its axes and layers, and a figure by its drawing: what is shown, apart from where. */
import type {ReactElement, ReactNode} from 'react';
import type {DrawingSize} from '@site/src/hooks/useDrawingSize';
import type {Paint} from '@site/src/lib/picture/grounds';
import {scaleOf, type Axis} from './axes';
import {boxOf, Frame, FrameGround, heightFor, PlotSvg, type Box, type PlotFrame} from './frame';
import {LayerView, ReferenceView, type Layer} from './layers';
import type {LegendEntry} from './legend';
import type {TableData} from './table';

/** Draws a panel below the frame, in a box of its own on the same x axis. */
export type PanelBelow = (frame: PlotFrame, box: Box, id: string) => ReactNode;

/** The distance of that panel and its height, in em. */
const panelRoom = {gap: 1.1, height: 5.2};

export interface Plot {
  readonly x: Axis;
  readonly y: Axis;
  /** The lowest first. */
  readonly layers: readonly Layer[];
  /** Height of the frame by its width. */
  readonly aspect?: number;
  /** Such as `ratioPanel`. */
  readonly below?: PanelBelow;
  /** Name and description for screen readers, if the drawing itself is to be the named image. */
  readonly name?: string;
  readonly description?: string;
}

/** Anything that is drawn as one `svg`, with all that a figure needs around it. */
export interface Drawing {
  /** Ends the names of its files. */
  readonly key: string;
  readonly title: string;
  /** What is to be seen, for those who cannot see it. */
  readonly description: string;
  readonly legend: readonly LegendEntry[];
  /** Draws one `svg`, whose ids begin with `id`; the element has `width` and `height` as props. */
  readonly draw: (
    room: DrawingSize,
    paint: Paint,
    id: string,
  ) => ReactElement<{readonly width: number; readonly height: number}>;
  readonly table?: TableData | undefined;
}

/** The frame of a plot as wide as its place. */
export function frameOf(
  {x, y, aspect}: Pick<Plot, 'x' | 'y' | 'aspect'>,
  {width, fontSize}: DrawingSize,
  paint: Paint,
): PlotFrame & {readonly height: number} {
  const height = heightFor(width, fontSize, aspect);
  const box = boxOf({width, height, fontSize});
  return {
    box,
    height,
    fontSize,
    paint,
    x: scaleOf(x, [box.left, box.right], fontSize, 'x'),
    y: scaleOf(y, [box.bottom, box.top], fontSize, 'y'),
  };
}

/** Draws a plot as an `svg` that needs no style sheet. */
export function drawPlot(
  plot: Plot,
  room: DrawingSize,
  paint: Paint,
  id: string,
): ReturnType<Drawing['draw']> {
  const frame = frameOf(plot, room, paint);
  const {box, fontSize} = frame;
  const {name, description, layers, below} = plot;
  const [gap, high] = below
    ? [Math.round(panelRoom.gap * fontSize), Math.round(panelRoom.height * fontSize)]
    : [0, 0];
  const lower = {...box, top: box.bottom + gap, bottom: box.bottom + gap + high};
  const height = frame.height + gap + high;
  return (
    <PlotSvg {...{height, fontSize, paint, id, name, description}} width={room.width}>
      <clipPath id={`${id}-box`}>
        <rect x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} />
      </clipPath>
      <FrameGround box={box} paint={paint} />
      <g clipPath={`url(#${id}-box)`}>
        {layers.map((layer, i) => (
          <LayerView key={i} layer={layer} frame={frame} id={`${id}-${i}`} />
        ))}
      </g>
      {layers.map((layer, i) =>
        layer.kind === 'reference' ? <ReferenceView key={i} layer={layer} frame={frame} /> : null,
      )}
      {below && (
        <g fill={paint('ink')} aria-hidden>
          {below(frame, lower, `${id}-below`)}
        </g>
      )}
      <Frame frame={frame} foot={lower.bottom} xTitle={plot.x.title} yTitle={plot.y.title} />
    </PlotSvg>
  );
}
