import type {ReactNode} from 'react';
import type {Measure} from '../../model/statistics/measures';
import type {Analyser} from '../analyser';
import {definitions} from '../labels/figureOfMerit';

/** Chooses the figure of merit. */
export function MeasureSelect({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {option, dispatch} = analyser;
  // The purity is the last one.
  const options = definitions.map(({id, label}) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
  return (
    <select
      aria-label="Figure of merit"
      data-setting="measure"
      value={option('measure') as Measure}
      onChange={({target}) =>
        dispatch({type: 'do', action: {type: 'option', name: 'measure', value: target.value}})
      }
    >
      <optgroup label="Significance Z">{options.slice(0, -1)}</optgroup>
      <optgroup label="Purity">{options.slice(-1)}</optgroup>
    </select>
  );
}
