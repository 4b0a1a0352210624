import {describe, expect, it} from 'vitest';
import {growthExponent, perFurtherPage} from './fit';

const samples = (law: (pages: number) => number) =>
  [150, 600, 1500].map((pages) => ({pages, value: law(pages)}));

describe('growthExponent', () => {
  it('is 1 for what grows in step and 2 for a square', () => {
    expect(growthExponent(samples((pages) => 0.3 * pages))).toBeCloseTo(1, 9);
    expect(growthExponent(samples((pages) => 1e-4 * pages ** 2))).toBeCloseTo(2, 9);
  });

  it('is below 1 with a share that does not grow', () => {
    expect(growthExponent(samples((pages) => 60 + 0.3 * pages))).toBeLessThan(0.9);
  });
});

describe('perFurtherPage', () => {
  it('leaves out what does not grow', () => {
    const [first, second] = perFurtherPage(samples((pages) => 60 + 0.3 * pages));
    expect(first).toBeCloseTo(0.3, 9);
    expect(second).toBeCloseTo(0.3, 9);
  });
});
