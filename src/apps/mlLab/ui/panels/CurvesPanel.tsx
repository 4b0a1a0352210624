import type {ReactNode} from 'react';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {Layer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import type {PrecisionPoint} from '../../model/results';
import {rocDrawing, pointAt, thinned} from '../drawings/roc';
import {seriesStyles} from '../drawings/seriesStyles';
import {formatThreshold} from '../labels/numbers';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

/** Purity of the selection against its signal efficiency. */
function precisionDrawing(
  points: readonly PrecisionPoint[],
  threshold: number,
  signalShare: number,
): Drawing {
  const known = points.filter(({precision}) => precision !== null);
  const at = pointAt(known, threshold);
  const thresholdText =
    at && at.precision !== null
      ? `At a threshold of ${formatThreshold(threshold)}, the recall is ${formatPercent(at.recall)} and the precision ${formatPercent(at.precision)}.`
      : '';
  const lines: readonly Layer[] = [
    {
      kind: 'line',
      name: `no selection: ${formatPercent(signalShare)} signal`,
      style: seriesStyles.reference,
      points: [0, 1].map((x) => ({x, y: signalShare})),
    },
    {
      kind: 'line',
      name: 'test events',
      style: seriesStyles.test,
      points: thinned(known, 600).map(({recall, precision}) => ({x: recall, y: precision ?? 0})),
    },
  ];
  const working: readonly Layer[] =
    at && at.precision !== null
      ? [
          {
            kind: 'reference',
            x: at.recall,
            y: at.precision,
            name: `threshold ${formatThreshold(threshold)}`,
          },
        ]
      : [];
  return {
    key: 'precision-recall',
    title: 'Precision against recall',
    description: `Precision (purity of the selected events) against recall (signal efficiency), for the test events. Without a selection, the signal fraction is ${formatPercent(signalShare)}. ${thresholdText}`,
    legend: legendOf(lines),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: 'Recall (signal efficiency)', min: 0, max: 1},
          y: {title: 'Precision (purity)', min: 0, max: 1},
          layers: [...lines, ...working],
          aspect: 0.7,
        },
        ...place,
      ),
    table: {
      caption: 'Recall and precision of the test events, computed with the event weights.',
      head: ['Threshold', 'Recall', 'Precision'],
      rows: thinned(known, 60).map(({threshold: value, recall, precision}) => [
        Number.isFinite(value) ? value : 'above all scores',
        recall,
        precision ?? '',
      ]),
    },
  };
}

/** How much background comes along with the signal. */
export function CurvesPanel({lab}: PanelGiven): ReactNode {
  const {measured} = lab;
  if (!measured) return <NotYet />;
  return (
    <div className={styles.panel}>
      <p>
        Each point of a curve corresponds to one threshold. The area under the ROC curve (AUC) is
        the probability that a signal event has a higher score than a background event: 1 is
        perfect, 0.5 is random guessing. If the training curve is clearly better than the test
        curve, the model is overtrained.
      </p>
      <div className={styles.pair}>
        <PlotFigure drawing={rocDrawing(measured.roc, lab.threshold)} />
        <PlotFigure
          drawing={precisionDrawing(measured.precision, lab.threshold, measured.signalShare)}
        />
      </div>
    </div>
  );
}
