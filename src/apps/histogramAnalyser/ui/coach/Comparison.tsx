import type {ReactNode} from 'react';
import {formatEvents} from '@site/src/kit/format/quantities';
import {meritOf} from '../../model/coach/counter';
import {cutsOn} from '../../model/coach/numbers';
import type {PlannedStep} from '../../model/coach/evaluate';
import type {Cuts} from '../../model/coach/types';
import {definitions, formatMeasure} from '../labels/figureOfMerit';
import styles from './Comparison.module.css';
import type {CoachState} from './useCoach';

interface Props {
  readonly state: CoachState;
  readonly planned: PlannedStep;
  /** Index among the steps, from 0. */
  readonly place: number;
  /** True for the figures of merit only, in one line. */
  readonly isCompact: boolean;
}

/** Signal, background and figure of merit before a step: those of the user and those of the guide. */
export function Comparison({state, planned, place, isCompact}: Props): ReactNode {
  const {count, analysis, measure, uncertainty} = state;
  const {before, step} = planned;
  if (!count || step.goal.kind !== 'cut' || before.size === 0) return null;
  const label = definitions.find(({id}) => id === measure)?.label;
  const meritText = (cuts: Cuts): string =>
    formatMeasure(measure, meritOf(count(cuts), measure, uncertainty));
  const yours = cutsOn(analysis.cuts, before);
  if (isCompact) {
    return (
      <p className={styles.line}>
        {label} after step {place}: <b>{meritText(yours)} yours</b> / {meritText(before)} guide’s
      </p>
    );
  }
  const row = (name: string, cuts: Cuts): ReactNode => {
    const counted = count(cuts);
    return (
      <tr>
        <th scope="row">{name}</th>
        <td>{formatEvents(counted.signal.sumOfWeights)}</td>
        <td>{formatEvents(counted.background.sumOfWeights)}</td>
        <td>{meritText(cuts)}</td>
      </tr>
    );
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">After step {place}</th>
          <th scope="col">S</th>
          <th scope="col">B</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {row('yours', yours)}
        {row('guide’s', before)}
      </tbody>
    </table>
  );
}
