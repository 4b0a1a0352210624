import {expect, it} from 'vitest';
import {eventsOf, meanOf, measure, truth} from './model';

it('the mean keeps the bias, and its uncertainty falls as 1/√N', () => {
  const few = meanOf({bias: 2, resolution: 5, power: 2});
  const many = meanOf({bias: 2, resolution: 5, power: 4});
  expect(few.error / many.error).toBeCloseTo(10, 9);
  for (const {value, error} of [few, many]) {
    expect(Math.abs(value - 1.02 * truth)).toBeLessThan(4 * error);
  }
  expect(many.value - truth).toBeGreaterThan(1.6);
});

it('without a bias, the mean tends to the true mass', () => {
  const {value, error} = meanOf({bias: 0, resolution: 5, power: 4});
  expect(Math.abs(value - truth)).toBeLessThan(4 * error);
});

it('more measurements contain those before', () => {
  const state = {bias: -1, resolution: 3};
  expect(eventsOf({power: 2.5})).toBe(316);
  expect(measure({...state, power: 2}).slice(0, 10)).toEqual(measure({...state, power: 1}));
});
