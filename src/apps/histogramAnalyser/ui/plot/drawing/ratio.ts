/** Data divided by simulation, bin by bin. */
import type {Plot} from '../../../model/view';
import {insideOf, totalOf, type Draw, type Layers} from './layers';

interface RatioPoint {
  readonly bin: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Ratio {
  readonly points: readonly RatioPoint[];
  /** One standard deviation of the simulation, relative to it; 0 and 0 where nothing is expected. */
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** How far its axis reaches to either side of 1. */
  readonly reach: 0.5 | 1;
}

/** Null without data. A bin in which nothing is expected has no ratio. */
export function ratioOf(plot: Plot, draw: Draw, {points}: Layers): Ratio | null {
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
