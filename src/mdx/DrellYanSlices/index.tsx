import type {ReactNode} from 'react';
import {alt, caption, DrellYanSlices as Drawing} from '@site/src/figures/DrellYanSlices';
import {Figure} from '../Figure';

/** The figure of the same name, with its caption and its text alternative. */
export function DrellYanSlices(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
