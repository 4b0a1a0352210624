import {describe, expect, it} from 'vitest';
import {asimovSignificance, tailProbability} from '@site/src/physics/statistics/statistics';
import {
  histogramsOf,
  medianOf,
  observedSignificance,
  pseudoExperiments,
  shareFrom,
  type PseudoExperiments,
} from './pseudoExperiments';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const toyCount = 20_000;
const made = (signal: number, background: number, seed = 1): PseudoExperiments =>
  pseudoExperiments(signal, background, {measure: 'excess', toyCount, seed}) as PseudoExperiments;

describe('experiments that are done again and again', () => {
  it('are on average as significant as expected, S/√B, and scatter by √(1 + S/B)', () => {
    const {significances} = made(60, 400).withSignal;
    const found = mean(significances);
    expect(Math.abs(found - 3)).toBeLessThan(4 * Math.sqrt(1.15 / toyCount));
    expect(mean(significances.map((one) => (one - found) ** 2))).toBeCloseTo(1.15, 1);
  });

  it('without signal scatter around 0 by 1, and seldom reach 3 standard deviations', () => {
    const {backgroundOnly} = made(60, 90_000);
    expect(Math.abs(mean(backgroundOnly.significances))).toBeLessThan(4 / Math.sqrt(toyCount));
    expect(mean(backgroundOnly.significances.map((one) => one ** 2))).toBeCloseTo(1, 1);
    const expected = tailProbability(3);
    const spread = Math.sqrt(expected / toyCount);
    expect(Math.abs(shareFrom(backgroundOnly, 3) - expected)).toBeLessThan(4 * spread);
  });

  it('an expected 3 is reached in half of them', () => {
    expect(shareFrom(made(3 * 300, 90_000).withSignal, 3)).toBeCloseTo(0.5, 1);
  });

  it('the signal makes no difference where there is none, but the pseudo-experiments differ', () => {
    const {withSignal, backgroundOnly} = made(0, 50);
    expect(withSignal.counts).not.toEqual(backgroundOnly.counts);
    expect(mean(withSignal.counts) / mean(backgroundOnly.counts)).toBeCloseTo(1, 1);
  });

  it('are the same for the same seed and others for another', () => {
    expect(made(5, 20)).toEqual(made(5, 20));
    expect(made(5, 20, 2)).not.toEqual(made(5, 20));
  });

  it('need a background', () => {
    for (const [signal, background] of [
      [3, 0],
      [3, -1],
      [-1, 5],
      [Number.NaN, 5],
    ] as const) {
      const options = {measure: 'excess', toyCount: 5, seed: 1} as const;
      expect(pseudoExperiments(signal, background, options)).toBeNull();
    }
  });
});

describe('the significance that is observed', () => {
  it('is the Asimov one where just S + B are seen', () => {
    expect(observedSignificance('likelihood', 18, 10)).toBeCloseTo(asimovSignificance(8, 10), 12);
  });

  it('agrees for large counts in both measures, and not for small ones', () => {
    const large = ['excess', 'likelihood'] as const;
    const [one = 0, other = 0] = large.map((m) => observedSignificance(m, 100_600, 100_000));
    expect(one / other).toBeCloseTo(1, 2);
    expect(observedSignificance('excess', 7, 1)).toBe(6);
    expect(observedSignificance('likelihood', 7, 1)).toBeLessThan(4);
  });

  it('is negative where too few are seen, also where none are', () => {
    expect(observedSignificance('likelihood', 2, 9)).toBeLessThan(-2);
    expect(observedSignificance('likelihood', 0, 8)).toBeCloseTo(-4, 12);
  });
});

describe('histograms of the pseudo-experiments', () => {
  it.each([
    [4, 3],
    [60, 400],
    [90_000, 10],
  ])('contain every pseudo-experiment, S = %d on B = %d', (signal, background) => {
    const experiments = made(signal, background);
    const {edges, withSignal, backgroundOnly} = histogramsOf(experiments);
    expect(withSignal.reduce((sum, count) => sum + count, 0)).toBe(toyCount);
    expect(backgroundOnly.reduce((sum, count) => sum + count, 0)).toBe(toyCount);
    expect(edges).toHaveLength(withSignal.length + 1);
    const {significances} = experiments.withSignal;
    expect(edges[0]).toBeLessThanOrEqual(Math.min(...significances));
    expect(edges.at(-1)).toBeGreaterThan(Math.max(...significances));
  });

  it('have an edge at 3 standard deviations, above which they count as the share does', () => {
    const experiments = made(60, 400);
    const {edges, withSignal} = histogramsOf(experiments);
    const from = edges.indexOf(3);
    const above = withSignal.slice(from).reduce((sum, count) => sum + count, 0);
    expect(above / toyCount).toBe(shareFrom(experiments.withSignal, 3));
  });

  it('the median divides the pseudo-experiments into halves', () => {
    expect(medianOf([5, 1, 9])).toBe(5);
    expect(medianOf([4, 1, 9, 2])).toBe(3);
    expect(medianOf([])).toBeNaN();
  });
});
