import type {ReactNode} from 'react';
import {Quantity} from '@site/src/plot/symbol';
import {formatCut} from '../../model/cuts/formatCut';
import {measuredBy, type Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import type {Analyser} from '../analyser';
import {hasSignal} from '../view/plotStyle';
import {definitions} from '../labels/figureOfMerit';
import {formatChange, formatStep} from './ratioText';
import styles from './ReadoutBar.module.css';

interface Props {
  readonly analyser: Analyser;
}

/** The effect of the last cut of the cut flow; a hint if there is none. */
export function LastCut({analyser}: Props): ReactNode {
  const {view, analysis, description, option} = analyser;
  const [before, after] = [view.flow.at(-2), view.flow.at(-1) as Step];
  const histogram = description.histograms.find(({dimension}) => dimension === after.cut);
  const filter = after.cut === null ? undefined : analysis.cuts.get(after.cut);
  if (!before || !histogram || !filter) {
    return (
      <div className={styles.last}>
        <p>No cuts yet</p>
        <p>
          Drag across a plot, or press <kbd>1</kbd> to{' '}
          <kbd>{Math.min(9, description.histograms.length)}</kbd>
        </p>
      </div>
    );
  }
  const measure = option('measure') as Measure;
  const change = (of: (step: Step) => number): string => formatChange(of(before), of(after));
  return (
    <div className={styles.last}>
      <p>
        Last cut: <Quantity label={formatCut(histogram, filter)} />{' '}
        <span className={styles.ghost}>before this cut</span>
      </p>
      <p>
        {hasSignal(analyser) && <b>S {change(({signal}) => signal.sumOfWeights)}</b>}
        <b>B {change(({background}) => background.sumOfWeights)}</b>
        {hasSignal(analyser) && (
          <b>
            {definitions.find(({id}) => id === measure)?.label}{' '}
            {formatStep(measure, measuredBy(measure, before), measuredBy(measure, after))}
          </b>
        )}
      </p>
    </div>
  );
}
