/** What a drawing of a network shows: its nodes and the real weights between them. */
import {networkValues, type Inputs} from '../predict';
import type {NetworkModel} from '../types';

export interface DrawnUnit {
  /** 0 for the inputs. */
  readonly layer: number;
  readonly place: number;
  /** Name of the feature of an input; empty for others. */
  readonly feature: string;
  /** null for inputs. */
  readonly bias: number | null;
  /** What the node says of the event; null without an event. The last one is the log-odds. */
  readonly value: number | null;
}

export interface DrawnLink {
  readonly layer: number;
  /** Place in the layer before. */
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  /** |weight| over the largest one of all links, from 0 to 1. */
  readonly strength: number;
}

/** @param event inputs of an event, in the order and units of the features of the model */
export function networkDrawing(
  model: NetworkModel,
  event?: Inputs,
): {readonly units: readonly DrawnUnit[]; readonly links: readonly DrawnLink[]} {
  const values = event ? networkValues(model, event) : [];
  const value = (layer: number, place: number): number | null => values[layer]?.[place] ?? null;
  const all = model.layers.flatMap(({weights}, layer) =>
    weights.flatMap((row, to) => row.map((weight, from) => ({layer, from, to, weight}))),
  );
  const largest = Math.max(...all.map(({weight}) => Math.abs(weight)), 0);
  const inputs = model.features.map((feature, place): DrawnUnit => ({
    layer: 0,
    place,
    feature,
    bias: null,
    value: value(0, place),
  }));
  const units = model.layers.flatMap(({biases}, layer) =>
    biases.map((bias, place): DrawnUnit => ({
      layer: layer + 1,
      place,
      feature: '',
      bias,
      value: value(layer + 1, place),
    })),
  );
  return {
    units: [...inputs, ...units],
    links: all.map((link) => ({
      ...link,
      strength: largest > 0 ? Math.abs(link.weight) / largest : 0,
    })),
  };
}
