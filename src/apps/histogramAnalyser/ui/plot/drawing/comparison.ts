/** Comparison in the panel below a plot: the ratio of data to prediction, or their pull. */
import type {Plot} from '../../../model/view';
import {type Draw, type Layers, insideOf, totalOf} from './layers';

/** Ends and ticks of the axis, in standard deviations; pulls outside the wider one are arrows. */
const near = {reach: 3, ticks: [-2, 0, 2]};
const far = {reach: 5, ticks: [-4, 0, 4]};

/**
 * The pull of each bin: (N − μ) / √(μ + Σw²), for N observed and μ expected events. The Poisson variance of
 * the data is that of the expectation, and Σw² is the variance of the simulation. For normalised shapes the
 * prediction is scaled to the number of data events. A bin without a positive expectation has no pull.
 *
 * @returns null without data
 */
export function pullOf({data, total}: Plot, draw: Draw): Comparison | null {
  if (!data) return null;
  const counts = data.slice(1, -1).map(({count}) => count);
  const sum = insideOf(total.sumOfWeights);
  const squares = insideOf(total.sumOfSquaredWeights);
  const scale = draw === 'normalised' && totalOf(sum) > 0 ? totalOf(counts) / totalOf(sum) : 1;
  const bins = sum.map((value, bin) => {
    const expected = value * scale;
    const simulation = Math.max(0, squares[bin] as number) * scale ** 2;
    return {expected, simulation, deviation: Math.sqrt(Math.max(0, expected) + simulation)};
  });
  const points = bins.flatMap(({expected, deviation}, bin) => {
    if (!(expected > 0) || !(deviation > 0)) return [];
    const value = ((counts[bin] as number) - expected) / deviation;
    return [{bin, value, low: value, high: value, hasDot: true}];
  });
  const share = bins.map(({simulation, deviation, expected}) =>
    expected > 0 && deviation > 0 ? Math.sqrt(simulation) / deviation : 0,
  );
  const isNear = points.every(({value}) => Math.abs(value) <= near.reach);
  return {
    kind: 'pull',
    title: 'Pull',
    centre: 0,
    ...(isNear ? near : far),
    points,
    lower: share.map((value) => -value),
    upper: share,
  };
}

interface RatioPoint {
  readonly bin: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Ratio {
  readonly points: readonly RatioPoint[];
  /** One standard deviation of the simulation, relative to it; 0 and 0 where nothing is expected. */
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** How far its axis reaches to either side of 1. */
  readonly reach: 0.5 | 1;
}

/** Null without data. A bin in which nothing is expected has no ratio. */
function ratioOf(plot: Plot, draw: Draw, {points}: Layers): Ratio | null {
  if (!plot.data) return null;
  const sum = insideOf(plot.total.sumOfWeights);
  const squares = insideOf(plot.total.sumOfSquaredWeights);
  const factor = draw === 'normalised' ? 1 / totalOf(sum) : 1;
  const relative = sum.map((value, bin) =>
    value > 0 ? Math.sqrt(Math.max(0, squares[bin] as number)) / value : 0,
  );
  const found = points.flatMap(({bin, value, low, high}) => {
    const expected = (sum[bin] as number) * factor;
    if (!(expected > 0) || !Number.isFinite(expected)) return [];
    return [{bin, value: value / expected, low: low / expected, high: high / expected}];
  });
  const isNear = found.every(({value}) => Math.abs(value - 1) <= 0.5);
  return {
    points: found,
    lower: relative.map((error) => 1 - error),
    upper: relative.map((error) => 1 + error),
    reach: isNear ? 0.5 : 1,
  };
}

export type ComparisonKind = 'ratio' | 'pull';

interface ComparisonPoint {
  readonly bin: number;
  readonly value: number;
  /** Ends of its error bar; both the value for a point without one. */
  readonly low: number;
  readonly high: number;
  /** False for a bin that has an error bar only. */
  readonly hasDot: boolean;
}

export interface Comparison {
  readonly kind: ComparisonKind;
  /** Title of the vertical axis. */
  readonly title: string;
  /** The value of perfect agreement. */
  readonly centre: 0 | 1;
  /** The range of its axis to either side of the centre. */
  readonly reach: number;
  readonly ticks: readonly number[];
  readonly points: readonly ComparisonPoint[];
  /** One standard deviation of the simulation around the centre, by bin. */
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

/** Null without data. */
export function comparisonOf(
  kind: ComparisonKind,
  plot: Plot,
  draw: Draw,
  layers: Layers,
): Comparison | null {
  if (kind === 'pull') return pullOf(plot, draw);
  const ratio = ratioOf(plot, draw, layers);
  if (!ratio) return null;
  const {points, lower, upper, reach} = ratio;
  return {
    kind,
    title: 'Data / pred.',
    centre: 1,
    reach,
    ticks: [1 - reach, 1, 1 + reach],
    points: points.map((point) => ({...point, hasDot: point.value > 0})),
    lower,
    upper,
  };
}
