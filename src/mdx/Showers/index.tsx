import type {ReactNode} from 'react';
import {alt, caption, Showers as Drawing} from '@site/src/figures/Showers';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function Showers(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
