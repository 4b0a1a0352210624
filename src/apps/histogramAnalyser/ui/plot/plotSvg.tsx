/** A plot as a picture: the same on a page and in a file. */
import type {ReactNode} from 'react';
import {byVariable, type Paint} from '@site/src/lib/picture/grounds';
import {FrameGround, PlotSvg, type PlotSize} from '@site/src/plot/frame';
import type {Filter} from '../../model/cuts/filters';
import type {Plot} from '../../model/view';
import {drawingOf, type Drawing, type PlotStyle} from './drawing/drawing';
import {Axes} from './Axes';
import {CompactTexts} from './CompactTexts';
import {LastingContents} from './Contents';
import {entriesOf} from './legendEntries';
import {legendHeight, SvgLegend} from './SvgLegend';
import {describe} from './labels';
import {windowsOf, type Window} from './windows';
import {PlotPatterns} from './drawing/PlotPatterns';

interface WindowsProps {
  readonly id: string;
  readonly windows: readonly Window[];
  readonly drawing: Drawing;
  readonly paint: Paint;
}

function Clip({id, windows, drawing: {x, layout}}: Omit<WindowsProps, 'paint'>): ReactNode {
  return (
    <clipPath id={`${id}-kept`}>
      {windows.map(({from, to}) => (
        <rect
          key={from}
          x={x.at(from)}
          width={x.at(to) - x.at(from)}
          y="0"
          height={layout.height}
        />
      ))}
    </clipPath>
  );
}

function CutLines({windows, drawing: {x, layout}, paint}: Omit<WindowsProps, 'id'>): ReactNode {
  const {main, ratio} = layout;
  const ends = windows
    .flatMap(({from, to}) => [from, to])
    .filter((end) => end > x.min && end < x.max)
    .map((end) => Math.round(x.at(end) * 10) / 10);
  const d = ends
    .map(
      (at) =>
        `M${at} ${main.top}V${main.bottom}${ratio ? `M${at} ${ratio.top}V${ratio.bottom}` : ''}`,
    )
    .join('');
  return <path d={d} fill="none" stroke={paint('accent')} strokeWidth="1.5" />;
}

/** The ground of what passes, over the pale drawing of what does not. */
function Kept({windows, drawing: {x, layout}, paint}: Omit<WindowsProps, 'id'>): ReactNode {
  return windows.map(({from, to}) => (
    <FrameGround
      key={from}
      box={{...layout.main, left: x.at(from), right: x.at(to)}}
      paint={paint}
    />
  ));
}

/** The background before the last cut on another quantity. */
const Ghost = ({d, paint}: {readonly d: string; readonly paint: Paint}): ReactNode => (
  <path d={d} fill="none" stroke={paint('ink-soft')} strokeWidth="1.3" strokeDasharray="3 2.5" />
);

/** Opacity of what the own cut of a plot removes. */
const pale = 0.2;

interface SvgProps {
  readonly plot: Plot;
  readonly drawing: Drawing;
  readonly draw: PlotStyle['draw'];
  readonly signalFactor?: number | null | undefined;
  readonly dataLabel?: string | undefined;
  /** The own cut as it is drawn: it may be ahead of the sums while it is dragged. */
  readonly cut: Filter | undefined;
  readonly id: string;
  readonly paint?: Paint;
  /** With title and legend, for an exported image. */
  readonly isComplete?: boolean;
}

/** Draws what `drawingOf` made of a plot. Its ids begin with `id`, which must be unique in the page. */
export function DrawnPlot(props: SvgProps): ReactNode {
  const {plot, drawing, draw, signalFactor, dataLabel, cut, id} = props;
  const {paint = byVariable, isComplete = false} = props;
  const {layout} = drawing;
  const windows = windowsOf(plot.edges, cut);
  const entries = entriesOf(plot, {draw, signalFactor, dataLabel});
  const head = isComplete ? Math.round(2 * layout.fontSize) : 0;
  const foot = isComplete ? legendHeight(entries, layout) : 0;
  const height = head + layout.height + foot;
  return (
    <PlotSvg
      {...{id, height, paint}}
      width={layout.width}
      fontSize={layout.fontSize}
      name={`Histogram: ${plot.histogram.title}`}
      description={describe(plot, {draw, signalFactor, dataLabel})}
    >
      <defs>
        <PlotPatterns {...{plot, id, paint}} />
        {windows && <Clip id={id} windows={windows} drawing={drawing} />}
      </defs>
      {isComplete && <rect width={layout.width} height={height} fill={paint('paper')} />}
      {isComplete && (
        <text x={layout.main.left} y={1.25 * layout.fontSize} fontWeight="600" fill={paint('ink')}>
          {plot.histogram.title}
        </text>
      )}
      <g transform={head > 0 ? `translate(0 ${head})` : undefined}>
        {[layout.main, layout.ratio].map(
          (box) => box && <FrameGround key={box.top} box={box} paint={paint} />,
        )}
        {windows && (
          <g opacity={pale}>
            <LastingContents {...{plot, drawing, id, paint}} />
          </g>
        )}
        <g clipPath={windows ? `url(#${id}-kept)` : undefined}>
          {windows && <Kept windows={windows} drawing={drawing} paint={paint} />}
          <LastingContents {...{plot, drawing, id, paint}} />
        </g>
        {drawing.ghost && <Ghost d={drawing.ghost} paint={paint} />}
        <Axes histogram={plot.histogram} drawing={drawing} paint={paint} />
        {windows && <CutLines windows={windows} drawing={drawing} paint={paint} />}
        {layout.isCompact && <CompactTexts drawing={drawing} paint={paint} />}
        {isComplete && <SvgLegend entries={entries} layout={layout} id={id} paint={paint} />}
      </g>
    </PlotSvg>
  );
}

interface WholePlotProps extends PlotStyle, PlotSize {
  readonly plot: Plot;
  readonly id: string;
  /** Gives the values of tokens, where no style sheet of the site will be. */
  readonly paint?: Paint;
}

/** A plot with its title and its legend at a given size, to be saved. The legend adds to the height. */
export function WholePlot({plot, id, paint = byVariable, ...rest}: WholePlotProps): ReactNode {
  const drawing = drawingOf(plot, rest, rest);
  return (
    <DrawnPlot
      {...{plot, drawing, id, paint}}
      draw={rest.draw}
      signalFactor={rest.signalFactor}
      dataLabel={rest.dataLabel}
      cut={plot.cut}
      isComplete
    />
  );
}
