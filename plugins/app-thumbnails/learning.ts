/**
 * Logistic regression with squares and products of two variables, trained by gradient descent on a toy
 * sample of invisible particles with a Z boson. Simulated for teaching: both samples are exponentials and
 * Gaussians with the means that the fact sheets of the machine-learning lab give.
 */
import {exponential, gaussian, seededRandom} from '../../src/physics/random';

export interface Example {
  /** Both from 0 to 1 along their axes. */
  readonly x: number;
  readonly y: number;
  readonly isSignal: boolean;
}

/** Missing transverse momentum in GeV, and the distance ΔR between the two leptons. */
const axes = {
  x: {low: 80, high: 280},
  y: {low: 0.2, high: 2.8},
} as const;

const samples = {
  signal: {missing: 85, distance: 1.3},
  background: {missing: 25, distance: 1.7},
};
const distanceSpread = 0.4;

/** Half signal, half background, all inside the axes. */
export function examples(seed: number, count: number): readonly Example[] {
  const random = seededRandom(seed);
  const list: Example[] = [];
  while (list.length < count) {
    const isSignal = list.length % 2 === 0;
    const {missing, distance} = isSignal ? samples.signal : samples.background;
    const x = exponential(random, missing) / (axes.x.high - axes.x.low);
    const y =
      (distance + distanceSpread * gaussian(random) - axes.y.low) / (axes.y.high - axes.y.low);
    if (x < 1 && y > 0 && y < 1) list.push({x, y, isSignal});
  }
  return list;
}

export type Weights = readonly number[];

const features = (x: number, y: number): readonly number[] => [1, x, y, x * x, y * y, x * y];

/** The score of the classifier at a point, from 0 (background) to 1 (signal); 0.5 before training. */
export function score(weights: Weights, x: number, y: number): number {
  const sum = features(x, y).reduce((total, f, i) => total + f * (weights[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

const learningRate = 6;

/** The weights after so many steps down the gradient of the mean cross-entropy, from all zero. */
export function train(list: readonly Example[], steps: number): Weights {
  let weights: Weights = [0, 0, 0, 0, 0, 0];
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Array<number>(6).fill(0);
    for (const {x, y, isSignal} of list) {
      const miss = score(weights, x, y) - (isSignal ? 1 : 0);
      features(x, y).forEach((f, i) => {
        gradient[i] = (gradient[i] ?? 0) + (miss * f) / list.length;
      });
    }
    weights = weights.map((weight, i) => weight - learningRate * (gradient[i] ?? 0));
  }
  return weights;
}
