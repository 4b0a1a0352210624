import type {ReactNode} from 'react';
import {alt, caption, BtagQuantiles as Drawing} from '@site/src/figures/BtagQuantiles';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function BtagQuantiles(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
