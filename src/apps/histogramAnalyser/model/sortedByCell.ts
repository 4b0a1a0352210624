import {slotFinder} from './axis';
import type {Dimension} from './events';
import {columnOf, type Table} from './table';

/**
 * Puts the rows in the order of their cells along one column. Cells lie between positions; the first is
 * below all of them, the last but one above, and the last holds NaN.
 *
 * @param place of the dimension whose column it is
 * @param positions ascending
 * @returns copies of what is counted, and the row at which each cell begins
 */
export function sortedByCell(
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
