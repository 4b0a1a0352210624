/** Correlations of features. */

/**
 * Linear correlations of columns with weights: cov(a, b) / √(var(a) var(b)).
 *
 * @param columns of all rows
 * @param rows those that count
 * @returns rows of a symmetric matrix, null where a column does not vary
 */
export function correlations(
  columns: readonly Float32Array[],
  rows: Int32Array,
  weight: ArrayLike<number>,
): readonly (readonly (number | null)[])[] {
  let all = 0;
  for (const row of rows) all += weight[row] as number;
  const mean = (of: (row: number) => number): number => {
    let sum = 0;
    for (const row of rows) sum += (weight[row] as number) * of(row);
    return sum / all;
  };
  const means = columns.map((column) => mean((row) => column[row] as number));
  const covariances = columns.map((one, i) =>
    columns.slice(0, i + 1).map((other, j) =>
      mean((row) => {
        const first = (one[row] as number) - (means[i] as number);
        return first * ((other[row] as number) - (means[j] as number));
      }),
    ),
  );
  const covariance = (i: number, j: number): number =>
    covariances[Math.max(i, j)]?.[Math.min(i, j)] ?? NaN;
  return columns.map((_, i) =>
    columns.map((__, j) => {
      const scale = covariance(i, i) * covariance(j, j);
      if (!(covariance(i, i) > 0) || !(scale > 0)) return null;
      return i === j ? 1 : Math.max(-1, Math.min(1, covariance(i, j) / Math.sqrt(scale)));
    }),
  );
}
