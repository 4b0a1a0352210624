import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {isChoice} from '../../model/options';
import type {Analyser} from '../analyser';
import styles from './Controls.module.css';
import {hasSignal} from './plotStyle';
import {SignalField} from './SignalField';

const labels: Readonly<Record<string, string>> = {
  draw: 'Processes',
  axis: 'Scale',
  ratio: 'Lower panel',
  off: 'Off',
  on: 'Ratio',
  pull: 'Pull',
  stacked: 'stacked',
  overlaid: 'overlaid',
  normalised: 'normalised',
};

/** How all plots are drawn. */
export function Drawing({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {scheme, option, dispatch} = analyser;
  const choices = scheme.options
    .filter(isChoice)
    .filter(({name}) => ['draw', 'axis', 'ratio'].includes(name));
  return (
    <div className={styles.drawing} role="group" aria-label="Plot options">
      {choices.map(({name, values}) => (
        <ChoiceRow
          key={name}
          label={labels[name] ?? name}
          value={String(option(name))}
          options={values.map((value) => ({value, label: labels[value] ?? value}))}
          onChange={(value) => dispatch({type: 'do', action: {type: 'option', name, value}})}
        />
      ))}
      {hasSignal(analyser) && <SignalField analyser={analyser} />}
    </div>
  );
}
