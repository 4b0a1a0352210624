/** The numbers of a network in one list, so that they can be learnt by one rule. */
import {gaussian, type Random} from '@site/src/physics/random';
import type {Activation, Layer} from '../../types';

/** Offsets of the parameters of a layer in the list: the weights node by node, then the biases. */
export interface LayerOffsets {
  readonly before: number;
  readonly nodes: number;
  readonly weights: number;
  readonly biases: number;
}

/** @param sizes nodes of each layer, the inputs first and the one output last */
export function layerOffsets(sizes: readonly number[]): readonly LayerOffsets[] {
  let start = 0;
  return sizes.slice(1).map((nodes, i) => {
    const before = sizes[i] as number;
    const place = {before, nodes, weights: start, biases: start + before * nodes};
    start += (before + 1) * nodes;
    return place;
  });
}

const lengthOf = (places: readonly LayerOffsets[]): number =>
  places.reduce((sum, {before, nodes}) => sum + (before + 1) * nodes, 0);

/**
 * Normal random weights of variance 2/(inputs) for rectified nodes (He et al., arXiv:1502.01852) and
 * 2/(inputs + nodes) for the others (Glorot and Bengio, AISTATS 2010); biases are 0.
 */
export function startParameters(
  places: readonly LayerOffsets[],
  activation: Activation,
  random: Random,
): Float64Array {
  const parameters = new Float64Array(lengthOf(places));
  for (const {before, nodes, weights} of places) {
    const width = Math.sqrt(2 / (activation === 'relu' ? before : before + nodes));
    for (let i = 0; i < before * nodes; i += 1) parameters[weights + i] = width * gaussian(random);
  }
  return parameters;
}

/** The list as layers that can be read, drawn and written. */
export const layersOf = (
  parameters: Float64Array,
  places: readonly LayerOffsets[],
): readonly Layer[] =>
  places.map(({before, nodes, weights, biases}) => ({
    weights: Array.from({length: nodes}, (_, node) =>
      Array.from(parameters.slice(weights + node * before, weights + (node + 1) * before)),
    ),
    biases: Array.from(parameters.slice(biases, biases + nodes)),
  }));
