import {expect, it} from 'vitest';
import {formatDate, formatDuration} from './dates';

it.each([
  ['2026-05-04', '4 May 2026'],
  ['2025-12-31', '31 December 2025'],
  ['2026-05', 'May 2026'],
  ['2026', '2026'],
])('%s is printed as %s', (date, printed) => {
  expect(formatDate(date)).toBe(printed);
});

it.each([
  [0.2, 'less than 1 s'],
  [12.4, '12 s'],
  [99.6, '2 min'],
  [3600, '60 min'],
  [5 * 3600, '5.0 h'],
  [108_000, '30 h'],
  [450_000, '5.2 days'],
])('%s seconds are %s', (seconds, printed) => {
  expect(formatDuration(seconds).replace('\u00a0', ' ')).toBe(printed);
});

it('prints the local day of a moment', () => {
  expect(formatDate(new Date(2026, 10, 22, 23, 59))).toBe('22 November 2026');
});
