import {expect, it} from 'vitest';
import {printDate} from './printDate';

it.each([
  ['2026-05-04', '4 May 2026'],
  ['2025-12-31', '31 December 2025'],
  ['2026-05', 'May 2026'],
  ['2026', '2026'],
])('%s is printed as %s', (date, printed) => {
  expect(printDate(date)).toBe(printed);
});
