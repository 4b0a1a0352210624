/** Small systems of linear equations. */

/**
 * Inverse of a square matrix by elimination with the largest pivot of each column.
 *
 * @param matrix rows of equal length, as many as columns; not changed
 * @returns null for a matrix without inverse
 */
export function inverse(matrix: readonly (readonly number[])[]): readonly number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? NaN;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    }
    const value = at(pivot, column);
    if (!(Math.abs(value) > 0) || !Number.isFinite(value)) return null;
    const top = (rows[pivot] ?? []).map((entry) => entry / value);
    rows[pivot] = rows[column] ?? [];
    rows[column] = top;
    for (let row = 0; row < size; row += 1) {
      const factor = at(row, column);
      if (row !== column) {
        rows[row] = (rows[row] ?? []).map((entry, j) => entry - factor * (top[j] ?? 0));
      }
    }
  }
  return rows.map((row) => row.slice(size));
}

/** Product of a matrix and a vector. */
export const product = (
  matrix: readonly (readonly number[])[],
  vector: readonly number[],
): number[] =>
  matrix.map((row) => row.reduce((sum, entry, j) => sum + entry * (vector[j] ?? 0), 0));
