/** The best cut of a node, from sums over the bins of each feature. */
import {maxBins, type BinnedColumn} from './binned';

/** Per row: the numbers whose sums decide. `Σtarget² / Σsize` is what a cut makes larger. */
export interface Targets {
  /** Gini: weight × label. Boosting: the negative gradient. */
  readonly target: Float64Array;
  /** Gini: weight. Boosting: the second derivative. */
  readonly size: Float64Array;
  /** Added to `Σsize` in each node. */
  readonly l2: number;
}

export interface Sums {
  readonly target: number;
  readonly size: number;
  readonly rows: number;
}

export interface Cut {
  readonly feature: number;
  /** Rows with a code up to this one go left. */
  readonly code: number;
  readonly gain: number;
}

const nodeScore = (target: number, size: number): number => (target * target) / size;

/** Buffers for the sums of one feature, reused for each node. */
export interface Bins {
  readonly target: Float64Array;
  readonly size: Float64Array;
  readonly rows: Int32Array;
}

export const emptyBins = (): Bins => ({
  target: new Float64Array(maxBins),
  size: new Float64Array(maxBins),
  rows: new Int32Array(maxBins),
});

export function fillBins(
  bins: Bins,
  {codes, edges}: BinnedColumn,
  rows: Int32Array,
  {target, size}: Targets,
): void {
  const count = edges.length + 1;
  bins.target.fill(0, 0, count);
  bins.size.fill(0, 0, count);
  bins.rows.fill(0, 0, count);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const code = codes[row] as number;
    bins.target[code] = (bins.target[code] as number) + (target[row] as number);
    bins.size[code] = (bins.size[code] as number) + (size[row] as number);
    bins.rows[code] = (bins.rows[code] as number) + 1;
  }
}

/**
 * The cut of a feature with the largest gain Σₗ²/nₗ + Σᵣ²/nᵣ − Σ²/n, where n is a sum of sizes: half of the
 * decrease of Gini's impurity times the weight, or twice the decrease of the loss in boosting.
 *
 * @param minLeaf fewest rows on either side; sides whose sizes do not add up to more than 0 are refused
 * @returns undefined where no cut gains anything
 */
export function bestCutOf(
  bins: Bins,
  feature: number,
  edges: number,
  all: Sums,
  minLeaf: number,
  l2: number,
): Cut | undefined {
  const before = nodeScore(all.target, all.size + l2);
  let [target, size, rows] = [0, 0, 0];
  let [code, gain] = [-1, 1e-10 * Math.abs(before)];
  for (let bin = 0; bin < edges; bin += 1) {
    target += bins.target[bin] as number;
    size += bins.size[bin] as number;
    rows += bins.rows[bin] as number;
    if (rows < minLeaf || (bins.rows[bin] as number) === 0) continue;
    if (all.rows - rows < minLeaf) break;
    const rest = all.size - size;
    if (size <= 1e-12 || rest <= 1e-12) continue;
    const here = nodeScore(target, size + l2) + nodeScore(all.target - target, rest + l2) - before;
    if (here > gain) [code, gain] = [bin, here];
  }
  return code < 0 ? undefined : {feature, code, gain};
}
