/**
 * Sums for every position of one brush: row r of a tile holds the sums of all events below boundary r
 * of the brushed column, so that any brush is the difference of two rows. Differences of sums lose
 * digits: some 1e-13 of what the whole column adds up to, for millions of events. That is why a released
 * brush is counted again.
 */
import {accumulator} from './accumulate';
import type {Dimension} from '../events/events';
import type {Layout} from './layout';
import {positionsOf} from './positions';
import {type Table, columnOf} from './table';
import {slotFinder} from './axis';

/**
 * Puts the rows in the order of their cells along one column. Cells lie between positions; the first is
 * below all of them, the last but one above, and the last holds NaN.
 *
 * @param place of the dimension whose column it is
 * @param positions ascending
 * @returns copies of what is counted, and the row at which each cell begins
 */
function sortedByCell(
  table: Table,
  place: number,
  positions: readonly number[],
): {readonly sorted: Table; readonly starts: Uint32Array} {
  const {events, rows, weights, processes, slots, stride, fails} = table;
  const column = columnOf(events, table.dimensions[place] as Dimension);
  const slotAt = slotFinder(positions);
  const cells = positions.length + 2;
  const cellOf = new Uint16Array(rows);
  const starts = new Uint32Array(cells + 1);
  for (let i = 0; i < rows; i += 1) {
    const value = column[i] as number;
    const cell = Number.isNaN(value) ? cells - 1 : slotAt(value);
    cellOf[i] = cell;
    starts[cell + 1] = (starts[cell + 1] as number) + 1;
  }
  for (let cell = 0; cell < cells; cell += 1) {
    starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  }
  const sorted = {
    ...table,
    weights: new Float64Array(rows),
    processes: new Uint8Array(rows),
    slots: new Uint8Array(slots.length),
    fails: new Int32Array(rows),
  };
  const words = stride / 4;
  const from = new Uint32Array(slots.buffer);
  const to = new Uint32Array(sorted.slots.buffer);
  const next = starts.slice();
  for (let i = 0; i < rows; i += 1) {
    const cell = cellOf[i] as number;
    const at = next[cell] as number;
    next[cell] = at + 1;
    sorted.weights[at] = weights[i] as number;
    sorted.processes[at] = processes[i] as number;
    sorted.fails[at] = fails[i] as number;
    for (let word = 0; word < words; word += 1) {
      to[at * words + word] = from[i * words + word] as number;
    }
  }
  return {sorted, starts};
}

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
