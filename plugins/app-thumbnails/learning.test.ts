import {describe, expect, it} from 'vitest';
import {examples, score, train, type Weights} from './learning';

const list = examples(3, 160);

const accuracy = (weights: Weights): number =>
  list.filter(({x, y, isSignal}) => score(weights, x, y) > 0.5 === isSignal).length / list.length;

describe('logistic regression', () => {
  it('has the score 0.5 everywhere before training', () => {
    expect(score(train(list, 0), 0.3, 0.9)).toBe(0.5);
  });

  it('classifies better the longer it is trained, and better than chance', () => {
    const [first = 0, last = 0] = [1, 60].map((steps) => accuracy(train(list, steps)));
    expect(last).toBeGreaterThan(first);
    expect(last).toBeGreaterThan(0.7);
  });

  it('has a high score where the missing momentum is large and the leptons are close', () => {
    const weights = train(list, 60);
    expect(score(weights, 0.8, 0.3)).toBeGreaterThan(0.9);
    expect(score(weights, 0.05, 0.7)).toBeLessThan(0.4);
  });

  it('has a smaller loss with every further step', () => {
    const loss = (steps: number): number => {
      const weights = train(list, steps);
      return list.reduce((sum, {x, y, isSignal}) => {
        const b = score(weights, x, y);
        return sum - Math.log(isSignal ? b : 1 - b);
      }, 0);
    };
    const losses = [0, 1, 2, 5, 10, 20, 40, 60].map(loss);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
  });
});
