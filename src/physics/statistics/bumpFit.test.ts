import {describe, expect, it} from 'vitest';
import {binEdges, type Binning} from './binning';
import {bumpSignificance, fitBump, likeliestMass} from './bumpFit';
import type {BumpModel} from './bumpModel';
import {poisson, seededRandom} from '../random';

const binning: Binning = {low: 105, high: 160, bins: 55};
const model: BumpModel = {
  order: 2,
  mass: 125,
  width: 2,
  isMassFree: false,
  isWidthFree: false,
  hasBump: true,
};

/** Means of the bins for a falling exponential with a bump. */
const means = (signal: number, mass = 125, width = 2): number[] =>
  binEdges(binning)
    .slice(0, -1)
    .map((low) => {
      const x = low + 0.5;
      const bump = Math.exp(-0.5 * ((x - mass) / width) ** 2) / (width * Math.sqrt(2 * Math.PI));
      return 3000 * Math.exp(-0.035 * (x - 105) + 6e-5 * (x - 105) ** 2) + signal * bump;
    });

const generateCounts = (signal: number, seed: number): number[] => {
  const random = seededRandom(seed);
  return means(signal).map((mean) => poisson(random, mean));
};

describe('the fit of a bump', () => {
  it('finds in expected counts what they were made of', () => {
    const fit = fitBump(means(900, 127.5, 1.7), binning, {
      ...model,
      isMassFree: true,
      isWidthFree: true,
    });
    expect(fit.hasConverged).toBe(true);
    expect(fit.signal.value).toBeCloseTo(900, -1);
    expect(fit.mass.value).toBeCloseTo(127.5, 1);
    expect(fit.width.value).toBeCloseTo(1.7, 1);
    expect(fit.chiSquare).toBeLessThan(1);
    expect(fit.degrees).toBe(55 - 6);
  });

  it('has pulls of mean zero and width one', () => {
    const pulls = Array.from({length: 300}, (_, seed) => {
      const {value, error} = fitBump(generateCounts(340, seed + 1), binning, model).signal;
      return (value - 340) / error;
    });
    const mean = pulls.reduce((sum, pull) => sum + pull, 0) / pulls.length;
    const spread = Math.sqrt(
      pulls.reduce((sum, pull) => sum + (pull - mean) ** 2, 0) / pulls.length,
    );
    expect(Math.abs(mean)).toBeLessThan(3 / Math.sqrt(pulls.length));
    expect(spread).toBeGreaterThan(0.88);
    expect(spread).toBeLessThan(1.12);
  });

  it('is unsure of the strength by the root of the background below the bump, or more', () => {
    const counts = means(0);
    const below = counts.slice(18, 22).reduce((sum, count) => sum + count, 0);
    const {error} = fitBump(counts, binning, model).signal;
    expect(error).toBeGreaterThan(Math.sqrt(below));
    expect(error).toBeLessThan(2 * Math.sqrt(below));
  });

  it('reports how much better the bump describes the counts', () => {
    const significance = (signal: number): number => {
      const counts = means(signal);
      const alone = fitBump(counts, binning, {...model, hasBump: false});
      return bumpSignificance(fitBump(counts, binning, model), alone);
    };
    expect(significance(0)).toBeCloseTo(0, 2);
    const {error} = fitBump(means(0), binning, model).signal;
    expect(significance(400)).toBeCloseTo(400 / error, 0);
    expect(significance(-400)).toBeLessThan(-3);
  });

  it('of a background of higher order gains little where there is nothing to gain', () => {
    const counts = generateCounts(0, 5);
    const simple = fitBump(counts, binning, {...model, hasBump: false});
    const rich = fitBump(counts, binning, {...model, hasBump: false, order: 5});
    expect(rich.logLikelihood).toBeGreaterThanOrEqual(simple.logLikelihood);
    expect(2 * (rich.logLikelihood - simple.logLikelihood)).toBeLessThan(16);
  });

  it('starts from the highest excess, not from the deepest dip', () => {
    const dip = means(-900, 115);
    const counts = means(700, 140).map(
      (mean, bin) => mean + (dip[bin] ?? 0) - (means(0)[bin] ?? 0),
    );
    const {background} = fitBump(counts, binning, {...model, hasBump: false});
    expect(Math.abs(likeliestMass(counts, background, binning, 2) - 140)).toBeLessThanOrEqual(1);
  });

  it('copes with empty bins', () => {
    const fit = fitBump(
      Array.from({length: 55}, (_, bin) => (bin === 20 ? 3 : 0)),
      binning,
      model,
    );
    expect(Number.isFinite(fit.signal.value)).toBe(true);
    expect(fit.expected.every((mean) => mean > 0)).toBe(true);
  });
});
