import {expect, it} from 'vitest';
import {altOf, captionOf, sizedRecords, roundSteps} from '.';

it.each([
  [38.9e12, [0, 1e13, 2e13, 3e13, 4e13]],
  [9.9, [0, 2, 4, 6, 8, 10]],
  [1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [2.3e9, [0, 5e8, 1e9, 1.5e9, 2e9, 2.5e9]],
])('an axis to %d has round steps', (value, steps) => {
  roundSteps(value).forEach((step, index) => expect(step).toBeCloseTo(steps[index] ?? NaN, 6));
  expect(roundSteps(value)).toHaveLength(steps.length);
});

it('shows every dataset of the 2024 release, and their sum', () => {
  expect(sizedRecords('2024r-pp').map(({id}) => id)).toHaveLength(11);
  expect(captionOf('2024r-pp')).toContain('in total 71.75\u00a0TB');
  expect(captionOf('2024r-pp')).toContain('data16_13TeV, contains 54 %');
  expect(altOf('2024r-pp')).toContain('SUSY signals (simulation) 3.88\u00a0GB');
});
