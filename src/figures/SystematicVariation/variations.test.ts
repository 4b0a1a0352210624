import {describe, expect, it} from 'vitest';
import {linearPercent} from '@site/src/plot/percent';
import {between, outline} from '.';
import {luminosityShift, nominal, variationsOf} from './variations';
import {altOf, printShift} from './descriptions';

describe('the variations', () => {
  it('without a shift leave the histogram, and the other sources in the band', () => {
    const {up, down, sources, ratios} = variationsOf(0);
    expect(up).toEqual(nominal);
    expect(down).toEqual(nominal);
    expect(sources[0]).toEqual({name: 'energy scale', up: 0, down: 0});
    expect(Math.min(...ratios.high)).toBeGreaterThanOrEqual(1 + luminosityShift - 1e-9);
  });

  it('add up in quadrature in the bin that is read out', () => {
    const {sources} = variationsOf(0.02);
    const [scale, resolution, luminosity, all] = sources;
    const parts = (side: 1 | -1): readonly number[] =>
      [scale, resolution, luminosity].map((source) =>
        Math.max(0, side * (source?.up ?? NaN), side * (source?.down ?? NaN)),
      );
    expect(all?.up).toBeCloseTo(Math.hypot(...parts(1)), 9);
    expect(all?.down).toBeCloseTo(-Math.hypot(...parts(-1)), 9);
  });

  it('move events from below the peak to above it when energies go up', () => {
    const {ratios} = variationsOf(0.02);
    const middle = nominal.length / 2;
    expect(ratios.up.slice(1, middle - 1).every((ratio) => ratio < 1)).toBe(true);
    expect(ratios.up.slice(middle + 1).every((ratio) => ratio > 1)).toBe(true);
  });

  it('are said in words', () => {
    const {sources} = variationsOf(0.015);
    const alt = altOf(0.015, sources);
    expect(alt).toContain('±1.50 %');
    expect(alt).toContain('luminosity +0.9 % and −0.9 %');
    expect(printShift(0)).toBe('0 %');
  });
});

describe('paths', () => {
  const range = {min: 0, max: 10};

  it('go along the top of each bin', () => {
    expect(outline([5, 10], range)).toBe('M0 50V50H50V0H100');
  });

  it('between two histograms come back along the lower one', () => {
    expect(between([1, 2], [5, 10], range)).toBe('M0 50V50H50V0H100V80H50V90H0Z');
  });

  it('end at the frame where a value is beyond it', () => {
    expect(linearPercent(20, range)).toBe(200);
    expect(outline([20, -3], range)).toBe('M0 0V0H50V100H100');
  });
});
