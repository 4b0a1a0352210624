import {describe, expect, it} from 'vitest';
import {keysOf, median, typedTexts} from './figures';
import type {Timing} from './probe';

const hit = (milliseconds: number): Timing => ({milliseconds, outcome: 'hits'});

describe('median', () => {
  it('is the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 6])).toBe(5.5);
    expect(median([7])).toBe(7);
  });

  it('sorts numbers, not words', () => {
    expect(median([100, 20, 3])).toBe(20);
  });

  it('is not a number for nothing', () => {
    expect(median([])).toBeNaN();
  });
});

describe('keysOf', () => {
  it('takes the median of the rounds for each text before it looks at all texts', () => {
    const rounds = [
      [hit(10), hit(20), hit(900)],
      [hit(11), hit(800), hit(31)],
      [hit(700), hit(21), hit(30)],
    ];
    expect(keysOf(rounds)).toEqual({p50: 21, p95: 31, late: 0});
  });

  it('counts answers that never came', () => {
    expect(keysOf([[hit(1), {milliseconds: 60_000, outcome: 'late'}]]).late).toBe(1);
  });
});

describe('typedTexts', () => {
  const queries = ['luminosity', 'missing energy', 'muon', 'jet', 'photon', 'trigger'];

  it('takes whole and half-typed queries in turn, from the whole list', () => {
    expect(typedTexts(queries, 3)).toEqual(['luminosity', 'mu', 'photon']);
  });

  it('takes each query at most once', () => {
    expect(typedTexts(queries, 99)).toHaveLength(queries.length);
  });

  it('ends no text with a blank', () => {
    expect(typedTexts(['a', 'of jets', 'b'], 3)[1]).toBe('of j');
    expect(typedTexts(['a', 'top tag', 'b'], 3)[1]).toBe('top');
  });
});
