import {describe, expect, it} from 'vitest';
import {crystalBall, polyline} from './lineShapes';

const shape = {
  mean: 124.6,
  sigma: 1.9,
  lowTail: {start: 1.3, power: 4},
  highTail: {start: 2, power: 5},
};

describe('a Gaussian with power tails', () => {
  it('is one at the mean and falls on both sides', () => {
    expect(crystalBall(124.6, shape)).toBe(1);
    expect(crystalBall(126.5, shape)).toBeCloseTo(Math.exp(-0.5), 12);
    expect(crystalBall(110, shape)).toBeGreaterThan(crystalBall(139.2, shape));
  });

  it.each([
    ['low', 124.6 - 1.3 * 1.9],
    ['high', 124.6 + 2 * 1.9],
  ])('has neither a step nor a kink where the %s tail begins', (_, start) => {
    const step = 1e-5;
    const [before, at, after] = [start - step, start, start + step].map((m) =>
      crystalBall(m, shape),
    );
    expect(before).toBeCloseTo(at ?? 0, 4);
    expect((after ?? 0) - (at ?? 0)).toBeCloseTo((at ?? 0) - (before ?? 0), 8);
  });
});

it('a polyline goes through its knots and is zero outside', () => {
  const knots = [
    [1, 10],
    [3, 20],
    [4, 0],
  ] as const;
  expect([0.5, 1, 2, 3, 3.5, 4, 4.1].map((x) => polyline(x, knots))).toEqual([
    0, 10, 15, 20, 10, 0, 0,
  ]);
});
