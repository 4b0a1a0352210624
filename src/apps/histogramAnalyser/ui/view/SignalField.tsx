import type {ReactNode} from 'react';
import {formatCount} from '@site/src/kit/format/numbers';
import {largestFactor, offeredFactors} from '../../model/signalScale';
import type {Analyser} from '../analyser';
import styles from './SignalField.module.css';

interface Props {
  readonly analyser: Analyser;
}

/** The factor of the outline of the signal. */
export function SignalField({analyser}: Props): ReactNode {
  const {view, option, dispatch} = analyser;
  const chosen = String(option('signal'));
  const offered = offeredFactors(view).map(String);
  const factors = offered.includes(chosen) || /\D/.test(chosen) ? offered : [...offered, chosen];
  return (
    <select
      className={styles.signal}
      aria-label="Signal"
      title="Outline of the signal, scaled up so that it is visible"
      value={chosen}
      disabled={option('draw') !== 'stacked'}
      onChange={({target}) =>
        dispatch({type: 'do', action: {type: 'option', name: 'signal', value: target.value}})
      }
    >
      <option value="auto">signal × {formatCount(largestFactor(view))} (auto)</option>
      {factors.map((factor) => (
        <option key={factor} value={factor}>
          signal × {formatCount(Number(factor))}
        </option>
      ))}
      <option value="stacked">signal stacked</option>
    </select>
  );
}
