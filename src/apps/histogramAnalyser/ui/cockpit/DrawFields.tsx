import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {isChoice} from '../../model/options';
import type {Analyser} from '../analyser';
import {BackgroundUncertainty} from '../view/BackgroundUncertainty';
import {hasSignal} from '../view/plotStyle';
import {SignalField} from '../view/SignalField';
import styles from './DrawFields.module.css';

const labels: Readonly<Record<string, string>> = {
  draw: 'Draw',
  axis: 'Scale',
  ratio: 'Panel',
  off: 'Off',
  on: 'Ratio',
  pull: 'Pull',
};

interface Props {
  readonly analyser: Analyser;
}

/** The drawing of all plots, and the settings of the figure of merit. */
export function DrawFields({analyser}: Props): ReactNode {
  const {scheme, option, dispatch} = analyser;
  const choices = scheme.options
    .filter(isChoice)
    .filter(({name}) => ['draw', 'axis', 'ratio'].includes(name));
  const set = (name: string, value: string | number): void =>
    dispatch({type: 'do', action: {type: 'option', name, value}});
  return (
    <div className={styles.fields} role="group" aria-label="Plot options">
      {choices.map(({name, values}) => (
        <div key={name} className={styles.row} data-setting={name}>
          <ChoiceRow
            label={labels[name] ?? name}
            value={String(option(name))}
            options={(name === 'axis' ? Array.from(values).reverse() : values).map((value) => ({
              value,
              label: labels[value] ?? value,
            }))}
            onChange={(value) => set(name, value)}
          />
          {name === 'axis' && hasSignal(analyser) && <SignalField analyser={analyser} />}
        </div>
      ))}
      <BackgroundUncertainty analyser={analyser} />
    </div>
  );
}
