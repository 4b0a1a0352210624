import type {ReactNode} from 'react';
import {LiveFigure} from '@site/src/components/LiveFigure';
import {TriggerFlow as Drawing, caption} from '@site/src/figures/TriggerFlow';

/** The figure of the same name, with its caption and its text alternative. */
export function TriggerFlow(): ReactNode {
  return (
    <LiveFigure caption={caption}>
      <Drawing />
    </LiveFigure>
  );
}
