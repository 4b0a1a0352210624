import type {ReactNode} from 'react';
import {LiveFigure} from '@site/src/components/LiveFigure';
import {AcceleratorChain as Drawing, caption} from '@site/src/figures/AcceleratorChain';

/** The figure of the same name, with its caption and its text alternative. */
export function AcceleratorChain(): ReactNode {
  return (
    <LiveFigure caption={caption}>
      <Drawing />
    </LiveFigure>
  );
}
