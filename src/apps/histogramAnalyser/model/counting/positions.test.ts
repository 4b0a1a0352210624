import {describe, expect, it} from 'vitest';
import {edgesOf, type Axis} from './axis';
import {boundariesOf, openedAtEnds, positionsOf, rangeOf} from './positions';

describe('the positions of a brush', () => {
  it.each<[Axis, number]>([
    [{low: 0, high: 0.7, bins: 7}, 7 * 73 + 1],
    [{edges: [0, 5, 10, 30, 31, 200]}, 5 * 102 + 1],
    [{low: -1, high: 1, bins: 254}, 254 * 2 + 1],
  ])('of %o are its edges and steps between', (axis, count) => {
    const positions = positionsOf(axis);
    expect(positions).toHaveLength(count);
    expect(positions.filter((position) => edgesOf(axis).includes(position))).toEqual(edgesOf(axis));
    expect(positions.every((position, i) => i === 0 || position > (positions[i - 1] ?? 0))).toBe(
      true,
    );
  });

  it('are the edges alone where memory is short', () => {
    expect(positionsOf({low: 0, high: 4, bins: 4}, 2)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    [
      {from: 1.2, to: 2.7},
      {from: 1, to: 2.5},
    ],
    [
      {from: null, to: 99},
      {from: null, to: 3},
    ],
    [
      {from: -99, to: null},
      {from: 0, to: null},
    ],
    [
      {from: 2.4, to: 2.45},
      {from: 2.5, to: 2.5},
    ],
    [
      {from: 2.7, to: 1.2},
      {from: 2.5, to: 2.5},
    ],
    [
      {from: null, to: null},
      {from: null, to: null},
    ],
  ])('nearest to %o are %o', (asked, found) => {
    const positions = [0, 0.5, 1, 1.5, 2, 2.5, 3];
    expect(rangeOf(positions, boundariesOf(positions, asked))).toEqual(found);
  });
});

it.each([
  [
    {from: 0, to: 75},
    {from: null, to: 75},
  ],
  [
    {from: 40, to: 200},
    {from: 40, to: null},
  ],
  [
    {from: -3, to: 201},
    {from: null, to: null},
  ],
  [
    {from: 0.1, to: 199.9},
    {from: 0.1, to: 199.9},
  ],
  [
    {from: null, to: 30},
    {from: null, to: 30},
  ],
])('a brush over %o of an axis from 0 to 200 means %o', (range, meant) => {
  expect(openedAtEnds({edges: [0, 10, 200]}, range)).toEqual(meant);
});
