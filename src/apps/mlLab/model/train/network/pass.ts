/** Forward through a network, and back. */
import type {Activation} from '../../types';
import {activated, slope} from './activation';
import type {LayerOffsets} from './parameters';

/** Buffers for the values of all nodes and for the errors of the backward pass, reused for each event. */
export interface NodeBuffers {
  readonly values: readonly Float64Array[];
  readonly errors: readonly Float64Array[];
}

export const createNodeBuffers = (sizes: readonly number[]): NodeBuffers => ({
  values: sizes.map((size) => new Float64Array(size)),
  errors: sizes.map((size) => new Float64Array(size)),
});

/** Fills the values of all nodes. @returns the log-odds of the output */
export function forward(
  parameters: Float64Array,
  places: readonly LayerOffsets[],
  activation: Activation,
  inputs: Float64Array,
  start: number,
  {values}: NodeBuffers,
): number {
  const first = values[0] as Float64Array;
  for (let i = 0; i < first.length; i += 1) first[i] = inputs[start + i] as number;
  const last = places.length - 1;
  for (let layer = 0; layer <= last; layer += 1) {
    const {before, nodes, weights, biases} = places[layer] as LayerOffsets;
    const from = values[layer] as Float64Array;
    const to = values[layer + 1] as Float64Array;
    for (let node = 0; node < nodes; node += 1) {
      let sum = parameters[biases + node] as number;
      const row = weights + node * before;
      for (let i = 0; i < before; i += 1) {
        sum += (parameters[row + i] as number) * (from[i] as number);
      }
      to[node] = layer === last ? sum : activated(activation, sum);
    }
  }
  return (values[last + 1] as Float64Array)[0] as number;
}

/**
 * Adds the gradient of an event to `gradient`, after `forward` filled its values.
 *
 * @param error derivative of the loss by the log-odds of the output: weight × (p − label)
 */
export function backward(
  parameters: Float64Array,
  places: readonly LayerOffsets[],
  activation: Activation,
  error: number,
  {values, errors}: NodeBuffers,
  gradient: Float64Array,
): void {
  (errors[places.length] as Float64Array)[0] = error;
  for (let layer = places.length - 1; layer >= 0; layer -= 1) {
    const {before, nodes, weights, biases} = places[layer] as LayerOffsets;
    const from = values[layer] as Float64Array;
    const back = errors[layer] as Float64Array;
    const here = errors[layer + 1] as Float64Array;
    back.fill(0);
    for (let node = 0; node < nodes; node += 1) {
      const delta = here[node] as number;
      if (delta === 0) continue;
      const row = weights + node * before;
      gradient[biases + node] = (gradient[biases + node] as number) + delta;
      for (let i = 0; i < before; i += 1) {
        gradient[row + i] = (gradient[row + i] as number) + delta * (from[i] as number);
        back[i] = (back[i] as number) + delta * (parameters[row + i] as number);
      }
    }
    if (layer === 0) return;
    for (let i = 0; i < before; i += 1) {
      back[i] = (back[i] as number) * slope(activation, from[i] as number);
    }
  }
}
