import type {ReactNode} from 'react';
import {caption, SystematicVariation as Drawing} from '@site/src/figures/SystematicVariation';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it says in words what it shows. */
export function SystematicVariation(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
