/** Comparison in the panel below a plot: the ratio of data to prediction, or their pull. */
import type {Plot} from '../../../model/view';
import type {Draw, Layers} from './layers';
import {pullOf} from './pull';
import {ratioOf} from './ratio';

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
