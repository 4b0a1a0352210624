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

it.each<[string, readonly number[], number, readonly [number, number, number]]>([
  ['counts of jets', [0, 3, 2, 9, 1], 50, [-0.5, 9.5, 10]],
  ['booleans', [0, 1, 1, 0], 50, [-0.5, 1.5, 2]],
  ['one number', [13, 13], 50, [12.5, 13.5, 1]],
  ['numbers of particles', [-13, 11, 13, -11], 60, [-13.5, 13.5, 27]],
  ['many numbers', [0, 999], 50, [-0.5, 999.5, 50]],
  ['large numbers', [300_000, 361_107], 40, [299_999.5, 361_999.5, 31]],
])(
  'gives whole numbers bins of their own or of several of them: %s',
  (_, values, bins, expected) => {
    const found = rangeOf(values, bins);
    expect([found.low, found.high, found.bins]).toEqual(expected);
  },
);
