import {expect, it} from 'vitest';
import {
  bytesPerSecond,
  crossingsHz,
  keptFraction,
  randomFraction,
  rateAbove,
  rateOf,
  recordedHz,
} from './model';

it('rates are those of Run 2: 29 MHz of crossings, and 1 kHz recorded', () => {
  expect(crossingsHz / 1e6).toBeCloseTo(28.6, 1);
  expect(recordedHz).toBe(1000);
  expect(1 / randomFraction).toBeCloseTo(crossingsHz / 1000, 6);
});

it('a random selection keeps W decays as rarely as anything else', () => {
  const random = {choice: 'random', threshold: 26} as const;
  expect(keptFraction(random)).toBeCloseTo(rateOf(random) / crossingsHz, 12);
  expect(1000 * keptFraction(random)).toBeLessThan(0.05);
});

it('a threshold near 26 GeV fits into what can be recorded, and keeps nine in ten W decays', () => {
  const state = {choice: 'threshold', threshold: 26} as const;
  expect(rateOf(state)).toBeLessThanOrEqual(recordedHz);
  expect(rateAbove(20)).toBeGreaterThan(recordedHz);
  expect(keptFraction(state)).toBeGreaterThan(0.9);
  expect(rateAbove(0)).toBe(crossingsHz);
});

it('an event is a megabyte', () => {
  expect(bytesPerSecond({choice: 'random', threshold: 26})).toBe(1e9);
});
