import {expect, it} from 'vitest';
import {valueOf, type Column} from './table';

const column: Column<{readonly field?: unknown}> = {key: 'field', label: 'Field', kind: 'text'};

it.each([undefined, null, '', [], Number.NaN, Infinity, {}])('%j is not known', (field) =>
  expect(valueOf({field}, column)).toBeNull(),
);

it.each([
  [0, 0],
  [-1.5, -1.5],
  ['0', '0'],
  [false, 'no'],
  [true, 'yes'],
  [
    [1, 'b'],
    ['1', 'b'],
  ],
])('%j is known', (field, value) => expect(valueOf({field}, column)).toEqual(value));
