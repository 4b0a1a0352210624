import {expect, it} from 'vitest';
import {printDuration} from './printDuration';

it.each([
  [0.2, 'less than 1 s'],
  [12.4, '12 s'],
  [99.6, '2 min'],
  [3600, '60 min'],
  [5 * 3600, '5.0 h'],
  [108_000, '30 h'],
  [450_000, '5.2 days'],
])('%s seconds are %s', (seconds, printed) => {
  expect(printDuration(seconds).replace('\u00a0', ' ')).toBe(printed);
});
