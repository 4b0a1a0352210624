import {expect, it} from 'vitest';
import {steps} from '.';

it('corrects by data at the end, and in data only', () => {
  const places = steps.map(({appliesTo}) => appliesTo);
  expect(places[0]).toBeNull();
  expect(places.indexOf('data only')).toBe(steps.length - 1);
  expect(places.slice(1, -1).every((place) => place === 'data and simulation')).toBe(true);
});
