/** A plot as a thumbnail: the paths of its layers, without axes. */
import {bandPath, stepsPath} from '@site/src/plot/paths';
import type {Plot} from '../../model/view';
import type {PlotStyle} from '../plot/drawing/drawing';
import {layersOf} from '../plot/drawing/layers';
import {yAxisOf} from '../plot/drawing/yAxis';
import {windowsOf, type Window} from '../plot/windows';

/** Size in pixels; a wider thumbnail is stretched. */
export const thumbSize = {width: 65, height: 46};

/** Approximate number of ticks. They determine the ends of the axis but are not drawn. */
const tickCount = 3;

export interface ThumbPaths {
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
