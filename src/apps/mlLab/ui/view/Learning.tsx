import type {ReactNode} from 'react';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {historyDrawing} from '../drawings/history';
import type {Lab} from '../lab';
import {methodLabels} from '../labels/methodLabels';
import styles from './view.module.css';

/** Loss and area while the method learns, live. */
export function Learning({lab}: {readonly lab: Lab}): ReactNode {
  const {training, trained, state} = lab;
  const history = training.isRunning ? training.history : (trained?.history ?? []);
  const {step} = methodLabels[trained?.settings.method ?? state.settings.method];
  if (history.length === 0) return null;
  return (
    <div className={styles.pair}>
      <PlotFigure drawing={historyDrawing(history, 'loss', step)} />
      <PlotFigure drawing={historyDrawing(history, 'auc', step)} />
    </div>
  );
}
