import type {ReactNode} from 'react';
import {caption, invitation, HiggsDiagrams as Drawing} from '@site/src/figures/HiggsDiagrams';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it says in words what it shows. */
export function HiggsDiagrams(): ReactNode {
  return (
    <ExplorableFigure caption={caption} invitation={invitation}>
      <Drawing />
    </ExplorableFigure>
  );
}
