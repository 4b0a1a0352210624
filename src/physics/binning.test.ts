import {describe, expect, it} from 'vitest';
import {binEdges, histogram, integral} from './binning';

const binning = {low: 10, high: 20, bins: 4};

describe('bins of equal width', () => {
  it('have one edge more than bins', () => {
    expect(binEdges(binning)).toEqual([10, 12.5, 15, 17.5, 20]);
  });

  it('hold their lower edge and leave the upper one to the next', () => {
    expect(histogram([10, 12.49, 12.5, 19.99], binning)).toEqual([2, 1, 0, 1]);
  });

  it('count nothing outside and nothing that is no number', () => {
    expect(histogram([9.99, 20, Number.NaN, Number.POSITIVE_INFINITY], binning)).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

it('the integral of a cubic is exact, and may be cut into pieces', () => {
  const cubic = (x: number): number => x ** 3 - 2 * x;
  expect(integral(cubic, 1, 3)).toBeCloseTo(20 - 8, 10);
  expect(integral(cubic, 1, 2) + integral(cubic, 2, 3)).toBeCloseTo(integral(cubic, 1, 3), 10);
});
