/** Thumbnails of the analysers: a histogram as the app draws it, without its axes. */
import {bandPath, barsPath, dotsPath, stepsPath} from '../../src/plot/paths';
import type {Thumbnail} from '../../src/apps/histogramAnalyser/model/description';
import type {Plot} from '../../src/apps/histogramAnalyser/model/view';
import {processStyles} from '../../src/data/processStyles';
import {element, height, paint, width} from './canvas';

const frame = {left: 8, right: width - 8, top: 14, bottom: height - 8};

const lineAt = (y: number): string =>
  element('path', {d: `M${frame.left} ${y}H${frame.right}`, stroke: paint('ink'), fill: 'none'});

/** The bins of a list with under- and overflow. */
const binsOf = (slots: ArrayLike<number>): readonly number[] => Array.from(slots).slice(1, -1);

/** From contents of bins to positions; `low` is at the bottom, `high` at the top. */
const scale =
  (low: number, high: number) =>
  (content: number): number =>
    frame.bottom - ((content - low) / (high - low)) * (frame.bottom - frame.top);

function positionsOf(edges: readonly number[]): readonly number[] {
  const [low, high] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  return edges.map(
    (edge) => frame.left + ((edge - low) / (high - low)) * (frame.right - frame.left),
  );
}

const colourOf = (look: keyof typeof processStyles): string => paint(processStyles[look].colour);

interface Point {
  readonly content: number;
  readonly low: number;
  readonly high: number;
}

/** Points with error bars in the middle of their bins; those without an event are left out. */
function points(xs: readonly number[], list: readonly Point[], y: (of: number) => number): string {
  const drawn = list.flatMap((point, bin) => {
    const x = ((xs[bin] ?? 0) + (xs[bin + 1] ?? 0)) / 2;
    return point.high > point.low ? [{...point, x}] : [];
  });
  const bars = barsPath(drawn.map(({x, low, high}) => ({x, from: y(low), to: y(high)})));
  const dots = dotsPath(drawn.map(({x, content}) => ({x, y: y(content)})));
  const line = {stroke: paint('process-data'), fill: 'none'};
  return [
    element('path', {d: bars, ...line, 'stroke-width': 1.2}),
    element('path', {d: dots, ...line, 'stroke-width': 4, 'stroke-linecap': 'round'}),
  ].join('');
}

function stack({edges, series, data}: Plot): string {
  const xs = positionsOf(edges);
  const counts = (data ?? []).slice(1, -1).filter(({count}) => count > 0);
  let lower = edges.slice(1).map(() => 0);
  const layers = series.map(({process, sums}) => {
    const upper = lower.map((sum, bin) => sum + (binsOf(sums.sumOfWeights)[bin] ?? 0));
    const layer = {look: process.look, lower, upper};
    lower = upper;
    return layer;
  });
  const y = scale(0, Math.max(...lower, ...counts.map(({high}) => high)));
  const areas = layers.map((layer) =>
    element('path', {
      d: bandPath(xs, layer.lower.map(y), layer.upper.map(y)),
      fill: colourOf(layer.look),
      stroke: paint('process-outline'),
      'stroke-width': 0.8,
    }),
  );
  const observed = (data ?? [])
    .slice(1, -1)
    .map(({count, low, high}) => ({content: count, low, high: count > 0 ? high : low}));
  return [...areas, points(xs, observed, y), lineAt(frame.bottom)].join('');
}

/** The height of the frame over that of the signal where shapes are compared; lines may leave it at the top. */
const aboveSignal = 1.5;

/** Each process with the same area: the signal filled, the others as lines. */
function shapes({edges, series}: Plot): string {
  const xs = positionsOf(edges);
  const normalised = series.map(({process, sums}) => {
    const bins = binsOf(sums.sumOfWeights);
    const sum = bins.reduce((a, b) => a + b, 0);
    return {process, bins: bins.map((content) => content / sum)};
  });
  const signal = normalised.filter(({process}) => process.isSignal).flatMap(({bins}) => bins);
  const y = scale(0, aboveSignal * Math.max(...signal));
  const signalFirst = [...normalised].sort(
    (a, b) => Number(b.process.isSignal) - Number(a.process.isSignal),
  );
  const drawn = signalFirst.map(({process: {look, isSignal}, bins}) =>
    isSignal
      ? element('path', {
          d: bandPath(
            xs,
            bins.map(() => frame.bottom),
            bins.map(y),
          ),
          fill: colourOf(look),
        })
      : element('path', {
          d: stepsPath(xs, bins.map(y)),
          stroke: colourOf(look),
          'stroke-width': 2.5,
          fill: 'none',
        }),
  );
  return [...drawn, lineAt(frame.bottom)].join('');
}

/** Pseudo-data after the simulated background is subtracted, with the signal that was simulated. */
function excess({edges, series, data}: Plot): string {
  const xs = positionsOf(edges);
  const sumOf = (isSignal: boolean): readonly number[] =>
    edges
      .slice(1)
      .map((_, bin) =>
        series
          .filter(({process}) => process.isSignal === isSignal)
          .reduce((sum, {sums}) => sum + (binsOf(sums.sumOfWeights)[bin] ?? 0), 0),
      );
  const [signal, background] = [sumOf(true), sumOf(false)];
  const left = (data ?? []).slice(1, -1).map(({count, low, high}, bin): Point => {
    const expected = background[bin] ?? 0;
    return {content: count - expected, low: low - expected, high: high - expected};
  });
  const y = scale(Math.min(...left.map(({low}) => low)), Math.max(...left.map(({high}) => high)));
  const look = series.find(({process}) => process.isSignal)?.process.look ?? 'higgs';
  return [
    element('path', {
      d: bandPath(
        xs,
        signal.map(() => y(0)),
        signal.map(y),
      ),
      fill: colourOf(look),
    }),
    lineAt(y(0)),
    points(xs, left, y),
  ].join('');
}

export const drawings: Readonly<Record<Thumbnail['shows'], (plot: Plot) => string>> = {
  stack,
  shapes,
  excess,
};
