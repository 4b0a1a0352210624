import {expect, it} from 'vitest';
import {formatCell} from './formatCell';

it('prints values of branches of all kinds', () => {
  expect(formatCell(-3)).toBe('−3');
  expect(formatCell(90.51140594482422)).toBe('90.511');
  expect(formatCell(361107)).toBe('361107');
  expect(formatCell(-9_223_372_036_854_775_807n)).toBe('−9223372036854775807');
  expect(formatCell([9_007_199_254_740_993n, 1])).toBe('9007199254740993, 1');
  expect(formatCell('mu')).toBe('mu');
  expect(formatCell(null)).toBe('–');
  expect(formatCell([])).toBe('empty');
  expect(formatCell([29.729278, 35.74925])).toBe('29.729, 35.749');
  expect(formatCell([1, 2], 7)).toBe('1, 2, … (7)');
});
