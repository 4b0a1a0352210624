import {describe, expect, it} from 'vitest';
import {largestFactor, offeredFactors, signalFactor} from './signalScale';

const total = (sumOfWeights: number) => ({sumOfWeights, sumOfSquaredWeights: 1, rows: 1});
const left = (signal: number, background: number) => ({
  signal: total(signal),
  background: total(background),
});

describe('the factor of the signal', () => {
  it.each([
    [397, 7_342_087, 10_000],
    [142, 7_643, 50],
    [71, 1_791, 20],
    [1, 2, 2],
    [3, 5.9, 1],
    [10, 1, 1],
    [0, 0, 1],
    [5, 0, 1],
  ])(
    'is the largest of 1, 2, 5 × 10ᵏ not above B/S: %d, %d, × %d',
    (signal, background, factor) => {
      expect(largestFactor(left(signal, background))).toBe(factor);
    },
  );

  it('has a limit if no signal remains', () => {
    expect(largestFactor(left(0, 7))).toBe(5_000_000);
  });

  it('is offered up to that', () => {
    expect(offeredFactors(left(71, 1_791))).toEqual([1, 2, 5, 10, 20]);
  });

  it('is the chosen one, and none for a signal in the stack', () => {
    expect(signalFactor('auto', left(142, 7_643))).toBe(50);
    expect(signalFactor('5', left(142, 7_643))).toBe(5);
    expect(signalFactor('stacked', left(142, 7_643))).toBeNull();
  });
});
