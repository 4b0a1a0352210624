/** The axis of events: large enough for all events that are drawn and pass the cut of their own plot. */
import type {Draw, Layers} from './layers';
import {logarithmic, niceLinear, type Ends, type Scale} from '@site/src/plot/scales';

/** Room above the highest of all, as a factor; more for a plot with texts inside its frame. */
const headrooms = {plain: {linear: 1.05, log: 2}, inside: {linear: 1.2, log: 6}};

/** Weights far in a tail are as small as one likes: an axis that followed them would show nothing else. */
const decades = 6;
/** For signal in the stack that would be hidden otherwise. */
const decadesForSignal = 8;
const fewestEvents = 0.1;

const heightsOf = ({shapes, bands, outlines, sum, points}: Layers): readonly number[] => [
  ...shapes.flatMap(({upper}) => upper),
  ...bands.flatMap(({upper}) => upper),
  ...outlines.flatMap(({heights}) => heights),
  ...(sum ?? []),
  ...points.map(({high}) => high),
];

/**
 * The layers in some bins only.
 *
 * @param bins numbers of the bins, from 0
 */
export function layersIn(layers: Layers, bins: readonly number[]): Layers {
  const picked = (values: readonly number[]): readonly number[] =>
    bins.map((bin) => values[bin] ?? 0);
  const inBins = <Ends extends {lower: readonly number[]; upper: readonly number[]}>(
    ends: Ends,
  ): Ends => ({...ends, lower: picked(ends.lower), upper: picked(ends.upper)});
  return {
    shapes: layers.shapes.map(inBins),
    bands: layers.bands.map(inBins),
    outlines: layers.outlines.map((outline) => ({...outline, heights: picked(outline.heights)})),
    ghost: layers.ghost && picked(layers.ghost),
    sum: layers.sum && picked(layers.sum),
    points: layers.points.filter(({bin}) => bins.includes(bin)),
  };
}

const tenBelow = (height: number): number => 10 ** Math.floor(Math.log10(height) + 1e-9);

/** The tallest bin of the signals that are seen on the axis only; 0 if there are none. */
const tallestSignal = ({shapes, outlines}: Layers): number =>
  Math.max(
    0,
    ...(outlines.length > 0 ? [] : shapes)
      .filter(({process, lower}) => process.isSignal && lower.every((height) => height <= 0))
      .flatMap(({upper}) => upper),
  );

/**
 * Where a logarithmic axis begins: a power of ten below all bins that hold something, and far enough below
 * the signal that it can be seen.
 */
function logFloor(
  layers: Layers,
  heights: readonly number[],
  highest: number,
  draw: Draw,
  headroom: {readonly log: number},
): number {
  const smallest = Math.min(...heights.filter((height) => height > 0));
  const deepest = 10 ** Math.ceil(Math.log10((highest * headroom.log) / 10 ** decades) - 1e-9);
  const lowest = draw === 'normalised' || highest < 10 ? 0 : fewestEvents;
  const floor = Math.max(tenBelow(smallest), deepest, lowest);
  const signal = tallestSignal(layers);
  const belowSignal =
    signal > 0 && draw !== 'normalised'
      ? Math.max(tenBelow(signal / 10), highest / 10 ** decadesForSignal)
      : floor;
  return Math.min(floor, belowSignal, highest / 10);
}

/**
 * @param layers in the bins that the axis is for
 * @param room what has to fit above the highest bin
 */
export function yAxisOf(
  layers: Layers,
  draw: Draw,
  axis: 'linear' | 'log',
  places: Ends,
  count: number,
  room: keyof typeof headrooms = 'plain',
): Scale {
  const headroom = headrooms[room];
  const drawn = heightsOf(layers);
  if (axis === 'log') {
    const heights = [...drawn, ...(layers.ghost ?? [])];
    const highest = Math.max(0, ...heights);
    if (highest === 0) return logarithmic(0.1, 10, places, count);
    const uppers = layers.shapes.flatMap(({upper}) => upper);
    const seen = uppers.some((value) => value > 0) ? uppers : heights;
    const floor = logFloor(layers, seen, highest, draw, headrooms.plain);
    return logarithmic(Math.min(floor, highest / 10), highest * headroom.log, places, count);
  }
  const highest = Math.max(0, ...drawn);
  const lowest = Math.min(0, ...layers.shapes.flatMap(({lower, upper}) => [...lower, ...upper]));
  return niceLinear(lowest * headroom.linear, highest * headroom.linear, places, count);
}
