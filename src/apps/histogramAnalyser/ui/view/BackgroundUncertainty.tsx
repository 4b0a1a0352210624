import type {ReactNode} from 'react';
import {NumberField} from '@site/src/kit/fields/NumberField';
import type {Analyser} from '../analyser';

interface Props {
  readonly analyser: Analyser;
}

/** The uncertainty of the background in percent, for the figure of merit that includes it. */
export function BackgroundUncertainty({analyser}: Props): ReactNode {
  const {option, dispatch} = analyser;
  if (option('measure') !== 'asimovWithUncertainty') return null;
  return (
    <NumberField
      label="Background uncertainty"
      unit="%"
      low={0}
      high={100}
      isInteger
      value={Number(option('uncertainty'))}
      onCommit={(value) =>
        dispatch({type: 'do', action: {type: 'option', name: 'uncertainty', value}})
      }
    />
  );
}
