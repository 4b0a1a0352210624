import type {ReactNode} from 'react';
import {LiveFigure} from '@site/src/components/LiveFigure';
import {Coordinates as Drawing, caption} from '@site/src/figures/Coordinates';

/** The figure of the same name, with its caption and its text alternative. */
export function Coordinates(): ReactNode {
  return (
    <LiveFigure caption={caption}>
      <Drawing />
    </LiveFigure>
  );
}
