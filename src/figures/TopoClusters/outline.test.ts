import {expect, it} from 'vitest';
import {columns} from './cells';
import {outlineOf} from './outline';

const member = (cluster: number) => ({cluster, role: 'seed'}) as const;
const sidesOf = (path: string): number => path.split('M').length - 1;

it('goes around a cell, and once around two that touch', () => {
  expect(outlineOf(new Map([[columns + 2, member(0)]]), 0)).toBe('M2 1h1M2 2h1M2 1v1M3 1v1');
  const two = new Map([
    [columns + 2, member(0)],
    [columns + 3, member(0)],
  ]);
  expect(sidesOf(outlineOf(two, 0))).toBe(6);
});

it('runs between two clusters, and along the edge of the grid', () => {
  const pair = new Map([
    [0, member(0)],
    [1, member(1)],
  ]);
  expect(sidesOf(outlineOf(pair, 0))).toBe(4);
});

it('does not go around the grid from one row to the next', () => {
  const ends = new Map([
    [columns - 1, member(0)],
    [columns, member(0)],
  ]);
  expect(sidesOf(outlineOf(ends, 0))).toBe(8);
});
