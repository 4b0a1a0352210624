/** Inputs of comparable size. */
import type {Scaling} from '../types';

/**
 * Means and standard deviations of columns over some rows, each row counting once. A column that does not
 * vary has width 1.
 */
export function scalingOf(columns: readonly Float32Array[], rows: Int32Array): Scaling {
  const means = columns.map((column) => {
    let sum = 0;
    for (const row of rows) sum += column[row] as number;
    return rows.length > 0 ? sum / rows.length : 0;
  });
  const widths = columns.map((column, i) => {
    const mean = means[i] as number;
    let sum = 0;
    for (const row of rows) sum += ((column[row] as number) - mean) ** 2;
    const width = Math.sqrt(sum / Math.max(1, rows.length));
    return width > 0 ? width : 1;
  });
  return {means, widths};
}

/** The scaled inputs of all rows, row after row: entry `row × columns + column`. */
export function scaledRows(
  columns: readonly Float32Array[],
  rows: number,
  scaling: Scaling | null,
): Float64Array {
  const count = columns.length;
  const inputs = new Float64Array(rows * count);
  columns.forEach((column, i) => {
    const mean = scaling?.means[i] ?? 0;
    const width = scaling?.widths[i] ?? 1;
    for (let row = 0; row < rows; row += 1) {
      inputs[row * count + i] = ((column[row] as number) - mean) / width;
    }
  });
  return inputs;
}
