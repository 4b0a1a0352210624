import {expect, it} from 'vitest';
import {countPhrase, formatList, numberWord} from './numberWords';

it('counts in words up to twelve', () => {
  expect([0, 1, 12, 13].map(numberWord)).toEqual(['no', 'one', 'twelve', '13']);
  expect(countPhrase(0, 'jet')).toBe('no jets');
  expect(countPhrase(1, 'vertex', 'vertices')).toBe('one vertex');
  expect(countPhrase(2, 'vertex', 'vertices')).toBe('two vertices');
});

it('puts an "and" before the last of a list', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(formatList)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
