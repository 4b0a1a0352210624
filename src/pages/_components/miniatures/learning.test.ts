import {describe, expect, it} from 'vitest';
import {belief, examples, sortedRight, train} from './learning';

const list = examples(3, 160);

describe('the smallest machine that learns', () => {
  it('knows nothing before its first step', () => {
    expect(belief(train(list, 0), 0.3, 0.9)).toBe(0.5);
  });

  it('sorts better the longer it learns, and better than chance', () => {
    const right = [1, 60].map((steps) => sortedRight(train(list, steps), list));
    expect(right[1]).toBeGreaterThan(right[0] ?? 0);
    expect((right[1] ?? 0) / list.length).toBeGreaterThan(0.7);
  });

  it('believes in signal where the missing momentum is large and the leptons are close', () => {
    const weights = train(list, 60);
    expect(belief(weights, 0.8, 0.3)).toBeGreaterThan(0.9);
    expect(belief(weights, 0.05, 0.7)).toBeLessThan(0.4);
  });

  it('goes downhill: a little more learning never makes the mean error larger', () => {
    const loss = (steps: number): number => {
      const weights = train(list, steps);
      return list.reduce((sum, {x, y, isSignal}) => {
        const b = belief(weights, x, y);
        return sum - Math.log(isSignal ? b : 1 - b);
      }, 0);
    };
    const losses = [0, 1, 2, 5, 10, 20, 40, 60].map(loss);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
  });
});
