import {describe, expect, it} from 'vitest';
import {doOverlap, joinedParts, partName, partLabel, shareOfPart} from './partNames';

it('a part is named by its group, the groups and the seed', () => {
  expect(partName({group: 3, groups: 30, seed: 7})).toBe('3/30/7');
  expect(partName({group: 0, groups: 30, seed: 7})).toBe('all');
  expect(partName({group: 31, groups: 30, seed: 7})).toBe('30/30/7');
});

describe('parts overlap', () => {
  it.each([
    ['the same', '3/30/7', '3/30/7', true],
    ['two groups', '3/30/7', '4/30/7', false],
    ['with the whole', 'all', '4/30/7', true],
    ['of another seed', '3/30/7', '4/30/8', true],
    ['of another number of groups', '3/30/7', '4/20/7', true],
    ['one among several', '1,3,5/30/7', '3/30/7', true],
    ['none among several', '1,3,5/30/7', '2,4/30/7', false],
    ['unknown names', 'file a', 'file b', false],
    ['a group that cannot be', '31/30/7', '4/30/7', false],
  ])('%s', (_, one, other, isShared) => {
    expect(doOverlap(one, other)).toBe(isShared);
    expect(doOverlap(other, one)).toBe(isShared);
  });
});

it('parts of one division have a name together', () => {
  expect(joinedParts(['10/30/7', '2/30/7', '3,4/30/7'])).toBe('2,3,4,10/30/7');
  expect(joinedParts(['2/2/7', '1/2/7'])).toBe('all');
  expect(joinedParts(['all'])).toBe('all');
  expect(joinedParts(['file a', 'file b'])).toBeUndefined();
  expect(joinedParts([])).toBeUndefined();
});

it('parts have their share and their words', () => {
  expect(shareOfPart('2,3,10/30/7')).toBe(0.1);
  expect(shareOfPart('all')).toBe(1);
  expect(shareOfPart('x')).toBeUndefined();
  expect(['3/30/7', '2,3/30/7', 'all', 'x'].map(partLabel)).toEqual([
    'Group 3',
    'Groups 2, 3',
    'All events',
    'x',
  ]);
});
