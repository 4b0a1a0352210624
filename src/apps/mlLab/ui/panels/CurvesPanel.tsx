import type {ReactNode} from 'react';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {precisionDrawing} from '../drawings/precision';
import {rocDrawing} from '../drawings/roc';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

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
