import type {ReactNode} from 'react';
import {LiveFigure} from '@site/src/components/LiveFigure';
import {DetectorSection as Drawing, caption} from '@site/src/figures/DetectorSection';

/** The figure of the same name, with its caption and its text alternative. */
export function DetectorSection(): ReactNode {
  return (
    <LiveFigure caption={caption}>
      <Drawing />
    </LiveFigure>
  );
}
