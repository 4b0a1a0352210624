import {expect, it} from 'vitest';
import {errorOf, naiveErrorOf, repeatedSums, repetitions, spreadOf, sumOf} from './model';

it('the uncertainty is √(Σw²), and √N only for weights of 1', () => {
  const weights = [...Array.from({length: 90}, () => 0.5), ...Array.from({length: 10}, () => -0.5)];
  const state = {events: 100, weight: 0.5, negative: 10};
  expect(sumOf(state)).toBeCloseTo(
    weights.reduce((sum, w) => sum + w, 0),
    12,
  );
  expect(errorOf(state)).toBeCloseTo(Math.sqrt(weights.reduce((sum, w) => sum + w * w, 0)), 12);
  const counted = {events: 100, weight: 1, negative: 0};
  expect(errorOf(counted)).toBe(naiveErrorOf(counted));
  expect(errorOf({events: 100, weight: 0.1, negative: 0})).toBeCloseTo(1, 12);
});

it('repeated simulations spread by √(Σw²) around the sum, also with negative weights', () => {
  for (const state of [
    {events: 100, weight: 0.1, negative: 0},
    {events: 240, weight: 1.5, negative: 30},
  ]) {
    const sums = repeatedSums(state);
    const mean = sums.reduce((sum, value) => sum + value, 0) / repetitions;
    const error = errorOf(state);
    expect(Math.abs(mean - sumOf(state))).toBeLessThan((4 * error) / Math.sqrt(repetitions));
    expect(Math.abs(spreadOf(sums) / error - 1)).toBeLessThan(0.1);
  }
});
