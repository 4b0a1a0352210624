/** Maximum number of cells in one row; more are in two rows. */
const maxInRow = 6;

/** Columns of the strip of thumbnails, whose last cell opens the cut flow. */
export function stripColumns(plots: number): number {
  const cells = plots + 1;
  return cells > maxInRow ? Math.ceil(cells / 2) : cells;
}
