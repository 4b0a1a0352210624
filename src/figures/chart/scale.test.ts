import {expect, it} from 'vitest';
import {decades, linear, logarithmic} from './scale';

it('puts equal ratios at equal distances on a logarithmic axis', () => {
  const range = {low: 1e9, high: 1e13};
  expect([1e9, 1e10, 1e13].map((value) => logarithmic(value, range))).toEqual([0, 25, 100]);
});

it('puts equal differences at equal distances on a linear axis', () => {
  expect([10, 15, 30].map((value) => linear(value, {low: 10, high: 30}))).toEqual([0, 25, 100]);
});

it('lists powers of ten', () => {
  expect(decades({low: 1e-3, high: 1e2})).toEqual([-3, -2, -1, 0, 1, 2]);
  expect(decades({low: 1e-4, high: 1e6}, 2)).toEqual([-4, -2, 0, 2, 4, 6]);
});
