import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {SmallButton} from '@site/src/components/SmallButton';
import {ChartFigure} from '../chart/ChartFigure';
import {outputsDrawing} from '../drawings/outputs';
import {worthDrawing} from '../drawings/worth';
import type {Lab} from '../lab';
import {printEvents, printSignificance, printThreshold} from '../words/print';
import {passingAt} from './passingAt';
import styles from './view.module.css';

/** The threshold, what comes out on either side of it, and what it is worth. */
export function WorkingPoint({lab}: {readonly lab: Lab}): ReactNode {
  const {threshold, change, dataset, trained, measured} = lab;
  if (!trained || !measured) return null;
  const {best, none} = measured.scan;
  const at = passingAt(dataset, trained, measured, threshold);
  const worth = at.significance?.signalOverRootBackground;
  return (
    <section className={styles.section} aria-label="Working point">
      <div className={styles.threshold}>
        <RangeField
          label="Threshold: call signal what scores at least"
          min={0}
          max={1}
          step={0.01}
          value={threshold}
          text={printThreshold(threshold)}
          onChange={(value) => change({threshold: value}, true)}
        />
        {best && threshold !== best.threshold && (
          <SmallButton
            onClick={() => change({threshold: dataset.isSimulated ? null : best.threshold})}
          >
            Take the best threshold, {printThreshold(best.threshold)}
          </SmallButton>
        )}
      </div>
      <p className={styles.said}>
        {printEvents(at.signal)} signal and {printEvents(at.background)} background events are left
        {dataset.isSimulated ? ' in the whole sample' : ''}: S/√B = {printSignificance(worth)}, or{' '}
        {printSignificance(at.significance?.asimov)} as the Asimov significance. Without a choice
        S/√B is {printSignificance(none)}.
      </p>
      <div className={styles.pair}>
        <ChartFigure drawing={outputsDrawing(measured.outputs, threshold)} />
        <ChartFigure drawing={worthDrawing(measured.scan, threshold)} />
      </div>
    </section>
  );
}
