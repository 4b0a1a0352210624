import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import type {MeritScan, ScanPoint} from '../../model/results';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {meritDrawing} from '../drawings/meritCurve';
import {outputsDrawing} from '../drawings/outputs';
import type {Lab} from '../lab';
import {meritNames, presentWords, formatMerit, formatMeritValue} from '../words/meritWords';
import {formatExpected, formatSignificance, formatThreshold} from '../words/numbers';
import {BestThreshold} from './BestThreshold';
import {passingAt} from './passingAt';
import styles from './view.module.css';

/** What passes the threshold, and how good the selection is. */
function passingWords(at: ScanPoint, {merit, none}: MeritScan): string {
  const events = `${formatExpected(at.signal)} signal and ${formatExpected(at.background)} background events are left`;
  const value = `${meritNames[merit]} = ${formatMerit(at, merit)}`;
  const without = formatMeritValue(none, merit);
  return merit === 'accuracy'
    ? `${events}: ${value}. Always predicting the larger class has an accuracy of ${without}.`
    : `${events} in the whole sample: ${value}, or ${formatSignificance(at.significance?.asimov)} as the Asimov significance. Without a choice S/√B is ${without}.`;
}

/** The threshold, what comes out on either side of it, and its figure of merit. */
export function WorkingPoint({lab}: {readonly lab: Lab}): ReactNode {
  const {threshold, change, settle, dataset, trained, measured} = lab;
  if (!trained || !measured) return null;
  const {scan} = measured;
  const at = passingAt(dataset, trained, measured, threshold);
  return (
    <section className={styles.section} aria-label="Working point">
      <div className={styles.threshold}>
        <RangeField
          label="Threshold: call signal what scores at least"
          min={0}
          max={1}
          step={0.01}
          value={threshold}
          text={formatThreshold(threshold)}
          onChange={(value) => change({threshold: value}, true)}
          onRelease={settle}
        />
        <BestThreshold
          scan={scan}
          at={at}
          onTake={(best) => change({threshold: dataset.isSimulated ? null : best})}
        />
      </div>
      <p className={styles.said}>
        {passingWords(at, scan)} {presentWords(at, scan)}
      </p>
      <div className={styles.pair}>
        <PlotFigure drawing={outputsDrawing(measured.outputs, threshold)} />
        <PlotFigure drawing={meritDrawing(scan, threshold)} />
      </div>
    </section>
  );
}
