import {memo, useMemo, type ReactNode} from 'react';
import {processStyles} from '@site/src/data/processStyles';
import {bandPath, stepsPath} from '@site/src/plot/paths';
import type {Plot} from '../../model/view';
import type {PlotStyle} from '../plot/drawing/drawing';
import {layersOf} from '../plot/drawing/layers';
import {yAxisOf} from '../plot/drawing/yAxis';
import {windowsOf, type Window} from '../plot/windows';
import styles from './ThumbStrip.module.css';

/** Size in pixels; a wider thumbnail is stretched. */
export const thumbSize = {width: 65, height: 46};

/** Approximate number of ticks. They determine the ends of the axis but are not drawn. */
const tickCount = 3;

interface ThumbPaths {
  /** Areas of the stack, or lines, by the number of the series. */
  readonly shapes: readonly {readonly number: number; readonly path: string}[];
  readonly outlines: readonly {readonly number: number; readonly path: string}[];
  /** The parts that the cut of the plot removes, along the thumbnail; none without a cut. */
  readonly removed: readonly Window[];
}

/** The parts of a line between 0 and `width` that no window covers. */
function gapsBetween(windows: readonly Window[], width: number): readonly Window[] {
  const gaps: Window[] = [];
  let end = 0;
  for (const {from, to} of windows) {
    if (from > end) gaps.push({from: end, to: from});
    end = to;
  }
  return end < width ? [...gaps, {from: end, to: width}] : gaps;
}

/** Paths of a plot in a box of `thumbSize`. */
export function thumbPathsOf(plot: Plot, {draw, axis, signalFactor}: PlotStyle): ThumbPaths {
  const {width, height} = thumbSize;
  const {edges, cut} = plot;
  const layers = layersOf(plot, draw, signalFactor);
  const y = yAxisOf(layers, draw, axis, [height, 0], tickCount);
  const [low, high] = [edges[0] as number, edges.at(-1) as number];
  const at = (value: number): number => ((value - low) / (high - low)) * width;
  const xs = edges.map(at);
  const windows = windowsOf(edges, cut)?.map(({from, to}) => ({from: at(from), to: at(to)}));
  return {
    shapes: layers.shapes.map(({number, lower, upper}) => ({
      number,
      path:
        draw === 'stacked'
          ? bandPath(xs, lower.map(y.at), upper.map(y.at))
          : stepsPath(xs, upper.map(y.at)),
    })),
    outlines: layers.outlines.map(({number, heights}) => ({
      number,
      path: stepsPath(xs, heights.map(y.at)),
    })),
    removed: windows ? gapsBetween(windows, width) : [],
  };
}

interface Props extends Pick<PlotStyle, 'draw' | 'axis' | 'signalFactor'> {
  readonly plot: Plot;
}

function Picture({plot, draw, axis, signalFactor}: Props): ReactNode {
  const {width, height} = thumbSize;
  const {shapes, outlines, removed} = useMemo(
    () => thumbPathsOf(plot, {draw, axis, signalFactor, hasRatio: false, label: ''}),
    [plot, draw, axis, signalFactor],
  );
  const colourOf = (number: number): string | undefined => {
    const look = plot.series[number]?.process.look;
    return look && `var(--${processStyles[look].colour})`;
  };
  const isFilled = draw === 'stacked';
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      {shapes.map(({number, path}) => (
        <path
          key={number}
          d={path}
          fill={isFilled ? colourOf(number) : 'none'}
          stroke={isFilled ? undefined : colourOf(number)}
        />
      ))}
      {outlines.map(({number, path}) => (
        <g key={number} fill="none">
          <path d={path} stroke="var(--paper-raised)" strokeWidth="3.5" />
          <path d={path} stroke={colourOf(number)} strokeWidth="1.6" />
        </g>
      ))}
      {removed.map(({from, to}) => (
        <rect key={from} x={from} width={to - from} height={height} className={styles.removed} />
      ))}
      {removed.flatMap(({from, to}) =>
        [from, to]
          .filter((end) => end > 0 && end < width)
          .map((end) => (
            <path key={end} d={`M${end} 0V${height}`} stroke="var(--accent)" strokeWidth="1.5" />
          )),
      )}
    </svg>
  );
}

/** The shape of a plot, with its cut; drawn again only if its sums, its cut or the options change. */
export const Thumb = memo(Picture);
