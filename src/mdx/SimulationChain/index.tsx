import type {ReactNode} from 'react';
import {caption, SimulationChain as Drawing, title} from '@site/src/figures/SimulationChain';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it is text, so it needs no words beside it. */
export function SimulationChain(): ReactNode {
  return (
    <ExplorableFigure title={title} caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
