import type {ReactNode} from 'react';
import {caption, TriggerFlow as Drawing} from '@site/src/figures/TriggerFlow';
import {Fitted} from '@site/src/figures/stage';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name, with its caption and its text alternative. */
export function TriggerFlow(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
