import {expect, it} from 'vitest';
import {crossing, depthOf} from './towers';

it('a direction crosses the barrel between its radii and an end-cap between its lids', () => {
  expect(depthOf({eta: -0.6, part: 'electromagnetic'})).toEqual([1500, 1970]);
  const [from, to] = depthOf({eta: 2, part: 'electromagnetic'});
  expect(from).toBeCloseTo(3700 / Math.sinh(2), 6);
  expect(to).toBeCloseTo(4330 / Math.sinh(2), 6);
  expect(depthOf({eta: 0.4, part: 'hadronic'})).toEqual([2280, 4250]);
});

it('a direction that leaves by the end of a part leaves it early', () => {
  const part = {r: [100, 400], z: [0, 500]} as const;
  expect(crossing(part, 0)).toEqual([100, 400]);
  expect(crossing(part, -1.5)?.[1]).toBeCloseTo(500 / Math.sinh(1.5), 6);
  expect(crossing(part, 4)).toBeUndefined();
});

it('every direction has a depth that is a range', () => {
  for (let eta = -6; eta <= 6; eta += 0.05) {
    for (const part of ['electromagnetic', 'hadronic'] as const) {
      const [from, to] = depthOf({eta, part});
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThan(0);
    }
  }
});
