import type {ReactNode} from 'react';
import {caption, Centrality as Drawing} from '@site/src/figures/Centrality';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it says in words what it shows. */
export function Centrality(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
