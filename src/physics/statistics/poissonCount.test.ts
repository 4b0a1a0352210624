import {describe, expect, it} from 'vitest';
import {poissonCount} from './poissonCount';
import {seededRandom} from '../random';

const draws = 40_000;
const counts = (mean: number, seed: number): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({length: draws}, () => poissonCount(random, mean));
};
const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each([0.03, 0.7, 4, 9.99, 10, 31, 165, 2750, 49_500])('counts around %f', (mean) => {
  const drawn = counts(mean, 11);

  it('have it as their mean and as their variance', () => {
    const found = average(drawn);
    const variance = average(drawn.map((count) => (count - found) ** 2));
    expect(Math.abs(found - mean)).toBeLessThan(4 * Math.sqrt(mean / draws));
    const spread = Math.sqrt((2 * mean * mean + mean) / draws);
    expect(Math.abs(variance - mean)).toBeLessThan(4.5 * spread);
  });

  it('are skewed to the right by 1/√mean', () => {
    const found = average(drawn);
    const third = average(drawn.map((count) => (count - found) ** 3)) / mean ** 1.5;
    const spread = Math.sqrt((6 + 60 / mean + 40 / mean ** 2) / draws);
    expect(Math.abs(third - 1 / Math.sqrt(mean))).toBeLessThan(5 * spread);
  });

  it('are whole numbers, none below zero', () => {
    expect(drawn.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
  });
});

it('each count is as frequent as it has to be, on both sides of the change of method', () => {
  for (const mean of [9.5, 10.5]) {
    const drawn = counts(mean, 5);
    let chance = Math.exp(-mean);
    for (let count = 0; count < 25; count += 1) {
      const expected = draws * chance;
      const found = drawn.filter((one) => one === count).length;
      expect(Math.abs(found - expected), `${count} of ${mean}`).toBeLessThan(
        4.5 * Math.sqrt(expected) + 2,
      );
      chance *= mean / (count + 1);
    }
  }
});

it('nothing is expected: nothing is counted', () => {
  const random = seededRandom(1);
  expect([0, -3, Number.NaN].map((mean) => poissonCount(random, mean))).toEqual([0, 0, 0]);
});

it('the number of random numbers that a count takes does not grow with the mean', () => {
  const random = seededRandom(3);
  const numbersFor = (mean: number): number => {
    let numbers = 0;
    const counting = (): number => {
      numbers += 1;
      return random();
    };
    for (let i = 0; i < 1000; i += 1) poissonCount(counting, mean);
    return numbers / 1000;
  };
  for (const mean of [10, 165, 49_500]) expect(numbersFor(mean)).toBeLessThan(4);
});
