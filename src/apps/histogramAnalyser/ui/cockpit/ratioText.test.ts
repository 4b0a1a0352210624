import {expect, it} from 'vitest';
import {columnsFor} from '../view/columnsFor';
import {formatChange, formatRatio, formatStep} from './ratioText';

it.each([
  [397, 7_342_087, '1 : 18,494'],
  [142, 7_643, '1.9 %'],
  [71, 1_791, '4.0 %'],
  [30, 10, '3.0'],
  [0, 10, '0'],
  [5, 0, '–'],
])('%d over %d is printed as %s', (signal, background, text) => {
  expect(formatRatio(signal, background).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [154, 142, '−8 %'],
  [119_619, 7_643, '−94 %'],
  [10, 10, '0 %'],
  [1000, 999, '−0.10 %'],
  [10, 12, '+20 %'],
  [0, 0, '–'],
])('a change from %d to %d is printed as %s', (before, after, text) => {
  expect(formatChange(before, after).replaceAll('\u00a0', ' ')).toBe(text);
});

it('a step of the figure of merit has its sign', () => {
  expect(formatStep('signalOverRootBackground', 0.45, 1.62)).toBe('+1.17');
  expect(formatStep('signalOverRootBackground', 1.62, 0.5)).toBe('−1.12');
  expect(formatStep('asimov', null, 1)).toBe('–');
});

it.each([
  [1, [1, 1]],
  [3, [3, 1]],
  [4, [2, 2]],
  [8, [3, 3]],
  [9, [3, 3]],
  [11, [4, 3]],
])('%d plots have columns and rows %j', (plots, expected) => {
  expect(columnsFor(plots)).toEqual(expected);
});
