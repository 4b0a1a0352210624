/** Answers from a tile: the sums for one brush. */
import type {Dimension} from '../events/events';
import {isCut, type RangeFilter} from '../cuts/filters';
import {boundariesOf, rangeOf} from './positions';
import type {Tile} from './tile';

/** Puts row `to` less row `from` of a tile into some cells of the planes; where no rows are, nothing is. */
function put(
  {rows, layout: {cells}}: Tile,
  planes: Float64Array,
  [first, end]: readonly [first: number, end: number],
  [from, to]: readonly [from: number, to: number],
): void {
  for (let cell = first; cell < end; cell += 1) {
    const [low, high] = [from + 3 * cell, to + 3 * cell];
    const count = (rows[high + 2] as number) - (rows[low + 2] as number);
    if (count === 0) continue;
    planes[cell] = (rows[high] as number) - (rows[low] as number);
    planes[cells + cell] = (rows[high + 1] as number) - (rows[low + 1] as number);
    planes[2 * cells + cell] = count;
  }
}

/**
 * The planes of sums for a brush, and the range that they are for: the nearest the tile has. The
 * brushed dimension shows all events, as far as the other cuts let them pass, and so does the cut flow
 * before the brushed cut.
 */
export function brushed(
  tile: Tile,
  wanted: RangeFilter,
): {readonly planes: Float64Array; readonly range: RangeFilter} {
  const {layout, place, positions, rows} = tile;
  const {cells, cuts, dimensions, flowOffset, offsets, processCount, slots} = layout;
  const boundaries = boundariesOf(positions, wanted);
  const range = rangeOf(positions, boundaries);
  const stride = 3 * cells;
  const total = rows.length - stride;
  const everything = [0, total] as const;
  const within = isCut(range)
    ? ([stride * boundaries.from, stride * boundaries.to] as const)
    : everything;
  const planes = new Float64Array(stride);
  const own = offsets[place] as number;
  const ownEnd = own + processCount * (slots[place] as number);
  put(tile, planes, [0, own], within);
  put(tile, planes, [own, ownEnd], everything);
  put(tile, planes, [ownEnd, flowOffset], within);
  const brush = cuts.indexOf((dimensions[place] as Dimension).name);
  for (let process = 0; process < processCount; process += 1) {
    const flow = flowOffset + process * (cuts.length + 1);
    const [at, end] = [flow + brush, flow + cuts.length + 1];
    put(tile, planes, [flow, at], everything);
    put(tile, planes, [at + 1, end], within);
    for (let plane = 2; plane >= 0; plane -= 1) {
      let outside = 0;
      for (let cell = at + 1; cell < end; cell += 1) {
        outside +=
          (rows[total + 3 * cell + plane] as number) - (planes[plane * cells + cell] as number);
      }
      const isEmpty = plane < 2 && planes[2 * cells + at] === 0;
      planes[plane * cells + at] = isEmpty ? 0 : outside;
    }
  }
  return {planes, range};
}
