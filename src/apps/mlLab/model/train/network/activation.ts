/** What the nodes of hidden layers do with their sum. */
import type {Activation} from '../../types';
import {logistic} from '../logistic';

export function activated(activation: Activation, x: number): number {
  if (activation === 'relu') return x > 0 ? x : 0;
  return activation === 'tanh' ? Math.tanh(x) : logistic(x);
}

/** Derivative of the activation, from its value. */
export function slope(activation: Activation, value: number): number {
  if (activation === 'relu') return value > 0 ? 1 : 0;
  return activation === 'tanh' ? 1 - value * value : value * (1 - value);
}
