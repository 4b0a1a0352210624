import {expect, it} from 'vitest';
import type {DrawResult} from '../../model/types';
import {remarksOn} from './remarks';
import {describeDrawResult} from './Statistics';

const drawn: DrawResult = {
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

it('reports one entry in the singular', () => {
  expect(describeDrawResult(drawn)).toBe(
    'Plot of a: 1 entry of the tree was read. all: 1 entry, mean 1, standard deviation 0.',
  );
  expect(remarksOn(drawn)).toEqual(['The only entry of the tree was read.']);
});

it('reports how a range was set, what is corrupted, outside and rounded', () => {
  const [axis] = drawn.axes;
  const [series] = drawn.series;
  if (!axis || !series) throw new Error('nothing drawn');
  expect(
    remarksOn({
      ...drawn,
      axes: [{...axis, low: -0.5, high: 75_999.5, extendedFrom: [-0.5, 1999.5]}],
      series: [{...series, overflow: 3}],
      entriesRead: 1500,
      entriesSkipped: 500,
      entriesOf: 2000,
      rounded: ['a', 'b'],
    }),
  ).toEqual([
    '1,500 of 2,000 entries of the tree were read; the others have corrupted data.',
    'The range of a is −0.5 to 76,000. It was −0.5 to 1,999.5 for the first entries, and was extended because later entries were outside it.',
    'A few extreme values lie outside the automatic range; enter both ends of the axis to show them.',
    'Integers above 2⁵³ in a and b are rounded in the plot; the table of values shows them exactly.',
  ]);
  const whole = {...drawn, request: {...drawn.request, bins: 50}};
  expect(remarksOn(whole)[1]).toBe('a has only integer values: the plot has 1 bin of width 2.');
});
