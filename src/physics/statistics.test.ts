import {describe, expect, it} from 'vitest';
import {
  asimovSignificance,
  asimovWithUncertainty,
  poissonInterval,
  tailProbability,
} from './statistics';

describe('expected significance', () => {
  it.each([
    [119, 224_977, 0.251],
    [12, 191, 0.859],
    [18.4, 10.3, 4.693],
    [9.5, 5.5, 3.33],
  ])('of %f on %f events is %f', (signal, background, expected) => {
    expect(asimovSignificance(signal, background)).toBeCloseTo(expected, 2);
  });

  it('comes near S/√B when the background is large, and stays below it', () => {
    const simple = 100 / Math.sqrt(1e6);
    expect(asimovSignificance(100, 1e6) / simple).toBeCloseTo(1, 3);
    expect(asimovSignificance(18.4, 10.3)).toBeLessThan(18.4 / Math.sqrt(10.3));
  });

  it('grows with the square root of the luminosity', () => {
    expect(asimovSignificance(40, 80) / asimovSignificance(10, 20)).toBeCloseTo(2, 10);
  });

  it('is 0 without signal and has no bound without background', () => {
    expect(asimovSignificance(0, 50)).toBe(0);
    expect(asimovSignificance(3, 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('expected significance with an uncertain background', () => {
  it('is that of a known background when the uncertainty vanishes', () => {
    expect(asimovWithUncertainty(10, 20, 0.01)).toBeCloseTo(asimovSignificance(10, 20), 4);
  });

  it('tends to S/√(B + σ²) for a small signal on a large background', () => {
    const simple = 1000 / Math.hypot(Math.sqrt(1e6), 5000);
    expect(asimovWithUncertainty(1000, 1e6, 5000) / simple).toBeCloseTo(1, 2);
  });

  it('falls as the uncertainty grows', () => {
    expect(asimovWithUncertainty(10, 20, 4)).toBeLessThan(asimovWithUncertainty(10, 20, 2));
  });
});

describe('the tail of the normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.158655],
    [2, 0.0227501],
    [2.999, 0.00135435],
    [3, 0.0013499],
    [5, 2.86652e-7],
    [8, 6.22096e-16],
  ])('beyond %f is %f', (z, expected) => {
    expect(tailProbability(z) / expected).toBeCloseTo(1, 3);
  });

  it('and its mirror image make one', () => {
    expect(tailProbability(1.3) + tailProbability(-1.3)).toBeCloseTo(1, 12);
  });
});

describe('the interval of a count', () => {
  it.each([
    [1, 0.1728, 3.2995],
    [4, 2.0857, 7.1627],
    [9, 6.0574, 13.1089],
    [100, 90.018, 111.02],
  ])('for %i is nearly the exact one', (count, low, high) => {
    const interval = poissonInterval(count);
    expect(Math.abs(interval.low / low - 1)).toBeLessThan(0.02);
    expect(Math.abs(interval.high / high - 1)).toBeLessThan(0.02);
  });

  it('for nothing starts at 0 and reaches 1.84', () => {
    expect(poissonInterval(0).low).toBe(0);
    expect(poissonInterval(0).high).toBeCloseTo(1.84, 1);
  });
});
