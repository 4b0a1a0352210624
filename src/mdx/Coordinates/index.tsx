import type {ReactNode} from 'react';
import {caption, Coordinates as Drawing} from '@site/src/figures/Coordinates';
import {Fitted} from '@site/src/figures/stage';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name, with its caption and its text alternative. */
export function Coordinates(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
