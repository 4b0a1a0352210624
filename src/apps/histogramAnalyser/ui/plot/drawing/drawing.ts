/** A plot as paths, places and texts, for a given size. */
import type {Plot} from '../../../model/view';
import {windowsOf} from '../windows';
import {beyondText, yTitleOf} from '../labels';
import {layersOf, type Draw, type Layers} from './layers';
import {bandPath, barsPath, dotsPath, stepsPath} from '@site/src/plot/paths';
import type {ComparisonKind} from './comparison';
import {comparisons} from './comparisonLoader';
import {noteOf, type CompactNote} from './compactNote';
import {heightFor, layoutOf, type Layout, type Texts} from './plotLayout';
import {scaleOf} from '@site/src/plot/axes';
import {framePath, type Box, type PlotSize} from '@site/src/plot/frame';
import type {RatioPaths} from '@site/src/plot/ratioView';
import type {Scale, Tick} from '@site/src/plot/scales';
import {xAxisOf} from './xAxis';
import {layersIn, yAxisOf} from './yAxis';

export interface PlotStyle {
  readonly draw: Draw;
  readonly axis: 'linear' | 'log';
  /** True if a panel below the plot compares data with the prediction. */
  readonly hasRatio: boolean;
  /** The comparison in that panel; the ratio unless given. */
  readonly comparison?: ComparisonKind | undefined;
  /** The kind of the events, above the plot. */
  readonly label: string;
  /** The same in few words, inside a compact plot. */
  readonly shortLabel?: string | undefined;
  /** The factor of the outline of the signal over a stack; null or nothing if the signal is in the stack. */
  readonly signalFactor?: number | null | undefined;
  /** For a panel with the titles in its head. */
  readonly isCompact?: boolean | undefined;
  /** What the points are called; `Pseudo-data` unless said. */
  readonly dataLabel?: string | undefined;
}

/** Area of a process, or its outline where processes are overlaid. */
interface DrawnShape {
  readonly number: number;
  readonly area: string;
  readonly outline: string;
}

interface Panel {
  readonly box: Box;
  readonly frame: string;
  readonly ticks: readonly Tick[];
  readonly bars: string;
  readonly dots: string;
  readonly bands: readonly {readonly number: number; readonly path: string}[];
}

export interface Drawing {
  readonly layout: Layout;
  readonly isOutlined: boolean;
  readonly shapes: readonly DrawnShape[];
  readonly outlines: readonly {readonly number: number; readonly path: string}[];
  /** Background before the last cut on another quantity. */
  readonly ghost: string | null;
  readonly sum: string | null;
  readonly main: Panel;
  /** The panel below the plot: a ratio, or pulls. */
  readonly ratio: RatioPaths | null;
  readonly x: Scale;
  readonly yTitle: string;
  /** Of ten, by which the numbers beside the axis of events are to be multiplied. */
  readonly power: number;
  readonly beyond: string;
  /** The label inside a compact plot; null for other plots. */
  readonly note: CompactNote | null;
}

/** The layers that a linear axis of events includes: those in bins that pass the own cut, or all without any. */
export function fittedLayers({edges, cut}: Plot, layers: Layers): Layers {
  const windows = windowsOf(edges, cut);
  if (!windows) return layers;
  const bins = Array.from(edges.keys())
    .slice(0, -1)
    .filter((bin) =>
      windows.some(
        ({from, to}) => from < (edges[bin + 1] as number) && to > (edges[bin] as number),
      ),
    );
  const kept = layersIn(layers, bins);
  return kept.shapes.some(({upper}) => upper.some((height) => height > 0)) ? kept : layers;
}

function mainPanel(
  plot: Plot,
  layers: Layers,
  {draw, axis, isCompact = false}: PlotStyle,
  box: Box,
  x: Scale,
  fontSize: number,
): Pick<Drawing, 'shapes' | 'outlines' | 'ghost' | 'sum' | 'main' | 'power'> {
  const count = Math.max(3, Math.floor((box.bottom - box.top) / (2.6 * fontSize)));
  const fitted = axis === 'log' ? layers : fittedLayers(plot, layers);
  const room = isCompact ? 'inside' : 'plain';
  const y = yAxisOf(fitted, draw, axis, [box.bottom, box.top], count, room);
  const xs = plot.edges.map(x.at);
  const high = (values: readonly number[]): readonly number[] => values.map(y.at);
  const middle = (bin: number): number => ((xs[bin] as number) + (xs[bin + 1] as number)) / 2;
  return {
    shapes: layers.shapes.map(({number, lower, upper}) => ({
      number,
      area: draw === 'stacked' ? bandPath(xs, high(lower), high(upper)) : '',
      outline: draw === 'stacked' ? '' : stepsPath(xs, high(upper)),
    })),
    outlines: layers.outlines.map(({number, heights}) => ({
      number,
      path: stepsPath(xs, high(heights)),
    })),
    // A ghost that leaves a linear axis would look like its upper end.
    ghost:
      layers.ghost && Math.max(...layers.ghost) <= y.max ? stepsPath(xs, high(layers.ghost)) : null,
    sum: layers.sum && stepsPath(xs, high(layers.sum)),
    power: y.power,
    main: {
      box,
      frame: framePath({box, x, y}),
      ticks: y.ticks,
      bands: layers.bands.map(({number, lower, upper}) => ({
        number,
        path: bandPath(xs, high(lower), high(upper)),
      })),
      bars: barsPath(
        layers.points.map(({bin, low, high: up}) => ({
          x: middle(bin),
          from: y.at(low),
          to: y.at(up),
        })),
      ),
      dots: dotsPath(
        layers.points
          .filter(({count: events, value}) => events > 0 && value <= y.max)
          .map(({bin, value}) => ({x: middle(bin), y: y.at(value)})),
      ),
    },
  };
}

const textsOf = (plot: Plot, {draw, label, hasRatio, isCompact = false}: PlotStyle): Texts => ({
  yTitle: yTitleOf(plot.histogram, draw),
  label,
  hasRatio: hasRatio && plot.data !== null && comparisons.panel !== undefined,
  isCompact,
});

/** The size of a plot that is to be so wide. */
export function sizeFor(
  plot: Plot,
  looks: PlotStyle,
  {width, fontSize}: Omit<PlotSize, 'height'>,
): PlotSize {
  return {width, fontSize, height: heightFor(width, fontSize, textsOf(plot, looks))};
}

/** @param plot with the cut that its axis of events fits */
export function drawingOf(plot: Plot, looks: PlotStyle, size: PlotSize): Drawing {
  const texts = textsOf(plot, looks);
  const layout = layoutOf(size, texts);
  const layers = layersOf(plot, looks.draw, looks.signalFactor);
  const {main: box, ratio: lower} = layout;
  const {comparison: kind = 'ratio', draw} = looks;
  const axis = xAxisOf(plot.histogram, plot.edges);
  const x = scaleOf(axis, [box.left, box.right], size.fontSize, 'x');
  const {yTitle} = texts;
  const panel = mainPanel(plot, layers, looks, box, x, size.fontSize);
  const noteTexts = {yTitle, power: panel.power, label: looks.shortLabel ?? ''};
  return {
    layout,
    isOutlined: looks.draw !== 'stacked',
    ...panel,
    ratio: (lower && comparisons.panel?.({kind, plot, draw, layers}, lower, x)) ?? null,
    x,
    yTitle,
    beyond: beyondText(plot),
    note: looks.isCompact ? noteOf(plot, layers, layout, noteTexts) : null,
  };
}
