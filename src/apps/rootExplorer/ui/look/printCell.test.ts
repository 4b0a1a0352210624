import {expect, it} from 'vitest';
import {printCell} from './printCell';

it('prints values of branches of all kinds', () => {
  expect(printCell(-3)).toBe('−3');
  expect(printCell(90.51140594482422)).toBe('90.511');
  expect(printCell(361107)).toBe('361107');
  expect(printCell(-9_223_372_036_854_775_807n)).toBe('−9223372036854775807');
  expect(printCell([9_007_199_254_740_993n, 1])).toBe('9007199254740993, 1');
  expect(printCell('mu')).toBe('mu');
  expect(printCell(null)).toBe('–');
  expect(printCell([])).toBe('empty');
  expect(printCell([29.729278, 35.74925])).toBe('29.729, 35.749');
  expect(printCell([1, 2], 7)).toBe('1, 2, … (7)');
});
