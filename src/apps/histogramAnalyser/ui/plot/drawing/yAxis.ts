/** The axis of events: large enough for all that is drawn. */
import type {Draw, Layers} from './layers';
import {logarithmic, niceLinear, type Places, type Scale} from '@site/src/apps/shell/plot/scales';

/** Room above the highest of all. */
const headroom = {linear: 1.05, log: 2};

/** Weights far in a tail are as small as one likes: an axis that followed them would show nothing else. */
const decades = {events: 8, shares: 6};
const fewestEvents = 0.1;

function heightsOf({shapes, bands, sum, points}: Layers): readonly number[] {
  return [
    ...shapes.flatMap(({upper}) => upper),
    ...bands.flatMap(({upper}) => upper),
    ...(sum ?? []),
    ...points.map(({high}) => high),
  ];
}

/** Where a logarithmic axis begins: a power of ten below all bins that hold something. */
function logFloor(heights: readonly number[], draw: Draw): number {
  const highest = Math.max(...heights);
  const smallest = Math.min(...heights.filter((height) => height > 0));
  const below = 10 ** Math.floor(Math.log10(smallest) + 1e-9);
  const depth = draw === 'normalised' ? decades.shares : decades.events;
  const deepest = Math.max(below, highest / 10 ** depth);
  const lowest = draw === 'normalised' || highest < 10 ? 0 : fewestEvents;
  return Math.min(Math.max(deepest, lowest), highest / 10);
}

export function yAxisOf(
  layers: Layers,
  draw: Draw,
  axis: 'linear' | 'log',
  places: Places,
  count: number,
): Scale {
  const heights = heightsOf(layers);
  const highest = Math.max(0, ...heights);
  if (axis === 'log') {
    if (highest === 0) return logarithmic(0.1, 10, places, count);
    const uppers = layers.shapes.flatMap(({upper}) => upper);
    const floor = logFloor(uppers.some((value) => value > 0) ? uppers : heights, draw);
    return logarithmic(Math.min(floor, highest / 10), highest * headroom.log, places, count);
  }
  const lowest = Math.min(0, ...layers.shapes.flatMap(({lower, upper}) => [...lower, ...upper]));
  return niceLinear(lowest * headroom.linear, highest * headroom.linear, places, count);
}
