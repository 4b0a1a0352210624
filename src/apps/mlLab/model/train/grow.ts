/** Grows a tree level by level. */
import type {TreeNodes} from '../types';
import type {BinnedColumn} from './binned';
import {bestCutOf, emptyBins, fillBins, type Cut, type Sums, type Targets} from './bestSplit';

export interface GrowRules {
  readonly depth: number;
  readonly minLeaf: number;
  /** The features that a node may cut on, chosen again for each node. */
  readonly candidates: () => readonly number[];
}

interface OpenNode {
  readonly node: number;
  readonly rows: Int32Array;
  readonly sums: Sums;
}

type Nodes = {-readonly [Key in keyof TreeNodes]: number[]};

function sumsOf(rows: Int32Array, {target, size}: Targets): Sums {
  let [sum, all] = [0, 0];
  for (let i = 0; i < rows.length; i += 1) {
    sum += target[rows[i] as number] as number;
    all += size[rows[i] as number] as number;
  }
  return {target: sum, size: all, rows: rows.length};
}

const valueOf = ({target, size}: Sums, l2: number): number =>
  size + l2 > 0 ? target / (size + l2) : 0;

function addNode(nodes: Nodes, rows: Int32Array, sums: Sums, l2: number): OpenNode {
  nodes.feature.push(-1);
  nodes.threshold.push(0);
  nodes.left.push(-1);
  nodes.right.push(-1);
  nodes.value.push(valueOf(sums, l2));
  nodes.weight.push(sums.size);
  nodes.rows.push(sums.rows);
  return {node: nodes.value.length - 1, rows, sums};
}

function parted(rows: Int32Array, codes: Uint16Array, code: number): readonly Int32Array[] {
  const sides = new Int32Array(rows.length);
  let [left, right] = [0, rows.length];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    if ((codes[row] as number) <= code) {
      sides[left] = row;
      left += 1;
    } else {
      right -= 1;
      sides[right] = row;
    }
  }
  return [sides.subarray(0, left), sides.subarray(left).reverse()];
}

/**
 * Grows a tree of the rows, one level after another, and gives the tree as it is after each level. Growth
 * ends at `depth`, or where no cut gains anything.
 *
 * @param columns binned features
 */
export function* growing(
  columns: readonly BinnedColumn[],
  rows: Int32Array,
  targets: Targets,
  {depth, minLeaf, candidates}: GrowRules,
): Generator<TreeNodes, TreeNodes, void> {
  const nodes: Nodes = {
    feature: [],
    threshold: [],
    left: [],
    right: [],
    value: [],
    weight: [],
    rows: [],
  };
  const {l2} = targets;
  const bins = emptyBins();
  const best = ({rows: inNode, sums}: OpenNode): Cut | undefined => {
    let found: Cut | undefined;
    if (inNode.length < 2 * minLeaf || inNode.length < 2 || sums.size <= 0) return undefined;
    for (const feature of candidates()) {
      const column = columns[feature] as BinnedColumn;
      fillBins(bins, column, inNode, targets);
      const cut = bestCutOf(bins, feature, column.edges.length, sums, minLeaf, l2);
      if (cut && cut.gain > (found?.gain ?? 0)) found = cut;
    }
    return found;
  };
  let open = [addNode(nodes, rows, sumsOf(rows, targets), l2)];
  for (let level = 0; level < depth && open.length > 0; level += 1) {
    const next: OpenNode[] = [];
    for (const parent of open) {
      const cut = best(parent);
      if (!cut) continue;
      const {codes, edges} = columns[cut.feature] as BinnedColumn;
      const sides = parted(parent.rows, codes, cut.code);
      const [left, right] = sides.map((side) =>
        addNode(nodes, side, sumsOf(side, targets), l2),
      ) as [OpenNode, OpenNode];
      nodes.feature[parent.node] = cut.feature;
      nodes.threshold[parent.node] = edges[cut.code] as number;
      nodes.left[parent.node] = left.node;
      nodes.right[parent.node] = right.node;
      next.push(left, right);
    }
    open = next;
    if (next.length > 0) yield nodes;
  }
  return nodes;
}
