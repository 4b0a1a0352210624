import type {ReactNode} from 'react';
import {caption, DetectorSection as Drawing} from '@site/src/figures/DetectorSection';
import {Fitted} from '@site/src/figures/stage';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name, with its caption and its text alternative. */
export function DetectorSection(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
