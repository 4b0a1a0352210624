import type {ReactNode} from 'react';
import {TopoClusters as Drawing, caption} from '@site/src/figures/TopoClusters';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it says in words what it shows. */
export function TopoClusters(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
