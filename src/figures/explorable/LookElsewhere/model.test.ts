import {expect, it} from 'vitest';
import {experimentCount, globalP, haveExcess, localP, simulate} from './model';

it('the global p-value is 1 − (1 − p)^N: it rises with the number of windows', () => {
  const p = localP({threshold: 2});
  expect(p).toBeCloseTo(0.02275, 4);
  expect(globalP(p, 1)).toBeCloseTo(p, 12);
  expect(globalP(p, 2)).toBeCloseTo(p + p - p * p, 12);
  expect(globalP(p, 40)).toBeCloseTo(1 - (1 - p) ** 40, 12);
  expect(globalP(p, 40)).toBeGreaterThan(globalP(p, 39));
  expect(globalP(1e-12, 100)).toBeCloseTo(1e-10, 18);
});

it('simulated experiments have an excess as often as the global p-value says', () => {
  const search = {windows: 40, threshold: 2};
  const seeds = 40;
  let found = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    found += haveExcess(simulate(seed), search).filter(Boolean).length;
  }
  const p = globalP(localP(search), search.windows);
  const total = seeds * experimentCount;
  expect(Math.abs(found / total - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / total));
});

it('experiments are the same for the same seed, and more windows never lose an excess', () => {
  expect(simulate(3)).toEqual(simulate(3));
  expect(simulate(3)).not.toEqual(simulate(4));
  const few = haveExcess(simulate(3), {windows: 10, threshold: 2});
  const more = haveExcess(simulate(3), {windows: 60, threshold: 2});
  few.forEach((has, i) => has && expect(more[i]).toBe(true));
});
