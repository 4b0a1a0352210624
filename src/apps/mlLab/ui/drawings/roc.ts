import type {RocPoint} from '../../model/results';
import type {Drawing, Mark} from '../chart/spec';
import {xySvg} from '../chart/XySvg';
import {printPercent, printShare, printThreshold} from '../words/print';

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

const placed = (points: readonly RocPoint[]) =>
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
  const marks: readonly Mark[] = at
    ? [{x: at.background, y: at.signal, name: `threshold ${printThreshold(threshold)}`}]
    : [];
  const workingPoint = at
    ? `At the threshold ${printThreshold(threshold)}, ${printPercent(at.signal)} of the signal and ${printPercent(at.background)} of the background pass.`
    : '';
  return {
    key: 'roc',
    title: 'Signal kept against background kept (ROC)',
    description: `The curve of the test events rises from 0 to 1 with an area of ${printShare(testAuc)}, that of the training events with ${printShare(trainAuc)}; guessing has 0.5. ${workingPoint}`,
    legend: [
      {look: 'test', form: 'line', name: `test events, area ${printShare(testAuc)}`},
      {look: 'train', form: 'line', name: `training events, area ${printShare(trainAuc)}`},
      {look: 'aim', form: 'line', name: 'guessing, area 0.5'},
    ],
    draw: (room, paint, id) =>
      xySvg(
        {
          x: {title: 'Share of the background that passes', low: 0, high: 1, isExact: true},
          y: {title: 'Share of the signal that passes', low: 0, high: 1, isExact: true},
          series: [
            {
              name: 'guessing',
              look: 'aim',
              form: 'line',
              points: [
                {x: 0, y: 0},
                {x: 1, y: 1},
              ],
            },
            {name: 'train', look: 'train', form: 'line', points: placed(train)},
            {name: 'test', look: 'test', form: 'line', points: placed(test)},
          ],
          marks,
          ratio: 0.8,
        },
        room,
        paint,
        id,
      ),
    table: {
      caption: 'Shares of the test events that pass, by weight.',
      head: ['Threshold', 'Signal', 'Background'],
      rows: thinned(test, maxRows).map(({threshold: value, signal, background}) => [
        Number.isFinite(value) ? value : 'above all',
        signal,
        background,
      ]),
    },
  };
}
