import type {ReactNode} from 'react';
import {caption, StandardModel as Drawing} from '@site/src/figures/StandardModel';
import {Fitted} from '@site/src/figures/stage';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name, with its caption and its text alternative. */
export function StandardModel(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
