import {expect, it} from 'vitest';
import {collisionCounts, histogramOf, maxCrossings, run2Mean, verticesOf} from './model';

it('numbers of collisions have the mean, and its square root as standard deviation', () => {
  const counts = collisionCounts({mean: run2Mean, count: maxCrossings});
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const variance = counts.reduce((sum, n) => sum + (n - mean) ** 2, 0) / counts.length;
  expect(Math.abs(mean - run2Mean)).toBeLessThan(4 * Math.sqrt(run2Mean / maxCrossings));
  expect(variance / run2Mean).toBeGreaterThan(0.8);
  expect(variance / run2Mean).toBeLessThan(1.2);
});

it('the next crossing is added to those before', () => {
  const seven = collisionCounts({mean: 20, count: 7});
  expect(collisionCounts({mean: 20, count: 8}).slice(0, 7)).toEqual(seven);
  expect(histogramOf(seven, 90).reduce((sum, n) => sum + n, 0)).toBe(7);
});

it('a crossing has a vertex with tracks for each collision', () => {
  const vertices = verticesOf(12, 3);
  expect(vertices).toHaveLength(12);
  for (const {tracks} of vertices) {
    expect(tracks.length).toBeGreaterThanOrEqual(3);
    for (const {x, y} of tracks) expect(Math.hypot(x, y)).toBeCloseTo(1, 12);
  }
});
