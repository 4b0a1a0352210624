import type {ReactNode} from 'react';
import {caption, SimulationChain as Drawing} from '@site/src/figures/SimulationChain';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it is text, so it needs no words beside it. */
export function SimulationChain(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
