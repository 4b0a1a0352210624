import {describe, expect, it} from 'vitest';
import {binEdges, emptyHistogram, fillWeighted, histogram, integral} from './binning';

const binning = {low: 10, high: 20, bins: 4};

describe('bins of equal width', () => {
  it('have one edge more than bins', () => {
    expect(binEdges(binning)).toEqual([10, 12.5, 15, 17.5, 20]);
  });

  it('hold their lower edge and leave the upper one to the next', () => {
    expect(histogram([10, 12.49, 12.5, 19.99], binning)).toEqual([2, 1, 0, 1]);
  });

  it('count nothing outside and nothing that is not a number', () => {
    expect(histogram([9.99, 20, Number.NaN, Number.POSITIVE_INFINITY], binning)).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('a weighted histogram', () => {
  const values = [9.99, 10, 12.49, 12.5, 20, Number.POSITIVE_INFINITY, -Number.MAX_VALUE, NaN];
  const weights = [1, 2, -0.5, 4, 8, 16, 32, 64];
  const filled = emptyHistogram(binning);
  fillWeighted(filled, values, weights, binning);

  it('adds weights and their squares, with what is too low first and too high last', () => {
    expect([...filled.sumOfWeights]).toEqual([33, 1.5, 4, 0, 0, 24]);
    expect([...filled.sumOfSquares]).toEqual([1025, 4.25, 16, 0, 0, 320]);
  });

  it('with weights of one agrees with the counts', () => {
    const ones = emptyHistogram(binning);
    fillWeighted(ones, values, new Float32Array(values.length).fill(1), binning);
    expect([...ones.sumOfWeights].slice(1, -1)).toEqual(histogram(values, binning));
  });

  it('refuses weights that do not match', () => {
    expect(() => fillWeighted(filled, [1, 2], [1], binning)).toThrow(/2 values, but 1 weights/);
  });
});

it('the integral of a cubic is exact, and may be cut into pieces', () => {
  const cubic = (x: number): number => x ** 3 - 2 * x;
  expect(integral(cubic, 1, 3)).toBeCloseTo(20 - 8, 10);
  expect(integral(cubic, 1, 2) + integral(cubic, 2, 3)).toBeCloseTo(integral(cubic, 1, 3), 10);
});
