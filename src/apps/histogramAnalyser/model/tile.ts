/**
 * Sums for every position of one brush: row r of a tile holds the sums of all events below boundary r
 * of the brushed column, so that any brush is the difference of two rows. Differences of sums lose
 * digits: some 1e-13 of what the whole column adds up to, for millions of events. That is why a released
 * brush is counted again.
 */
import {accumulator} from './accumulate';
import type {Dimension} from './events';
import type {Layout} from './layout';
import {positionsOf} from './positions';
import {sortedByCell} from './sortedByCell';
import type {Table} from './table';

export interface Tile {
  readonly layout: Layout;
  /** Place of the brushed dimension. */
  readonly place: number;
  readonly positions: readonly number[];
  /** One row for each boundary, and the last for all events, NaN included. */
  readonly rows: Float64Array;
}

const wantedBytes = 32e6;
const maxBytes = 256e6;

/**
 * Makes the tile of a brush on one dimension, all other cuts being as the masks of the table say.
 *
 * @param layout with the brushed dimension among its cuts
 * @param place of the brushed dimension
 * @returns undefined where it would take more than 256 MB
 */
export function tileOf(table: Table, layout: Layout, place: number): Tile | undefined {
  const dimension = table.dimensions[place] as Dimension;
  const stride = 3 * layout.cells;
  const positions = positionsOf(dimension.axis, Math.floor(wantedBytes / (8 * stride)));
  const cells = positions.length + 2;
  if (8 * stride * (cells + 1) > maxBytes) return undefined;
  const {sorted, starts} = sortedByCell(table, place, positions);
  const add = accumulator(sorted, layout, 1 << place);
  const rows = new Float64Array(stride * (cells + 1));
  const running = new Float64Array(stride);
  for (let cell = 0; cell < cells; cell += 1) {
    add(running, starts[cell] as number, starts[cell + 1] as number);
    rows.set(running, stride * (cell + 1));
  }
  return {layout, place, positions, rows};
}
