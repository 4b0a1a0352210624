/** A fit of the data of a plot: what it finds, what stays above the background, and a scan of masses. */
import type {Binning} from '@site/src/physics/statistics/binning';
import {
  bumpSignificance,
  fitBump,
  likeliestMass,
  type BumpFit,
} from '@site/src/physics/statistics/bumpFit';
import {tailProbability} from '@site/src/physics/statistics/statistics';
import type {BumpFit as Described} from '../description';
import type {Plot} from '../view';

export interface BumpSettings {
  /** Of the polynomial in the exponent of the background, 1 to 5. */
  readonly order: number;
  /** Where a bump is looked for, in the unit of the axis; a free one is found. */
  readonly mass: number;
  readonly isMassFree: boolean;
  readonly isWidthFree: boolean;
}

export interface Residual {
  /** Middle of the bin. */
  readonly at: number;
  /** Background-subtracted data, and the ends of its error bar. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What the fitted bump has there. */
  readonly bump: number;
}

export interface Bump {
  readonly fit: BumpFit;
  /** In standard deviations, with mass and width held. */
  readonly significance: number;
  readonly residuals: readonly Residual[];
}

export interface ScanPoint {
  readonly mass: number;
  readonly significance: number;
  /** Chance of such a bump or a larger one at this mass where there is none. */
  readonly probability: number;
}

/** The bins of a plot with data between the ends of a fit; undefined without data or equal bins. */
function binsOf({
  histogram,
  data,
}: Plot): {counts: readonly number[]; binning: Binning} | undefined {
  if (!data || 'edges' in histogram.axis) return undefined;
  return {counts: data.slice(1, -1).map(({count}) => count), binning: histogram.axis};
}

function significanceAt(
  counts: readonly number[],
  binning: Binning,
  order: number,
  mass: number,
  width: number,
): number {
  const held = {order, mass, width, isMassFree: false, isWidthFree: false};
  return bumpSignificance(
    fitBump(counts, binning, {...held, hasBump: true}),
    fitBump(counts, binning, {...held, hasBump: false}),
  );
}

/** Fits the data of a plot; undefined for a plot without data. */
export function bumpOf(plot: Plot, {width}: Described, settings: BumpSettings): Bump | undefined {
  const bins = binsOf(plot);
  if (!bins) return undefined;
  const {counts, binning} = bins;
  const alone = fitBump(counts, binning, {...settings, width, hasBump: false});
  const mass = settings.isMassFree
    ? likeliestMass(counts, alone.background, binning, width)
    : settings.mass;
  const fit = fitBump(counts, binning, {...settings, mass, width, hasBump: true});
  const residuals = counts.map((count, bin): Residual => {
    const background = fit.background[bin] ?? NaN;
    const point = plot.data?.[bin + 1];
    return {
      at: ((plot.edges[bin] ?? NaN) + (plot.edges[bin + 1] ?? NaN)) / 2,
      value: count - background,
      low: (point?.low ?? NaN) - background,
      high: (point?.high ?? NaN) - background,
      bump: (fit.expected[bin] ?? NaN) - background,
    };
  });
  const {order} = settings;
  return {
    fit,
    significance: significanceAt(counts, binning, order, fit.mass.value, fit.width.value),
    residuals,
  };
}

/** The significance at each of `masses`, with the width held: one after the other, as they are asked. */
export function* scanOf(
  plot: Plot,
  {width}: Described,
  order: number,
  masses: readonly number[],
): Generator<ScanPoint> {
  const bins = binsOf(plot);
  if (!bins) return;
  for (const mass of masses) {
    const significance = significanceAt(bins.counts, bins.binning, order, mass, width);
    yield {mass, significance, probability: tailProbability(Math.max(0, significance))};
  }
}
