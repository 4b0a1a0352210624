import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import type {Measure} from '../../model/statistics/measures';
import {BackgroundUncertainty} from './BackgroundUncertainty';
import type {Analyser} from '../analyser';
import {definitions, type Worth} from '../labels/worth';
import styles from './Controls.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly worth: Worth;
}

/** Which definition of the significance is used, with its formula and when to distrust it. */
export function Significance({analyser, worth}: Props): ReactNode {
  const {dispatch, option} = analyser;
  const wanted = option('measure') as Measure;
  const used = definitions.find(({id}) => id === worth.definition);
  const set = (name: string, value: string | number): void =>
    dispatch({type: 'do', action: {type: 'option', name, value}});
  return (
    <section className={styles.group} aria-label="Significance of the selection">
      <ChoiceRow
        label="Figure of merit"
        value={wanted}
        options={definitions.map(({id, label}) => ({value: id, label}))}
        onChange={(value) => set('measure', value)}
      />
      <BackgroundUncertainty analyser={analyser} />
      {used && (
        <p className={styles.remark}>
          <span className={styles.formula}>{used.formula}</span> {used.meaning} S and B are the
          expected events of signal and background after all cuts; the data points are not used.
        </p>
      )}
      {worth.warning && (
        <p className={styles.warning}>
          <strong>Warning:</strong> {worth.warning}.
        </p>
      )}
    </section>
  );
}
