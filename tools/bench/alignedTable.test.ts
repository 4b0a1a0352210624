import {expect, it} from 'vitest';
import {alignedTable} from './alignedTable';

it('aligns words left, numbers right, and letters with a bar as the others', () => {
  const rows = [
    ['What', 'MiB'],
    ['tt̄Z', '254'],
    ['H → WW', '9'],
  ];
  expect(alignedTable(rows, 1).split('\n')).toEqual([
    '| What   | MiB |',
    '| ------ | --: |',
    '| tt̄Z    | 254 |',
    '| H → WW |   9 |',
  ]);
});
