import type {ReactNode} from 'react';
import {caption, invitation, LuminosityBlocks as Drawing} from '@site/src/figures/LuminosityBlocks';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it says in words what it shows. */
export function LuminosityBlocks(): ReactNode {
  return (
    <ExplorableFigure caption={caption} invitation={invitation}>
      <Drawing />
    </ExplorableFigure>
  );
}
