import {expect, it} from 'vitest';
import type {Drawn} from '../../model/types';
import {drawnInWords} from './Statistics';

it('says one entry in the singular', () => {
  const drawn: Drawn = {
    request: {tree: 't', x: 'a', selections: [''], bins: 1, flatten: true},
    axes: [{low: 0, high: 2, bins: 1, label: 'a'}],
    series: [
      {
        label: 'all',
        sumOfWeights: Float64Array.of(0, 1, 0),
        sumOfSquares: Float64Array.of(0, 1, 0),
        entries: 1,
        underflow: 0,
        overflow: 0,
        notANumber: 0,
        mean: 1,
        deviation: 0,
      },
    ],
    entriesRead: 1,
    entriesSkipped: 0,
    corrupt: [],
    rounded: [],
    entriesOf: 1,
    isComplete: true,
  };
  expect(drawnInWords(drawn)).toBe(
    'a drawn, 1 entry of the tree was read. all: 1 entry, mean 1, standard deviation 0.',
  );
});
