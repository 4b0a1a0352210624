import type {ReactNode} from 'react';
import {caption, AcceleratorChain as Drawing} from '@site/src/figures/AcceleratorChain';
import {Fitted} from '@site/src/figures/stage';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name, with its caption and its text alternative. */
export function AcceleratorChain(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
