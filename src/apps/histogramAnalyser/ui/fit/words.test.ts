import {expect, it} from 'vitest';
import {printEstimate} from './words';

it.each([
  [{value: 342.18, error: 113.9}, '342 ± 114'],
  [{value: 124.83, error: 0.613}, '124.83 ± 0.61'],
  [{value: -57.2, error: 9.6}, '−57.2 ± 9.6'],
  [{value: 125, error: 0}, '125'],
])('%o is printed to the digits that its error leaves', (estimate, printed) => {
  expect(printEstimate(estimate)).toBe(printed);
});
