import type {ReactNode} from 'react';
import {caption, JetCalibration as Drawing} from '@site/src/figures/JetCalibration';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it is text, so it needs no words beside it. */
export function JetCalibration(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
