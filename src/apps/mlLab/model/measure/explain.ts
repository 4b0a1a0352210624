/** Why a method gave an event its score. */
import {leafOf, linearOutput, networkValues, scaled, scoreOf, type Inputs} from '../predict';
import {logistic} from '../train/logistic';
import {slope} from '../train/network/activation';
import type {CutsModel, LogisticModel, Model, NetworkModel, Peel, TreeNodes} from '../types';

interface PathStep {
  readonly feature: string;
  readonly value: number;
  readonly threshold: number;
  readonly isAbove: boolean;
  /** Signal fraction in the node after the step. */
  readonly share: number;
}

interface Contribution {
  readonly feature: string;
  readonly value: number;
  /** Pushes to signal where it is positive; in `unit` of the explanation. */
  readonly amount: number;
}

/**
 * Start and amounts add up to the output: the log-odds, or the score of a forest. `isExact` says whether
 * each amount follows from the model exactly; for curved activations it is a guide.
 */
export type Explanation =
  | {
      readonly kind: 'path';
      readonly start: number;
      readonly steps: readonly PathStep[];
      readonly score: number;
    }
  | {
      readonly kind: 'contributions';
      readonly unit: 'logOdds' | 'share';
      readonly start: number;
      readonly contributions: readonly Contribution[];
      readonly isExact: boolean;
      readonly score: number;
    }
  | {
      readonly kind: 'cuts';
      readonly passed: number;
      readonly of: number;
      /** The first cut that the event fails; null where it passes all. */
      readonly failed: (Peel & {readonly name: string; readonly input: number}) | null;
      readonly score: number;
    };

/** The nodes from the root to the leaf. */
function pathOf(tree: TreeNodes, inputs: Inputs): number[] {
  const path = [0];
  const leaf = leafOf(tree, inputs);
  for (let node = 0; node !== leaf; path.push(node)) {
    const value = inputs[tree.feature[node] as number] as number;
    node = (
      value <= (tree.threshold[node] as number) ? tree.left[node] : tree.right[node]
    ) as number;
  }
  return path;
}

/**
 * Credits each change of the value along the path to the feature that was cut on, summed over trees; start and amounts add up to the output.
 */
function fromTrees(
  trees: readonly TreeNodes[],
  inputs: Inputs,
  factor: number,
): {readonly start: number; readonly amounts: Float64Array} {
  const amounts = new Float64Array(inputs.length);
  let start = 0;
  for (const tree of trees) {
    const path = pathOf(tree, inputs);
    start += factor * (tree.value[0] as number);
    for (let i = 1; i < path.length; i += 1) {
      const feature = tree.feature[path[i - 1] as number] as number;
      const change =
        (tree.value[path[i] as number] as number) - (tree.value[path[i - 1] as number] as number);
      amounts[feature] = (amounts[feature] as number) + factor * change;
    }
  }
  return {start, amounts};
}

/** Derivatives of the log-odds of a network by its scaled inputs. */
export function inputGradient(model: NetworkModel, inputs: Inputs): readonly number[] {
  const values = networkValues(model, inputs);
  let back: number[] = [1];
  for (let layer = model.layers.length - 1; layer >= 0; layer -= 1) {
    const {weights} = model.layers[layer] as NetworkModel['layers'][number];
    const before = values[layer] as readonly number[];
    back = before.map((value, i) => {
      const sum = back.reduce((total, error, node) => total + error * (weights[node]?.[i] ?? 0), 0);
      return layer === 0 ? sum : sum * slope(model.activation, value);
    });
  }
  return back;
}

/** Coefficient × scaled input: with the bias they add up to the log-odds. */
const linearAmounts = ({coefficients, scaling}: LogisticModel, inputs: Inputs): number[] =>
  scaled(inputs, scaling).map((input, i) => input * (coefficients[i] as number));

/**
 * Scaled input × derivative of the log-odds. What is left of the log-odds is the start: for rectified
 * nodes the amounts add up exactly, for others they are a guide.
 */
function networkAmounts(model: NetworkModel, inputs: Inputs): number[] {
  const gradient = inputGradient(model, inputs);
  return scaled(inputs, model.scaling).map((input, i) => input * (gradient[i] as number));
}

function fromCuts(model: CutsModel, inputs: Inputs): Explanation {
  const {peels, features} = model;
  const place = peels.findIndex(({feature, side, value}) => {
    const input = inputs[feature] as number;
    return side === 'atLeast' ? input < value : input > value;
  });
  const peel = peels[place];
  return {
    kind: 'cuts',
    passed: peel ? place : peels.length,
    of: peels.length,
    failed: peel
      ? {...peel, name: features[peel.feature] ?? '', input: inputs[peel.feature] as number}
      : null,
    score: scoreOf(model, inputs),
  };
}

/**
 * Explains the score of one event.
 *
 * @param inputs in the order and units of the features of the model
 */
export function explain(model: Model, inputs: Inputs): Explanation {
  const score = scoreOf(model, inputs);
  const contributions = (amounts: ArrayLike<number>): readonly Contribution[] =>
    model.features.map((feature, i) => ({
      feature,
      value: inputs[i] as number,
      amount: amounts[i] as number,
    }));
  switch (model.method) {
    case 'cuts':
      return fromCuts(model, inputs);
    case 'tree': {
      const {tree} = model;
      const path = pathOf(tree, inputs);
      const steps = path.slice(1).map((node, i): PathStep => {
        const before = path[i] as number;
        const feature = tree.feature[before] as number;
        const [value, threshold] = [inputs[feature] as number, tree.threshold[before] as number];
        return {
          feature: model.features[feature] ?? '',
          value,
          threshold,
          isAbove: value > threshold,
          share: tree.value[node] as number,
        };
      });
      return {kind: 'path', start: tree.value[0] as number, steps, score};
    }
    case 'forest': {
      const {start, amounts} = fromTrees(model.trees, inputs, 1 / model.trees.length);
      return {
        kind: 'contributions',
        unit: 'share',
        start,
        contributions: contributions(amounts),
        isExact: true,
        score,
      };
    }
    case 'boosted': {
      const {start, amounts} = fromTrees(model.trees, inputs, model.learningRate);
      return {
        kind: 'contributions',
        unit: 'logOdds',
        start: model.start + start,
        contributions: contributions(amounts),
        isExact: true,
        score,
      };
    }
    case 'logistic':
      return {
        kind: 'contributions',
        unit: 'logOdds',
        start: model.bias,
        contributions: contributions(linearAmounts(model, inputs)),
        isExact: true,
        score: logistic(linearOutput(model, inputs)),
      };
    case 'network': {
      const amounts = networkAmounts(model, inputs);
      const output = networkValues(model, inputs).at(-1)?.[0] ?? 0;
      return {
        kind: 'contributions',
        unit: 'logOdds',
        start: output - amounts.reduce((sum, amount) => sum + amount, 0),
        contributions: contributions(amounts),
        isExact: model.activation === 'relu' || model.layers.length === 1,
        score,
      };
    }
  }
}
