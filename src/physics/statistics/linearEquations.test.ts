import {expect, it} from 'vitest';
import {inverse, product} from './linearEquations';

const matrix = [
  [0, 2, 1],
  [4, -1, 3],
  [1, 5, 0.5],
];

it('the inverse undoes the matrix, also where a pivot is zero', () => {
  const vector = [3, -1, 7];
  const back = product(inverse(matrix) ?? [], product(matrix, vector));
  for (const [i, value] of back.entries()) expect(value).toBeCloseTo(vector[i] ?? NaN, 12);
});

it('a matrix of dependent rows has none', () => {
  expect(
    inverse([
      [1, 2],
      [2, 4],
    ]),
  ).toBeNull();
});
