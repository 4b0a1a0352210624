import type {ReactNode} from 'react';
import type {Measure} from '../../model/statistics/measures';
import type {Analyser} from '../analyser';
import {definitions} from '../labels/worth';

/** Chooses the figure of merit. */
export function MeasureSelect({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {option, dispatch} = analyser;
  return (
    <select
      aria-label="Figure of merit"
      value={option('measure') as Measure}
      onChange={({target}) =>
        dispatch({type: 'do', action: {type: 'option', name: 'measure', value: target.value}})
      }
    >
      <optgroup label="Significance">
        {definitions
          .filter(({id}) => id !== 'purity')
          .map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </optgroup>
      <option value="purity">Purity</option>
    </select>
  );
}
