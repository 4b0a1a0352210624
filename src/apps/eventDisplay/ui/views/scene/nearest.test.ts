import {expect, it} from 'vitest';
import {nearest} from './nearest';

const items = [
  {
    id: 'line',
    aims: [
      [
        [0, 0],
        [100, 0],
      ],
    ],
  },
  {id: 'point', aims: [[[50, 8]]]},
  {id: 'front', aims: [[[50, 8]]]},
] as const;

it('finds the nearest line or point, and the one in front of those as near', () => {
  expect(nearest(items, [20, 3], 12)).toBe('line');
  expect(nearest(items, [50, 6], 12)).toBe('front');
});

it('a line ends at its ends, and what is too far is not meant', () => {
  expect(nearest(items, [109, 0], 12)).toBe('line');
  expect(nearest(items, [113, 0], 12)).toBeUndefined();
  expect(nearest(items, [20, -13], 12)).toBeUndefined();
});
