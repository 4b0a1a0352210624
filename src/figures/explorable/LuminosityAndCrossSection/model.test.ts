import {expect, it} from 'vitest';
import {eventsOf, relativeErrorOf} from './model';

it('N = Lσ, and four times the luminosity halves the relative uncertainty', () => {
  const state = {luminosity: 36, crossSection: 3};
  expect(eventsOf(state)).toBe(108);
  expect(relativeErrorOf(state)).toBeCloseTo(0.0962, 4);
  expect(relativeErrorOf({...state, luminosity: 144})).toBeCloseTo(relativeErrorOf(state) / 2, 12);
  expect(relativeErrorOf({...state, crossSection: 12})).toBeCloseTo(relativeErrorOf(state) / 2, 12);
});
