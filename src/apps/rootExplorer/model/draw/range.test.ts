import {expect, it} from 'vitest';
import {gaussian, seededRandom} from '@site/src/physics/random';
import {rangeOf} from './range';

const random = seededRandom(3);

it('has round ends around the values', () => {
  const values = Array.from({length: 500}, () => 31 + 158 * random());
  const {low, high, bins} = rangeOf(values, 60);
  expect([low, high, bins]).toEqual([20, 200, 60]);
});

it('leaves a far tail outside, and no more', () => {
  const values = Array.from({length: 5000}, () => gaussian(random));
  values.push(1e6, -1e6, Infinity, NaN);
  const {low, high} = rangeOf(values, 50);
  expect(low).toBeGreaterThan(-6);
  expect(high).toBeLessThan(6);
  expect(values.filter((value) => value < low || value >= high).length).toBeLessThan(50);
});

it('puts whole numbers in the middle of bins of the same width', () => {
  const {low, high, bins} = rangeOf([2, 3, 5, 2, 9, 2], 4);
  expect([low, high, bins]).toEqual([1.5, 9.5, 4]);
});

it('has a width for one value, and for none', () => {
  expect(rangeOf([0.25, 0.25], 10)).toEqual({low: 0.125, high: 0.375, bins: 10});
  expect(rangeOf([0.5, NaN], 3)).toEqual({low: 0.25, high: 0.75, bins: 3});
  expect(rangeOf([], 3)).toEqual({low: 0, high: 1, bins: 3});
});
