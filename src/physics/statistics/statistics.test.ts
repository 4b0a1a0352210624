import {describe, expect, it} from 'vitest';
import {
  asimovSignificance,
  asimovWithUncertainty,
  poissonInterval,
  tailProbability,
  weightedChiSquare,
  type BinContents,
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
    [1, 0.17275, 3.29953],
    [4, 2.08566, 7.16275],
    [9, 6.0569, 13.1102],
    [100, 90.0, 111.0],
  ])('for %i is the exact one', (count, low, high) => {
    const interval = poissonInterval(count);
    expect(Math.abs(interval.low / low - 1)).toBeLessThan(5e-4);
    expect(Math.abs(interval.high / high - 1)).toBeLessThan(5e-4);
  });

  it('for nothing starts at 0 and reaches 1.84', () => {
    expect(poissonInterval(0).low).toBe(0);
    expect(poissonInterval(0).high).toBeCloseTo(-Math.log(tailProbability(1)), 9);
  });

  it('is as long on both sides of the change of method', () => {
    const lengths = [49, 50, 51, 52].map((n) => poissonInterval(n).high - poissonInterval(n).low);
    const steps = lengths.slice(1).map((length, i) => length - (lengths[i] ?? 0));
    steps.forEach((step) => expect(Math.abs(step - (steps[0] ?? NaN))).toBeLessThan(0.01));
  });
});

describe('χ² of weighted histograms', () => {
  const simulated = {contents: [10, 20, 0, 5], variances: [5, 4, 0, 1]};

  it('adds the squared distances in units of both variances', () => {
    const data = {contents: [16, 15, 0, 5], variances: [16, 15, 0, 5]};
    const {chiSquare, bins} = weightedChiSquare(data, simulated);
    expect(chiSquare).toBeCloseTo(36 / 21 + 25 / 19, 12);
    expect(bins).toBe(3);
  });

  it('does not change when both are scaled with their errors', () => {
    const data = {contents: [16, 15, 1, 5], variances: [16, 15, 1, 5]};
    const scaled = ({contents, variances}: BinContents): BinContents => ({
      contents: Array.from(contents, (value) => 7 * value),
      variances: Array.from(variances, (value) => 49 * value),
    });
    expect(weightedChiSquare(scaled(data), scaled(simulated)).chiSquare).toBeCloseTo(
      weightedChiSquare(data, simulated).chiSquare,
      12,
    );
  });

  it('refuses histograms that do not match', () => {
    expect(() => weightedChiSquare(simulated, {contents: [1], variances: [1]})).toThrow(
      /4 and 1 bins/,
    );
  });
});
