import {describe, expect, it} from 'vitest';
import {choice, exponential, gamma, gaussian, poisson, seededRandom, seedOf} from './random';

function moments(values: readonly number[]): {readonly mean: number; readonly variance: number} {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return {mean, variance};
}

const many = (draw: () => number): readonly number[] => Array.from({length: 100_000}, draw);

describe('seeded random numbers', () => {
  it('repeat for a seed and differ between seeds', () => {
    const three = (seed: number) => Array.from({length: 3}, seededRandom(seed));
    expect(three(7)).toEqual(three(7));
    expect(three(7)).not.toEqual(three(8));
  });

  it('fill the interval from 0 to 1 evenly', () => {
    const values = many(seededRandom(1));
    const {mean, variance} = moments(values);
    expect(Math.min(...values.slice(0, 1000))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values.slice(0, 1000))).toBeLessThan(1);
    expect(mean).toBeCloseTo(1 / 2, 2);
    expect(variance).toBeCloseTo(1 / 12, 2);
  });

  it('an exponential has its mean, and as large a spread', () => {
    const random = seededRandom(2);
    const {mean, variance} = moments(many(() => exponential(random, 3)));
    expect(mean / 3).toBeCloseTo(1, 1);
    expect(Math.sqrt(variance) / 3).toBeCloseTo(1, 1);
  });

  it('a Gaussian has mean 0, width 1 and 68 per cent within one width', () => {
    const random = seededRandom(6);
    const values = many(() => gaussian(random));
    const {mean, variance} = moments(values);
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(variance).toBeCloseTo(1, 1);
    const within = values.filter((value) => Math.abs(value) < 1).length / values.length;
    expect(within).toBeCloseTo(0.683, 2);
  });

  it.each([0.4, 7, 60])(
    'a Poisson count of mean %f has that mean and that variance',
    (expected) => {
      const random = seededRandom(3);
      const {mean, variance} = moments(
        Array.from({length: 20_000}, () => poisson(random, expected)),
      );
      expect(Math.abs(mean / expected - 1)).toBeLessThan(0.03);
      expect(Math.abs(variance / expected - 1)).toBeLessThan(0.05);
    },
  );

  it.each([0.4, 1.13, 6])('a gamma value of shape %f has that mean and that variance', (shape) => {
    const random = seededRandom(4);
    const {mean, variance} = moments(many(() => gamma(random, shape)));
    expect(Math.abs(mean / shape - 1)).toBeLessThan(0.02);
    expect(Math.abs(variance / shape - 1)).toBeLessThan(0.05);
  });

  it('a choice falls on each as often as its share says', () => {
    const random = seededRandom(5);
    const choices = many(() => choice(random, [3, 0, 1]));
    expect(choices.filter((index) => index === 0).length / choices.length).toBeCloseTo(0.75, 2);
    expect(choices).not.toContain(1);
  });

  it('a seed of words is theirs alone', () => {
    expect(seedOf('hww13', 'z')).toBe(seedOf('hww13', 'z'));
    const seeds = [seedOf('hww13', 'z'), seedOf('z', 'hww13'), seedOf('hww13', 'ww')];
    expect(new Set(seeds).size).toBe(3);
    // FNV-1a of "a", as its authors publish it.
    expect(seedOf('a')).toBe(0xe40c292c);
  });
});
