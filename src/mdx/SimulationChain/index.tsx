import type {ReactNode} from 'react';
import {caption, SimulationChain as Drawing} from '@site/src/figures/SimulationChain';
import {Figure} from '../Figure';

/** The figure of the same name with its caption; it is text, so it needs no words beside it. */
export function SimulationChain(): ReactNode {
  return (
    <Figure caption={caption}>
      <Drawing />
    </Figure>
  );
}
