import type {ReactNode} from 'react';
import {AntiKt as Drawing, caption} from '@site/src/figures/AntiKt';
import {ExplorableFigure} from '../Figure/Explorable';

/** The figure of the same name with its caption; it says in words what it shows. */
export function AntiKt(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
