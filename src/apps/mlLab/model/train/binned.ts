/** Columns in bins, so that the best cut of a tree is found from sums over bins. */

export interface BinnedColumn {
  /** Bin of each row; a value is in the first bin whose upper edge it does not exceed. */
  readonly codes: Uint16Array;
  /** Upper edges of all bins but the last: where a tree may cut, in the unit of the column. */
  readonly edges: Float64Array;
}

/** No column has more bins. */
export const maxBins = 4_096;

/** Few events have a bin for each value, so that all cuts are tried; of many, each has hundreds. */
const binsFor = (events: number): number => (events <= 2 * maxBins ? maxBins : 256);

/** Edges halfway between neighbours, so that a cut lies between values and not on one. */
function edgesOf(sorted: Float32Array): Float64Array {
  const most = binsFor(sorted.length);
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  const between = (place: number): number =>
    ((distinct[place] as number) + (distinct[place + 1] as number)) / 2;
  if (distinct.length <= most) {
    return Float64Array.from({length: Math.max(0, distinct.length - 1)}, (_, i) => between(i));
  }
  const edges: number[] = [];
  let place = 0;
  for (let bin = 1; bin < most; bin += 1) {
    const value = sorted[Math.floor((bin * sorted.length) / most)] as number;
    while ((distinct[place] as number) < value) place += 1;
    if (place === 0) continue;
    const edge = between(place - 1);
    if (edges.at(-1) !== edge) edges.push(edge);
  }
  return Float64Array.from(edges);
}

function codeOf(edges: Float64Array, value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Bins with about the same number of training rows each: 256, or up to 4,096 where there are at most 8,192
 * rows. Where there are no more different values than bins, each has its own and nothing is lost.
 *
 * @param column finite values of all rows
 * @param train the rows that say where the edges are
 */
export function binned(column: Float32Array, train: Int32Array): BinnedColumn {
  const sorted = Float32Array.from(train, (row) => column[row] as number).sort();
  const edges = edgesOf(sorted);
  const codes = new Uint16Array(column.length);
  for (let row = 0; row < column.length; row += 1) {
    codes[row] = codeOf(edges, column[row] as number);
  }
  return {codes, edges};
}
