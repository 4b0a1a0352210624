import {formatPercent} from '@site/src/kit/format/quantities';
import type {RocPoint} from '../../model/results';
import type {Layer, LineLayer, Point as PlotPoint} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import {formatMetric, formatThreshold} from '../labels/numbers';
import {seriesStyles} from './seriesStyles';

export interface RocCurves {
  readonly train: readonly RocPoint[];
  readonly test: readonly RocPoint[];
  readonly trainAuc: number;
  readonly testAuc: number;
}

const maxRows = 60;

/** Some of many points, the ends among them. */
export function thinned<Point>(points: readonly Point[], most: number): readonly Point[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({length: most}, (_, i) => points[Math.round(i * step)] as Point);
}

const pointsOf = (points: readonly RocPoint[]) =>
  thinned(points, 600).map(({signal, background}) => ({x: background, y: signal}));

/** The point of a curve at a threshold: what passes there. */
export function pointAt<Point extends {readonly threshold: number}>(
  points: readonly Point[],
  threshold: number,
): Point | undefined {
  const passing = points.filter((point) => point.threshold >= threshold);
  return passing.reduce<Point | undefined>(
    (lowest, point) => (lowest && lowest.threshold <= point.threshold ? lowest : point),
    undefined,
  );
}

/** Signal kept against background kept, with the working point. */
export function rocDrawing(curves: RocCurves, threshold: number): Drawing {
  const {train, test, trainAuc, testAuc} = curves;
  const at = pointAt(test, threshold);
  const line = (
    name: string,
    key: keyof typeof seriesStyles,
    points: readonly PlotPoint[],
  ): LineLayer => ({kind: 'line', name, style: seriesStyles[key], points});
  const lines = [
    line('random guessing, AUC 0.5', 'reference', [
      {x: 0, y: 0},
      {x: 1, y: 1},
    ]),
    line(`training events, AUC ${formatMetric(trainAuc)}`, 'train', pointsOf(train)),
    line(`test events, AUC ${formatMetric(testAuc)}`, 'test', pointsOf(test)),
  ];
  const working: readonly Layer[] = at
    ? [
        {
          kind: 'reference',
          x: at.background,
          y: at.signal,
          name: `threshold ${formatThreshold(threshold)}`,
        },
      ]
    : [];
  const workingPoint = at
    ? `At a threshold of ${formatThreshold(threshold)}, ${formatPercent(at.signal)} of the signal and ${formatPercent(at.background)} of the background pass.`
    : '';
  return {
    key: 'roc',
    title: 'ROC curve',
    description: `The ROC curve of the test events has an AUC of ${formatMetric(testAuc)}, that of the training events ${formatMetric(trainAuc)}; random guessing gives 0.5. ${workingPoint}`,
    legend: legendOf(lines),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: 'Background efficiency', min: 0, max: 1},
          y: {title: 'Signal efficiency', min: 0, max: 1},
          layers: [...lines, ...working],
          aspect: 0.8,
        },
        ...place,
      ),
    table: {
      caption: 'Efficiencies for the test events, computed with the event weights.',
      head: ['Threshold', 'Signal', 'Background'],
      rows: thinned(test, maxRows).map(({threshold: value, signal, background}) => [
        Number.isFinite(value) ? value : 'above all scores',
        signal,
        background,
      ]),
    },
  };
}
