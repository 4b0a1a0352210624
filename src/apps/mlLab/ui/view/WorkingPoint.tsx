import {type ReactNode, useId, useState} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import type {MeritScan, ScanPoint} from '../../model/results';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {meritDrawing} from '../drawings/meritCurve';
import {outputsDrawing} from '../drawings/outputs';
import type {Lab} from '../lab';
import {
  meritNames,
  describeComparison,
  formatMerit,
  formatMeritValue,
  hasBetterThreshold,
  describeMove,
  describeRule,
} from '../labels/meritLabels';
import {formatExpected, formatSignificance, formatThreshold} from '../labels/numbers';
import {passingAt} from './passingAt';
import styles from './view.module.css';
import {SmallButton} from '@site/src/components/SmallButton';

interface Props {
  readonly scan: MeritScan;
  /** The present threshold. */
  readonly at: ScanPoint;
  readonly onTake: (threshold: number) => void;
}

interface Move {
  readonly scan: MeritScan;
  readonly before: ScanPoint;
  readonly best: ScanPoint;
}

const labels: Readonly<Record<MeritScan['merit'], string>> = {
  signalOverRootBackground: 'Use the best threshold',
  accuracy: 'Use the threshold with the highest accuracy',
};

/** The button for the best threshold, the rule by which it is found, and the result of taking it. */
function BestThreshold({scan, at, onTake}: Props): ReactNode {
  const id = useId();
  const [move, setMove] = useState<Move | null>(null);
  const {best, merit} = scan;
  const isIdle = !hasBetterThreshold(at, scan);
  const isMoved = move?.scan === scan && move.best.threshold === at.threshold;
  const take = (): void => {
    if (isIdle || !best) return;
    setMove({scan, before: at, best});
    onTake(best.threshold);
  };
  return (
    <>
      {best && (
        <SmallButton aria-describedby={id} aria-disabled={isIdle} onClick={take}>
          {labels[merit]}, {formatThreshold(best.threshold)}
        </SmallButton>
      )}
      <div className={styles.rule}>
        <p id={id} className={styles.remark}>
          {describeRule(scan)}
        </p>
        <p role="status" className={styles.message}>
          {isMoved && describeMove(move.before, move.best, merit)}
        </p>
      </div>
    </>
  );
}

/** Events that pass the threshold, with the figure of merit of the selection. */
function describeSelection(at: ScanPoint, {merit, none}: MeritScan): string {
  const events = `${formatExpected(at.signal)} signal and ${formatExpected(at.background)} background events pass`;
  const value = `${meritNames[merit]} = ${formatMerit(at, merit)}`;
  const without = formatMeritValue(none, merit);
  return merit === 'accuracy'
    ? `${events}: ${value}. Always predicting the larger class gives an accuracy of ${without}.`
    : `${events} in the whole sample: ${value}; the Asimov significance is ${formatSignificance(at.significance?.asimov)}. Without a selection, S/√B is ${without}.`;
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
          label="Threshold: classify as signal with a score of at least"
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
      <p className={styles.message}>
        {describeSelection(at, scan)} {describeComparison(at, scan)}
      </p>
      <div className={styles.pair}>
        <PlotFigure drawing={outputsDrawing(measured.outputs, threshold)} />
        <PlotFigure drawing={meritDrawing(scan, threshold)} />
      </div>
    </section>
  );
}
