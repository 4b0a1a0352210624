/** Weighted sums of the rows of a sample. */
import type {TableRow} from '../format/table';

export const sumOfWeights = (rows: readonly TableRow[]): number =>
  rows.reduce((sum, {weight}) => sum + weight, 0);

/** Σw of a process in the rows that pass. */
export const yieldOf = (
  rows: readonly TableRow[],
  process: string,
  passes: (row: TableRow) => boolean,
): number => sumOfWeights(rows.filter((row) => row.process === process && passes(row)));

/** Weighted mean and width of the values of a column between two limits. */
export function peak(
  rows: readonly TableRow[],
  column: string,
  low: number,
  high: number,
): {readonly mean: number; readonly width: number} {
  const inside = rows.filter(({value}) => value(column) >= low && value(column) < high);
  const all = sumOfWeights(inside);
  const average = (of: (row: TableRow) => number): number =>
    inside.reduce((sum, row) => sum + row.weight * of(row), 0) / all;
  const mean = average(({value}) => value(column));
  return {mean, width: Math.sqrt(average(({value}) => (value(column) - mean) ** 2))};
}
