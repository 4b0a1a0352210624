import {expect, it} from 'vitest';
import {decades, linearPercent, logarithmicPercent, multiples, roundStep} from './percent';

it('puts equal ratios at equal distances on a logarithmic axis', () => {
  const range = {min: 1e9, max: 1e13};
  expect([1e9, 1e10, 1e13].map((value) => logarithmicPercent(value, range))).toEqual([0, 25, 100]);
});

it('puts equal differences at equal distances on a linear axis', () => {
  expect([10, 15, 30].map((value) => linearPercent(value, {min: 10, max: 30}))).toEqual([
    0, 25, 100,
  ]);
});

it('lists powers of ten', () => {
  expect(decades({min: 1e-3, max: 1e2})).toEqual([-3, -2, -1, 0, 1, 2]);
  expect(decades({min: 1e-4, max: 1e6}, 2)).toEqual([-4, -2, 0, 2, 4, 6]);
});

it('divides a range by round values', () => {
  expect([roundStep(0.9, 6), roundStep(22, 5), roundStep(100, 10)]).toEqual([0.2, 5, 10]);
  expect(multiples(-0.3, 0.7, 0.2)).toEqual([-0.2, 0, 0.2, 0.4, 0.6]);
});
