import type {CSSProperties} from 'react';

/** Maximum number of cells in one row; more are in two rows. */
const maxInRow = 6;

/**
 * The grid of the strip of thumbnails, whose last cell opens the cut flow. It has its height before its cells are there,
 * so that nothing moves while a page arrives.
 */
export function stripGrid(plots: number): CSSProperties {
  const cells = plots + 1;
  const rows = cells > maxInRow ? 2 : 1;
  return {'--columns': Math.ceil(cells / rows), '--rows': rows} as CSSProperties;
}
