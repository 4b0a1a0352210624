import type {ReactNode} from 'react';
import {LiveFigure} from '@site/src/components/LiveFigure';
import {StandardModel as Drawing, caption} from '@site/src/figures/StandardModel';

/** The figure of the same name, with its caption and its text alternative. */
export function StandardModel(): ReactNode {
  return (
    <LiveFigure caption={caption}>
      <Drawing />
    </LiveFigure>
  );
}
