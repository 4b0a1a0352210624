import type {ReactNode} from 'react';
import {caption, invitation, HardScatter as Drawing} from '@site/src/figures/HardScatter';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it says in words what it shows. */
export function HardScatter(): ReactNode {
  return (
    <ExplorableFigure caption={caption} invitation={invitation}>
      <Drawing />
    </ExplorableFigure>
  );
}
