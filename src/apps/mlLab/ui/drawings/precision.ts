import type {PrecisionPoint} from '../../model/results';
import type {Drawing} from '../chart/spec';
import {xySvg} from '../chart/XySvg';
import {printPercent, printThreshold} from '../words/print';
import {pointAt, thinned} from './roc';

/** How pure the selection is, against how much of the signal it keeps. */
export function precisionDrawing(
  points: readonly PrecisionPoint[],
  threshold: number,
  signalShare: number,
): Drawing {
  const known = points.filter(({precision}) => precision !== null);
  const at = pointAt(known, threshold);
  const said =
    at && at.precision !== null
      ? `At the threshold ${printThreshold(threshold)} the recall is ${printPercent(at.recall)} and the precision ${printPercent(at.precision)}.`
      : '';
  return {
    key: 'precision-recall',
    title: 'Precision against recall',
    description: `How much of what passes is signal, against how much of the signal passes, for the test events. Without a choice, ${printPercent(signalShare)} of all is signal. ${said}`,
    legend: [
      {look: 'test', form: 'line', name: 'test events'},
      {look: 'aim', form: 'line', name: `no choice: ${printPercent(signalShare)} signal`},
    ],
    draw: (room, paint, id) =>
      xySvg(
        {
          x: {title: 'Recall: share of the signal that passes', low: 0, high: 1, isExact: true},
          y: {title: 'Precision: share of signal in what passes', low: 0, high: 1, isExact: true},
          series: [
            {
              name: 'none',
              look: 'aim',
              form: 'line',
              points: [
                {x: 0, y: signalShare},
                {x: 1, y: signalShare},
              ],
            },
            {
              name: 'test',
              look: 'test',
              form: 'line',
              points: thinned(known, 600).map(({recall, precision}) => ({
                x: recall,
                y: precision ?? 0,
              })),
            },
          ],
          marks:
            at && at.precision !== null
              ? [{x: at.recall, y: at.precision, name: `threshold ${printThreshold(threshold)}`}]
              : [],
          ratio: 0.7,
        },
        room,
        paint,
        id,
      ),
    table: {
      caption: 'Recall and precision of the test events, by weight.',
      head: ['Threshold', 'Recall', 'Precision'],
      rows: thinned(known, 60).map(({threshold: value, recall, precision}) => [
        Number.isFinite(value) ? value : 'above all',
        recall,
        precision ?? '',
      ]),
    },
  };
}
