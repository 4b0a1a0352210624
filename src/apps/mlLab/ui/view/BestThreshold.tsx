import {useId, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import type {MeritScan, ScanPoint} from '../../model/results';
import {isWorthTaking, movedWords, ruleWords} from '../words/meritWords';
import {formatThreshold} from '../words/numbers';
import styles from './view.module.css';

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
  signalOverRootBackground: 'Take the best threshold',
  accuracy: 'Take the threshold with the highest accuracy',
};

/** The button for the best threshold, the rule by which it is found, and what came of taking it. */
export function BestThreshold({scan, at, onTake}: Props): ReactNode {
  const id = useId();
  const [move, setMove] = useState<Move | null>(null);
  const {best, merit} = scan;
  const isIdle = !isWorthTaking(at, scan);
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
          {ruleWords(scan)}
        </p>
        <p role="status" className={styles.said}>
          {isMoved && movedWords(move.before, move.best, merit)}
        </p>
      </div>
    </>
  );
}
