/** Where the nodes of a tree are in a drawing. */
import type {Model, TreeNodes} from '../types';

export interface DrawnNode {
  /** Place in the lists of the tree. */
  readonly node: number;
  readonly parent: number | null;
  /** Whether it is where values at most at the threshold of its parent go. */
  readonly isLeft: boolean;
  /** Of the root 0. */
  readonly level: number;
  /** From 0 to the number of leaves − 1: leaves stand at whole numbers, others in the middle above them. */
  readonly x: number;
  /** null in leaves. */
  readonly cut: {readonly feature: string; readonly threshold: number} | null;
  /** Signal fraction, or what is added to the log-odds in boosting. */
  readonly value: number;
  /** Of the training weight at the root. */
  readonly share: number;
  readonly rows: number;
}

export interface TreeLayout {
  readonly nodes: readonly DrawnNode[];
  readonly leaves: number;
  readonly levels: number;
}

/** The trees of a model; none for other methods. */
export function treesOf(model: Model): readonly TreeNodes[] {
  if (model.method === 'tree') return [model.tree];
  return model.method === 'forest' || model.method === 'boosted' ? model.trees : [];
}

/** @param features names of the inputs of the model */
export function treeLayout(tree: TreeNodes, features: readonly string[]): TreeLayout {
  const nodes: DrawnNode[] = [];
  let leaves = 0;
  const all = tree.weight[0] as number;
  const place = (node: number, parent: number | null, isLeft: boolean, level: number): number => {
    const left = tree.left[node] as number;
    let x = leaves;
    if (left < 0) leaves += 1;
    else {
      const xs = [
        place(left, node, true, level + 1),
        place(tree.right[node] as number, node, false, level + 1),
      ] as const;
      x = (xs[0] + xs[1]) / 2;
    }
    nodes.push({
      node,
      parent,
      isLeft,
      level,
      x,
      cut:
        left < 0
          ? null
          : {
              feature: features[tree.feature[node] as number] ?? '',
              threshold: tree.threshold[node] as number,
            },
      value: tree.value[node] as number,
      share: all > 0 ? (tree.weight[node] as number) / all : 0,
      rows: tree.rows[node] as number,
    });
    return x;
  };
  place(0, null, false, 0);
  nodes.sort((a, b) => a.level - b.level || a.x - b.x);
  return {nodes, leaves, levels: Math.max(...nodes.map(({level}) => level)) + 1};
}
