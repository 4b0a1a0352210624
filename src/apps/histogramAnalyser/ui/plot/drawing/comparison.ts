/** Comparison of data with the prediction: their ratio, or their pull. */
import {pullsTo, ratioTo, type Comparison, type Prediction} from '@site/src/plot/ratio';
import type {Plot} from '../../../model/view';
import {type Draw, type Layers, insideOf, totalOf} from './layers';

export type ComparisonKind = Comparison['kind'];

/** The sum of all processes, multiplied by a factor, with the variance of the simulation, Σw². */
const predictionOf = ({total}: Plot, factor: number): Prediction => ({
  values: insideOf(total.sumOfWeights).map((value) => value * factor),
  variances: insideOf(total.sumOfSquaredWeights).map((value) => value * factor ** 2),
});

/** For normalised shapes, the prediction is scaled to the number of data events. Null without data. */
export function pullOf(plot: Plot, draw: Draw): Comparison | null {
  if (!plot.data) return null;
  const counts = plot.data.slice(1, -1).map(({count}) => count);
  const sum = totalOf(insideOf(plot.total.sumOfWeights));
  const factor = draw === 'normalised' && sum > 0 ? totalOf(counts) / sum : 1;
  return pullsTo(predictionOf(plot, factor), counts);
}

/** Null without data. */
export function comparisonOf(
  kind: ComparisonKind,
  plot: Plot,
  draw: Draw,
  {points}: Layers,
): Comparison | null {
  if (kind === 'pull') return pullOf(plot, draw);
  if (!plot.data) return null;
  const factor = draw === 'normalised' ? 1 / totalOf(insideOf(plot.total.sumOfWeights)) : 1;
  return ratioTo(
    predictionOf(plot, factor),
    points.map(({bin, value, low, high}) => ({bin, value, min: low, max: high})),
    'Data / pred.',
  );
}
