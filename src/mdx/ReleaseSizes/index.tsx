import type {ReactNode} from 'react';
import {alt, caption, ReleaseSizes as Drawing} from '@site/src/figures/ReleaseSizes';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function ReleaseSizes(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
